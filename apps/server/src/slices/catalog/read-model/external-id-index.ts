import type { ExternalId } from '../model.ts';

interface Identified {
  readonly id: string;
  readonly externalIds: readonly ExternalId[];
}

/** Works by their ids at other sites; several works may share one. */
export interface ExternalIdIndex<W extends Identified> {
  /** Those that carry the id, the one it primarily stands for first. */
  get(site: string, id: string): readonly W[];
  put(work: W): void;
  drop(work: W): void;
}

/** An index of some works, to which others may be added. */
export const externalIdIndex = <W extends Identified>(works: Iterable<W>): ExternalIdIndex<W> => {
  const byKey = new Map<string, W[]>();
  const put = (work: W): void => {
    for (const { site, id, isPrimary } of work.externalIds) {
      const key = `${site}:${id}`;
      const sharing = byKey.get(key) ?? [];
      if (isPrimary) sharing.unshift(work);
      else sharing.push(work);
      byKey.set(key, sharing);
    }
  };
  for (const work of works) put(work);
  return {
    get: (site, id) => byKey.get(`${site}:${id}`) ?? [],
    put,
    drop: (work) => {
      for (const { site, id } of work.externalIds) {
        const key = `${site}:${id}`;
        const rest = (byKey.get(key) ?? []).filter((other) => other.id !== work.id);
        if (rest.length > 0) byKey.set(key, rest);
        else byKey.delete(key);
      }
    },
  };
};
