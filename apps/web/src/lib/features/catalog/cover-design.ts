export const HUES = 12;
export const TONES = ['deep', 'clear', 'pale'] as const;
export const PATTERNS = ['seigaiha', 'asanoha', 'shippo', 'uroko', 'kikko', 'yabane'] as const;
export const COMPOSITIONS = ['band', 'field', 'disc', 'slope'] as const;

/** The cover of a work without cover art: which hue, tone, traditional pattern and arrangement it is drawn in. */
export interface CoverDesign {
  readonly hue: number;
  readonly tone: (typeof TONES)[number];
  readonly pattern: (typeof PATTERNS)[number];
  readonly composition: (typeof COMPOSITIONS)[number];
}

/** One id always gives the same design. */
export function coverDesign(id: string): CoverDesign {
  const hash = fnv1a(id);
  return {
    hue: hash % HUES,
    tone: pick(TONES, hash >>> 4),
    pattern: pick(PATTERNS, hash >>> 11),
    composition: pick(COMPOSITIONS, hash >>> 19),
  };
}

export type TitleSize = 'large' | 'medium' | 'small' | 'tiny';

/** How large a title may be set: short ones fill the cover, long ones still have to fit. Across, the longest word decides too. */
export function titleSize(title: string, direction: 'across' | 'down'): TitleSize {
  const { length } = title;
  if (direction === 'down') return sizeWithin(length, [6, 14, 30]);
  const longest = Math.max(...title.split(/[\s-]+/u).map(lettersOf));
  return sizeWithin(Math.max(longest * LETTERS_A_LINE, length), [24, 35, 60]);
}

/** Letters of a word, capitals counted as wide as they are. */
function lettersOf(word: string): number {
  return word.length + CAPITAL_MORE * (word.match(/\p{Lu}/gu)?.length ?? 0);
}

const CAPITAL_MORE = 0.25;

/** A word as long as this many times its letters fills the cover as a text of that length does. */
const LETTERS_A_LINE = 3.4;

function sizeWithin(
  length: number,
  [large, medium, small]: readonly [number, number, number],
): TitleSize {
  if (length <= large) return 'large';
  if (length <= medium) return 'medium';
  return length <= small ? 'small' : 'tiny';
}

function pick<const Items extends readonly [unknown, ...unknown[]]>(
  items: Items,
  number: number,
): Items[number] {
  return items[number % items.length];
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV's low bits are weak on short, similar ids; one more mix spreads neighbours apart.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
