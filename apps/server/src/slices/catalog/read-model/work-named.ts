import type { App } from '#platform/app.ts';
import type { Media } from '../media.ts';
import { OWN_SITE, type SiteId } from '../work-ids.ts';
import { shelfOf } from './shelf-of.ts';
import { type PlacedWork, workWithId } from './work-with-id.ts';

/** The work that a relation names, by an id at a site or by ours; null if it is not here. */
export const workNamed = (
  app: App,
  { medium, site, id }: SiteId & { medium: Media },
): PlacedWork | null => {
  if (site !== OWN_SITE) {
    const named = shelfOf(app, medium).byExternalId(site, id)[0];
    return named ? workWithId(app, named.id) : null;
  }
  const placed = workWithId(app, id.toLowerCase());
  return placed?.medium === medium ? placed : null;
};
