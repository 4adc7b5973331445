import type { AnimeFormat } from '#slices/catalog/index.ts';
import { separateSeasons } from './season-notation.ts';

/** A work, as far as its title may say which season of a show it is. */
export interface Season {
  native: string;
  format: AnimeFormat;
  beginMs: number;
}

interface Placed {
  index: number;
  season: Season;
  /** Season and part, as `separateSeasons` joins them. */
  numbers: string;
}

/** What is shown in seasons. Films and discs of one name may be anything. */
const SERIAL: ReadonlySet<AnimeFormat> = new Set(['TV', 'ONA']);

/** The title of the show, however its seasons space it and write their letters. */
const showOf = (base: string): string =>
  base
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** The numbers of the season or part before: 3 follows 2, 2 a first one that seldom says so, and the second part of a season the season. */
const numbersBefore = (numbers: string): string[] => {
  const [first, last] = numbers.split(',').map(Number);
  if (last !== undefined) return first === 2 && last >= 2 ? [String(last)] : [];
  if (!first || first < 2) return [];
  return first === 2 ? ['', '1'] : [String(first - 1)];
};

/** The last one that began before; the name of a show that is made anew is that of two. */
const before = ({ season, numbers }: Placed, ofShow: readonly Placed[]): number | null => {
  const wanted = numbersBefore(numbers);
  const [last] = ofShow
    .filter((other) => wanted.includes(other.numbers) && other.season.beginMs < season.beginMs)
    .toSorted((a, b) => b.season.beginMs - a.season.beginMs);
  return last?.index ?? null;
};

/** Of each work the index of the season or part before it; null where titles do not say that there is one. */
export const earlierSeasons = (works: readonly Season[]): (number | null)[] => {
  const placed = works.flatMap((season, index) => {
    const { base, numbers } = separateSeasons(season.native);
    const show = showOf(base);
    return SERIAL.has(season.format) && show !== '' ? [{ index, season, numbers, show }] : [];
  });
  const byShow = Map.groupBy(placed, ({ show }) => show);
  const earlier = works.map((): number | null => null);
  for (const one of placed) earlier[one.index] = before(one, byShow.get(one.show) ?? []);
  return earlier;
};
