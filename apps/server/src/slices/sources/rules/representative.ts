import { isOfOneDay } from './format.ts';
import type { Run } from './run.ts';

/** What decides which of several works an id stands for. */
export interface Bearer {
  run: Run;
  ids: readonly { site: string; id: string }[];
}

/** Films and television series, not their specials, discs and web shorts. */
const isRegular = (run: Run): boolean =>
  run.format === 'MOVIE' || (run.format === 'TV' && !isOfOneDay(run));

const outranks = (a: Run, b: Run): boolean =>
  isRegular(a) === isRegular(b) ? a.beginMs < b.beginMs : isRegular(a);

/**
 * Ids may be shared: parts of a film, seasons of a show. Tells, of each id, which work it stands for: the earliest film
 * or television series, else the earliest of all; among equals the first.
 */
export const representatives = <T extends Bearer>(
  works: Iterable<T>,
): { isPrimary: (work: T, id: { site: string; id: string }) => boolean } => {
  const sites = new Map<string, Map<string, T>>();
  for (const work of works) {
    for (const { site, id } of work.ids) {
      const best = sites.get(site) ?? new Map<string, T>();
      sites.set(site, best);
      const rival = best.get(id);
      if (!rival || outranks(work.run, rival.run)) best.set(id, work);
    }
  }
  return { isPrimary: (work, { site, id }) => sites.get(site)?.get(id) === work };
};
