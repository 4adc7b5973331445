/** A Chinese character in a reading: its sound is not known, any short run of letters will do. */
export const ANY_READING = '*';

const READING_LETTERS = 7;
const USUAL_READING_LETTERS = 4;
const COST = {
  vowel: 0.25,
  r: 0.5,
  consonant: 1,
  neighbour: 0.4,
  skippedReading: 3,
  shortReading: 0.5,
};

const VOWELS = 'aiueoyhw';
const NEIGHBOURS = ['kg', 'td', 'bp', 'bh', 'ph', 'nm', 'sd', 'st', 'tk'] as const;

/** Sounds are ASCII: a table of all pairs. */
const CODES = 128;
const codeOf = (sound: string): number => sound.charCodeAt(0) & (CODES - 1);

const DROP_COSTS = new Float64Array(CODES).fill(COST.consonant);
DROP_COSTS[codeOf('r')] = COST.r;
DROP_COSTS[codeOf(ANY_READING)] = COST.skippedReading;
for (const vowel of VOWELS) DROP_COSTS[codeOf(vowel)] = COST.vowel;

const SWAP_COSTS = new Float64Array(CODES * CODES).fill(COST.consonant);
for (const a of VOWELS) {
  for (const b of VOWELS) SWAP_COSTS[codeOf(a) * CODES + codeOf(b)] = COST.vowel;
}
for (const pair of NEIGHBOURS) {
  const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
  SWAP_COSTS[a * CODES + b] = COST.neighbour;
  SWAP_COSTS[b * CODES + a] = COST.neighbour;
}
for (let code = 0; code < CODES; code++) SWAP_COSTS[code * CODES + code] = 0;

const READING_COSTS = Array.from({ length: READING_LETTERS + 1 }, (_, letters) =>
  letters === 1 ? COST.shortReading : Math.max(0, letters - USUAL_READING_LETTERS) * COST.neighbour,
);

/** Costs of all beginnings; longer texts than it has room for are no titles. */
let costs = new Float64Array(1 << 14);

/**
 * The least cost of turning a reading (sounds and `ANY_READING`s) into the sounds of a Latin text. `within` asks for the
 * best part of the reading instead of all of it.
 */
export const soundDistance = (reading: string, sound: string, { within = false } = {}): number => {
  const width = reading.length + 1;
  const size = width * (sound.length + 1);
  if (size > costs.length) costs = new Float64Array(size);
  costs[0] = 0;
  for (let i = 1; i < width; i++) {
    costs[i] = within ? 0 : costs[i - 1]! + DROP_COSTS[reading.charCodeAt(i - 1)]!;
  }
  for (let row = 1; row <= sound.length; row++) fillRow(reading, sound.charCodeAt(row - 1), row);
  const last = size - width;
  if (!within) return costs[size - 1]!;
  return Math.min(...costs.subarray(last, size));
};

const fillRow = (reading: string, letter: number, row: number): void => {
  const width = reading.length + 1;
  const start = row * width;
  const extra = DROP_COSTS[letter]!;
  costs[start] = costs[start - width]! + extra;
  for (let i = 1; i < width; i++) {
    const at = start + i;
    const unit = reading.charCodeAt(i - 1);
    const gap = Math.min(costs[at - 1]! + DROP_COSTS[unit]!, costs[at - width]! + extra);
    const match =
      unit === ANY_READING_CODE
        ? bestReading(at - 1, width, row)
        : costs[at - 1 - width]! + SWAP_COSTS[unit * CODES + letter]!;
    costs[at] = Math.min(gap, match);
  }
};

const ANY_READING_CODE = codeOf(ANY_READING);

/** The least cost when a character takes the last one to seven letters. */
const bestReading = (before: number, width: number, row: number): number => {
  let best = Infinity;
  for (let letters = Math.min(READING_LETTERS, row); letters >= 1; letters--) {
    best = Math.min(best, costs[before - letters * width]! + READING_COSTS[letters]!);
  }
  return best;
};
