export const HUES = 12;
export const TONES = ['deep', 'clear', 'pale'] as const;
export const PATTERNS = ['seigaiha', 'asanoha', 'shippo', 'uroko', 'kikko', 'yabane'] as const;
export const COMPOSITIONS = ['band', 'field', 'disc', 'slope'] as const;

/** The drawn cover of a work: its hue, tone, traditional pattern and arrangement. */
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

/** The size of a title: short titles fill the cover, and long ones still fit. In horizontal text, the longest word counts too. */
export function titleSize(title: string, direction: 'across' | 'down'): TitleSize {
  const { length } = title;
  if (direction === 'down') return sizeWithin(length, [6, 14, 30]);
  const longest = Math.max(...title.split(/[\s-]+/u).map(lettersOf));
  return sizeWithin(Math.max(longest * LETTERS_A_LINE, length), [24, 35, 54]);
}

/** The length of a word in letters, with a wider factor for capitals. */
function lettersOf(word: string): number {
  return word.length + CAPITAL_MORE * (word.match(/\p{Lu}/gu)?.length ?? 0);
}

const CAPITAL_MORE = 0.25;

/** In horizontal text, a word counts like a text of this many times its letters, because a word cannot be broken. */
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
  // FNV's low bits are weak for short, similar ids. One more mix separates neighbours.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
