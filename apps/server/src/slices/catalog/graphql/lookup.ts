import { readId } from '#platform/ids.ts';
import type { App } from '#platform/app.ts';
import type { Media } from '../media.ts';
import { visibleTo } from '../policy.ts';
import type { Reader } from '../queries.ts';
import { shelfOf, type WorkOf } from '../read-model/shelf-of.ts';
import type { Shelf, Work } from '../read-model/shelf.ts';
import { refusal } from '#platform/reasons.ts';
import { knownSite } from './known-site.ts';

/** Seconds for which callers of one tier may share what the catalogue answers. */
export const CACHE_SECONDS = 60;

/** Works one request may ask for by their ids. */
export const MOST_IDS = 50;

/** An id as the catalogue writes it. @throws Refusal when it is none. */
export const idOf = (id: string): string => {
  const known = readId(id);
  if (known) return known;
  throw refusal('BAD_USER_INPUT', 'INVALID_ID', { id: id.slice(0, 64) });
};

/** A work by its id; null where there is none, or none the reader may see. @throws Refusal when it is no id. */
export const workById = <W extends Work>(shelf: Shelf<W>, id: string, reader: Reader): W | null => {
  const work = shelf.get(idOf(id));
  return work && visibleTo(reader)(work) ? work : null;
};

/** @throws Refusal when there are too many ids. */
const refuseTooMany = ({ length: count }: readonly unknown[]): void => {
  if (count <= MOST_IDS) return;
  throw refusal('BAD_USER_INPUT', 'TOO_MANY_ITEMS', { most: MOST_IDS, count, field: 'ids' });
};

/** Works by their ids, in the order of the ids. @throws Refusal when there are too many, or one is no id. */
export const worksByIds = <W extends Work>(
  shelf: Shelf<W>,
  ids: readonly string[],
  reader: Reader,
): (W | null)[] => {
  refuseTooMany(ids);
  return ids.map((id) => workById(shelf, id, reader));
};

interface IdAtSite {
  site: string;
  id: string;
}

/** The work an id of another site stands for, as far as the reader may see it. @throws Refusal if nobody knows the site */
export const workByExternalId = <M extends Media>(
  app: App,
  media: M,
  { site, id }: IdAtSite,
  reader: Reader,
): WorkOf[M] | null =>
  shelfOf(app, media)
    .byExternalId(knownSite(app, site), id)
    .find((work) => visibleTo(reader)(work)) ?? null;

/** The works some ids of other sites stand for, in the order of the ids. @throws Refusal if there are too many, or nobody knows a site */
export const worksByExternalIds = <M extends Media>(
  app: App,
  media: M,
  ids: readonly IdAtSite[],
  reader: Reader,
): (WorkOf[M] | null)[] => {
  refuseTooMany(ids);
  return ids.map((id) => workByExternalId(app, media, id, reader));
};
