/** What is the same in every moment, a scene that tells something before the game goes on: it can be cut short. */
import type { Attachment } from 'svelte/attachments';
import { settings } from './settings.svelte';

/** The name of the animation that counts down to going on, which is not cut short. */
export const COUNTDOWN = 'countdown';

const SKIPS = ['Enter', ' ', 'Escape'];
const CONTROLS = 'button, a, summary, [role=button]';
const ELSEWHERE = 'dialog, input, select, textarea';

interface Scene {
  /** Goes on with the game. */
  onnext: () => void;
  /** Jumps to the end of what is not animated by style sheets; returns whether something was still to come. */
  onskip?: () => boolean;
}

/** For the section of a scene: a click or a key first ends what still moves; Enter, Space and Escape then go on. */
export function moment({ onnext, onskip }: Scene): Attachment<HTMLElement> {
  return (section) => {
    const skip = (): boolean => {
      const moved = finishAnimations(section.closest('main') ?? section);
      return (onskip?.() ?? false) || (moved && settings.lively); // a short fade need not be waited for
    };
    const keydown = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (!SKIPS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || target.closest(ELSEWHERE))
        return;
      if (document.querySelector('dialog[open]')) return;
      const moved = skip();
      if (event.key !== 'Escape' && target.closest(CONTROLS)) return; // it is pressed
      event.preventDefault();
      event.stopPropagation(); // what the key does at other times is not meant
      if (!moved) onnext();
    };
    addEventListener('keydown', keydown, { capture: true });
    // not when the pointer goes down: a button that still moves would jump away from under it, and miss the click
    addEventListener('click', skip, { capture: true });
    return () => {
      removeEventListener('keydown', keydown, { capture: true });
      removeEventListener('click', skip, { capture: true });
    };
  };
}

/** Brings all animations below an element to their end; returns whether there were any. */
function finishAnimations(root: Element): boolean {
  const moving = root
    .getAnimations({ subtree: true })
    .filter((each) => each.id !== COUNTDOWN && each.playState !== 'finished')
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity))
    .filter((each) => !(each instanceof CSSTransition));
  for (const each of moving) each.finish();
  return moving.length > 0;
}
