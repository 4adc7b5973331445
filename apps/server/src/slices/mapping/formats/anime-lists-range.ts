import type { MappingKind } from '../model.ts';
import type { Listing } from './listed.ts';

/** A `mapping` element: a range of an entry's episodes with an offset, and pairs `;own-external+external;`. */
export interface StatedRange {
  kind: MappingKind;
  /** 1 for the regular episodes of the entry, 0 for its extras. */
  anidbSeason: number;
  season: number;
  start: number | undefined;
  end: number | undefined;
  offset: number;
  pairs: string;
}

interface Pair {
  own: number;
  external: number[];
}

interface Stretch {
  from: number;
  to: number | null;
}

const PAIR = /^(\d{1,5})-(\d{1,5}(?:\+\d{1,5})*)$/u;

const pairsOf = (text: string): { pairs: Pair[]; broken: string[] } => {
  const pairs: Pair[] = [];
  const broken: string[] = [];
  for (const piece of text.split(';').map((part) => part.trim())) {
    const [, own, external] = PAIR.exec(piece) ?? [];
    if (own !== undefined && external !== undefined) {
      // 0 means that the other database does not have the episode
      const numbers = external
        .split('+')
        .map(Number)
        .filter((number) => number > 0);
      pairs.push({ own: Number(own), external: numbers });
    } else if (piece !== '') broken.push(piece);
  }
  return { pairs, broken };
};

/**
 * What the pairs say about each external episode: it is a part of one of the entry's episodes, exactly one, or several consecutive ones.
 */
const placesOf = (pairs: readonly Pair[]) => {
  const stated = pairs.flatMap(({ own, external }) =>
    external.map((number, i) => ({ number, own, partial: i < external.length - 1 })),
  );
  return [...Map.groupBy(stated, ({ number }) => number)].flatMap(([number, of]) => {
    const whole = of
      .filter(({ partial }) => !partial)
      .map(({ own }) => own)
      .sort((a, b) => a - b);
    const [first = 0] = whole;
    const areOne = whole.every((own, i) => own === first + i);
    if (whole.length > 1 && areOne)
      return [{ number, own: first, parts: -whole.length, partial: false }];
    return of.map(({ own, partial }) => ({ number, own, parts: 1, partial }));
  });
};

/** The range that an element states; null if it only has pairs. */
const rangeOf = ({ start, end, offset }: StatedRange): Stretch | null =>
  start === undefined && end === undefined && offset === 0
    ? null
    : { from: start ?? 1, to: end ?? null };

/** Adds the statements of an entry about one show. Pairs rank above ranges, and extras are never recorded. */
export const addStatedRanges = (
  listing: Listing,
  entry: string,
  { id, ranges }: { id: number; ranges: readonly StatedRange[] },
): void => {
  for (const stated of ranges) {
    const { kind, season, offset, anidbSeason } = stated;
    const place = { kind, id, season, special: anidbSeason === 0 };
    const { pairs, broken } = pairsOf(stated.pairs);
    for (const piece of broken)
      listing.refuse(`${entry} mapping`, `"${piece}" is no pair of episodes`);
    for (const { number, own, parts, partial } of placesOf(pairs)) {
      listing.show(entry, {
        ...place,
        from: number,
        to: number,
        animeFrom: own,
        parts,
        partial,
        priority: 3,
      });
    }
    const range = rangeOf(stated);
    if (!range) continue;
    if (range.to !== null && range.to < range.from)
      listing.refuse(`${entry} mapping`, 'ends before it starts');
    else {
      const to = range.to === null ? null : range.to + offset;
      listing.show(entry, {
        ...place,
        from: range.from + offset,
        to,
        animeFrom: range.from,
        priority: 2,
      });
    }
  }
};

/** The episodes left to the default season: the regular ones that no element places elsewhere. */
export const defaultStretches = (ranges: readonly StatedRange[]): Stretch[] => {
  const ofRun = ranges.filter(({ anidbSeason }) => anidbSeason === 1);
  const taken = ofRun
    .flatMap((stated): Stretch[] => {
      const own = pairsOf(stated.pairs).pairs.map((pair) => ({ from: pair.own, to: pair.own }));
      const range = rangeOf(stated);
      return range ? [...own, range] : own;
    })
    .sort((a, b) => a.from - b.from);
  const free: Stretch[] = [];
  let from = 1;
  for (const { from: start, to } of taken) {
    if (start > from) free.push({ from, to: start - 1 });
    if (to === null) return free;
    from = Math.max(from, to + 1);
  }
  return [...free, { from, to: null }];
};
