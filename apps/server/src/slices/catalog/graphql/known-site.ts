import type { App } from '#platform/app.ts';
import { EXTERNAL_SITES } from '../external-sites.ts';
import { MEDIA } from '../media.ts';
import { shelfOf } from '../read-model/shelf-of.ts';
import { refusal } from '../reasons.ts';

/** A site as the catalogue writes it. @throws Refusal if it is none of ours, and no work of either medium has an id there */
export const knownSite = (app: App, asked: string): string => {
  const site = asked.toLowerCase();
  if (EXTERNAL_SITES.some((known) => known === site)) return site;
  const added = MEDIA.flatMap((media) => shelfOf(app, media).externalSites());
  if (added.includes(site)) return site;
  throw refusal('BAD_USER_INPUT', 'EXTERNAL_SITE_UNKNOWN', {
    site: asked.slice(0, 40),
    choices: [...new Set([...EXTERNAL_SITES, ...added])].toSorted().join(', '),
    field: 'site',
  });
};
