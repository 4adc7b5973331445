import type { ExternalId } from '../model.ts';
import { listOf, sharedBy, type Sharing } from './sharing.ts';

interface Identified {
  readonly id: string;
  readonly externalIds: readonly ExternalId[];
}

/** Works by their ids at other sites; several works may share one. */
export interface ExternalIdIndex<W extends Identified> {
  /** Those that carry the id, the one it primarily stands for first. */
  get(site: string, id: string): readonly W[];
  /** The sites at which any work has an id. */
  sites(): string[];
  put(work: W): void;
  drop(work: W): void;
}

/** An index of some works, to which others may be added. */
export const externalIdIndex = <W extends Identified>(works: Iterable<W>): ExternalIdIndex<W> => {
  const sites = new Map<string, Map<string, Sharing<W>>>();
  const at = (site: string): Map<string, Sharing<W>> => {
    const known = sites.get(site) ?? new Map<string, Sharing<W>>();
    sites.set(site, known);
    return known;
  };
  const put = (work: W): void => {
    for (const { site, id, isPrimary } of work.externalIds) {
      const byId = at(site);
      const before = byId.get(id);
      if (before === undefined) byId.set(id, work);
      else byId.set(id, isPrimary ? [work, ...listOf(before)] : [...listOf(before), work]);
    }
  };
  for (const work of works) put(work);
  return {
    get: (site, id) => listOf(sites.get(site)?.get(id)),
    sites: () => [...sites].flatMap(([site, { size }]) => (size > 0 ? site : [])),
    put,
    drop: (work) => {
      for (const { site, id } of work.externalIds) {
        const rest = listOf(at(site).get(id)).filter((other) => other.id !== work.id);
        const kept = sharedBy(rest);
        if (kept === undefined) at(site).delete(id);
        else at(site).set(id, kept);
      }
    },
  };
};
