import { BoundedMap } from '#platform/bounded-map.ts';

/** Whether a work may be shown. One function stands for each kind of caller. */
export type Accept<W> = (work: W) => boolean;

interface Ranking<W> {
  /** How many were asked for. */
  most: number;
  found: readonly W[];
}

/** Queries kept for each kind of caller; a page of matches takes some 200 bytes. */
const MOST_QUERIES = 2_000;

/**
 * What was found for the queries of late: people type the same, turn to the next page, and ask for the count beside the page.
 * It holds until the catalogue changes.
 */
export class RankingCache<W> {
  #rankings = new WeakMap<Accept<W>, BoundedMap<string, Ranking<W>>>();

  /** The best matches, ranked anew only when fewer are known. */
  best(
    { query, most, accept }: { query: string; most: number; accept: Accept<W> },
    rank: () => W[],
  ): readonly W[] {
    const rankings = this.#of(accept);
    const known = rankings.get(query);
    if (known && (known.most >= most || known.found.length < known.most)) {
      return known.found.slice(0, most);
    }
    const found = rank();
    rankings.set(query, { most, found });
    return found;
  }

  clear(): void {
    this.#rankings = new WeakMap();
  }

  #of(accept: Accept<W>): BoundedMap<string, Ranking<W>> {
    const known = this.#rankings.get(accept);
    if (known) return known;
    const made = new BoundedMap<string, Ranking<W>>({ entries: MOST_QUERIES });
    this.#rankings.set(accept, made);
    return made;
  }
}
