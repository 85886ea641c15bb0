/** Positions of For Northwood! as drawings: the fiefs, the ruler, the piles and the hand. */
import type { View } from '../../api/protocol';
import { BACK, card, DUSK, forest, HEIGHT as CARD_HEIGHT, WIDTH as CARD_WIDTH } from './draw/cards';
import { badge, portrait, seal } from './draw/portrait';
import { Drawings, type Scenes, type Thing } from '../../draw/stage';
import { star } from './draw/suits';
import type { Ally, Fief, NorthwoodView } from './view';

const WIDTH = 1600;
const HEIGHT = 1000;
const GAP = (WIDTH - 80) / 8;

export function scenes(views: readonly View[]): Scenes {
  const drawings = new Drawings();
  const things = views.map((view) => new Clearing(view as NorthwoodView, drawings).things);
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: `${drawings.defined}${forest(WIDTH, HEIGHT, DUSK)}`,
    things,
  };
}

/** One position, with drawings that it shares with others. */
class Clearing {
  constructor(
    private readonly view: NorthwoodView,
    private readonly drawings: Drawings,
  ) {}

  get things(): Thing[] {
    const { view } = this;
    const ruler = view.fief === undefined ? null : (view.fiefs?.[view.fief]?.ruler ?? null);
    return [
      ...(view.fiefs ?? []).map((fief) => this.fief(fief)),
      ...(view.allies ?? []).map((ally, slot) => this.ally(ally, slot)),
      ...(ruler ? [placed(620, 300, 1.05, portrait(ruler, 214, 296, 0, true))] : []),
      ...(view.deck ? this.piles() : []),
      ...(view.hand ?? []).map((code, i, hand) => this.held(code, i, hand.length)),
      {
        layer: 0,
        svg:
          star(WIDTH - 120, 44, 20, '#F2C14E', '#7A5206') +
          `<text x="${WIDTH - 72}" y="56" class="numeral" font-size="34" fill="#F4ECD8">${view.stars ?? 0}</text>`,
      },
    ];
  }

  private fief({ fief, fate, ruler, worth }: Fief): Thing {
    const now = fief === this.view.fief;
    const lost = fate === 'lost';
    const [fill, line] = lost ? ['none', '#AFBCB0'] : fate === 'won' ? ['#E7AE2B', '#7A5206'] : ['#FFF8E1', '#8E7A4C'];
    const stars = Array.from({ length: worth }, (_, i) => star(74 + (i - (worth - 1) / 2) * 24, 186, 10, fill, line));
    const picture =
      lost || !ruler
        ? '<rect width="148" height="138" rx="8" fill="none" stroke="#AFBCB0" stroke-width="2" stroke-dasharray="8 7"/>'
        : this.drawings.use(
            `ruler ${ruler}`,
            () => portrait(ruler, 148, 138, 8, false, 0.05) + badge(ruler, 20, 24, 15) + seal(ruler, 128, 20, 14),
          );
    const medal =
      `<circle cx="74" cy="140" r="27" fill="${now ? '#F2C14E' : lost ? '#1A2E2E' : '#EFE3C4'}" stroke="#6B5426" stroke-width="2"/>` +
      `<text x="74" y="152" class="numeral" font-size="33" fill="${lost ? '#C3CCBC' : '#2A2A24'}">${fief}</text>`;
    const glow = now
      ? '<rect x="-6" y="-6" width="160" height="150" rx="12" fill="none" stroke="#F2C14E" stroke-width="5"/>'
      : '';
    const x = 40 + fief * GAP + (GAP - 148) / 2;
    return placed(x, 84, 1, glow + picture + medal + stars.join(''));
  }

  private ally({ ally, substitute, ready }: Ally, slot: number): Thing {
    const who = substitute ?? ally;
    const drawing = this.drawings.use(
      `ally ${who}`,
      () => portrait(who, 110, 130, 8) + badge(who, 18, 22, 13) + seal(who, 94, 18, 12),
    );
    const [x, y] = [60 + (slot % 2) * 140, 320 + Math.floor(slot / 2) * 150];
    return placed(x, y, 1, `<g opacity="${ready ? 1 : 0.4}">${drawing}</g>`);
  }

  private piles(): Thing[] {
    const { deck, discard = [], score = [], statement, fief } = this.view;
    const said = statement ?? discard.at(-1);
    const scored = score.at(-1);
    return [
      placed(
        920,
        330,
        0.95,
        this.drawings.use('back', () => BACK),
      ),
      label(990, 570, String(deck!.count)),
      ...(said ? [placed(1130, 330, 0.95, this.card(said))] : []),
      ...(scored ? [placed(1380, 330, 0.95, this.card(scored))] : []),
      label(1450, 570, `${score.length} / ${fief}`),
    ];
  }

  private held(code: string, i: number, count: number): Thing {
    const width = CARD_WIDTH * 0.92;
    const gap = Math.min(width + 12, (WIDTH - 240 - width) / Math.max(1, count - 1));
    const x = Math.round(WIDTH / 2 + (i - (count - 1) / 2) * gap - width / 2);
    const y = HEIGHT - CARD_HEIGHT - 40;
    return placed(x, y, 0.92, this.card(code), 1 + i);
  }

  private card(code: string): string {
    const trump = this.view.trump ?? null;
    return this.drawings.use(`card ${code} ${code[1] === trump}`, () => card(code, trump));
  }
}

function placed(x: number, y: number, scale: number, svg: string, layer = 0): Thing {
  return { layer, svg: `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>` };
}

function label(x: number, y: number, text: string): Thing {
  return { layer: 0, svg: `<text x="${x}" y="${y}" class="numeral" font-size="30" fill="#F4ECD8">${text}</text>` };
}
