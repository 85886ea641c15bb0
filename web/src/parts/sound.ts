/** Synthesised sounds of wood and paper; off by default. */
import { settings } from './settings.svelte';

type Sound = 'piece' | 'turn' | 'count';

/** Whether this browser can make sounds at all. */
export const CAN_SOUND = 'AudioContext' in globalThis;

let context: AudioContext | null = null;

export function sound(kind: Sound): void {
  if (!settings.is('sound') || !CAN_SOUND) return;
  context ??= opened();
  if (context === null) return; // the game is played without it
  if (kind === 'piece') knock(context, 180, 0.09);
  else if (kind === 'count') knock(context, 320, 0.05);
  else for (const [i, pitch] of [392, 523].entries()) chime(context, pitch, i * 0.12);
}

function opened(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null; // a device without an output for sound
  }
}

function knock(audio: AudioContext, pitch: number, seconds: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.setValueAtTime(pitch, audio.currentTime);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, audio.currentTime + seconds);
  volume.gain.setValueAtTime(0.4, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}

function chime(audio: AudioContext, pitch: number, delay: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const begin = audio.currentTime + delay;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.15, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + 0.5);
}
