import { EditPattern } from './edit-distance.ts';
import { compact, type FoldedText } from './fold.ts';
import { foldRomaji } from './romaji.ts';

/** A query for whichever season. */
export const ANY_SEASON = 0;

const MARKERS: ReadonlyMap<string, 's' | 'p'> = new Map([
  ['season', 's'],
  ['s', 's'],
  ['part', 'p'],
  ['cour', 'p'],
]);
const ORDINALS: ReadonlyMap<string, number> = new Map(
  ['first', 'second ii', 'third iii', 'fourth iv', 'fifth', 'sixth vi'].flatMap((row, i) =>
    row.split(' ').map((word) => [foldRomaji(word), i + 1] as const),
  ),
);
/** A digit, a season token, an ordinal and what mistyping leaves of one. */
const NUMBER = /^s?([1-9])[a-z]{0,3}$/;
/** Ordinals long enough to be known by all but one of their letters. */
const LONG_ORDINALS = [...ORDINALS]
  .filter(([word]) => word.length >= 5)
  .map(([word, number]) => ({ pattern: new EditPattern(word), number }));

const SEASON = new EditPattern('season');
/** Of `season`, where a number says that it is meant. */
const SEASON_ERRORS = 2;
const LEAST_SEASON = 5;

/** A query whose words of a season stand apart or are mistyped, as in `season kanojo 2` and `haikyuu 2nd esason`. */
export interface LooseSeason {
  folded: FoldedText;
  /** The season asked for, `ANY_SEASON` when only the word is there. */
  season: number;
}

/** Brings the words of a season together, at the end where titles have them; null when there are none, or no others. */
export function gatherSeason(text: string): LooseSeason | null {
  const words = text.split(' ');
  const hasMarker = words.some((word) => MARKERS.has(word));
  const numberAmong = (word: string) =>
    numberOf(word) ?? (hasMarker ? mistypedOrdinal(word) : undefined);
  const number = words.map(numberAmong).find((value) => value !== undefined);
  const isMarker = (word: string) =>
    MARKERS.has(word) || (number !== undefined && resemblesSeason(word));
  // Nothing stands for a first season, so that `first` alone is a word like any other.
  if (number === 1 && !words.some(isMarker)) return null;
  // A lone `s` may be all of the title, as in `railgun s`.
  if (number === undefined && !words.some((word) => word.length > 1 && MARKERS.has(word)))
    return null;
  const others = words.filter((word) => !isMarker(word) && numberAmong(word) === undefined);
  if (others.length === 0 || others.length === words.length) return null;
  const letter = words.map((word) => MARKERS.get(word)).find((one) => one !== undefined) ?? 's';
  const token = number === undefined || number === 1 ? '' : ` ${letter}${number}`;
  const gathered = `${others.join(' ')}${token}`;
  if (gathered === text) return null;
  return {
    folded: { text: gathered, spelling: compact(gathered) },
    season: number ?? ANY_SEASON,
  };
}

function numberOf(word: string): number | undefined {
  const digit = NUMBER.exec(word)?.[1];
  return digit === undefined ? ORDINALS.get(word) : Number(digit);
}

function mistypedOrdinal(word: string): number | undefined {
  return LONG_ORDINALS.find(({ pattern }) => pattern.distanceTo(word).whole <= 1)?.number;
}

function resemblesSeason(word: string): boolean {
  return word.length >= LEAST_SEASON && SEASON.distanceTo(word).whole <= SEASON_ERRORS;
}
