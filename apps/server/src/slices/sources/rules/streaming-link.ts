import type { StreamingLink } from '#slices/catalog/index.ts';
import { dayInJapan, MIDNIGHT_IN_CHINA, MIDNIGHT_IN_JAPAN, timeOfDay } from './calendar.ts';

/** A site as bangumi-data describes it. */
export interface StreamingSite {
  urlTemplate: string;
  regions: readonly string[] | null;
}

/** Where a work can be watched, as bangumi-data writes it. */
export interface StreamingEntry {
  site: string;
  id: string | null;
  url: string | null;
  beginMs: number | null;
  regions: readonly string[] | null;
}

/** A midnight is a day, no hour. */
const MIDNIGHTS = new Set([MIDNIGHT_IN_JAPAN, MIDNIGHT_IN_CHINA]);
/** Sites whose regions follow from their address only. */
const REGIONS_BY_ADDRESS: Record<string, readonly string[]> = { prime: ['JP'] };

/** The address if it is one of the web, else null. */
export const webAddress = (text: string): string | null => {
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};

const startOf = (beginMs: number): string =>
  MIDNIGHTS.has(timeOfDay(beginMs)) ? dayInJapan(beginMs) : new Date(beginMs).toISOString();

const addressOf = (entry: StreamingEntry, site: StreamingSite): string | null => {
  if (entry.url !== null) return webAddress(entry.url);
  const { id } = entry;
  return id === null ? null : webAddress(site.urlTemplate.replace('{{id}}', () => encodeURI(id)));
};

/** The link of an entry, null when its address is none of the web. */
export const streamingLink = (entry: StreamingEntry, site: StreamingSite): StreamingLink | null => {
  const url = addressOf(entry, site);
  const regions = entry.regions ?? site.regions ?? REGIONS_BY_ADDRESS[entry.site] ?? null;
  return url === null
    ? null
    : {
        service: entry.site,
        url,
        regions: regions && [...new Set(regions)],
        startsAt: entry.beginMs === null ? null : startOf(entry.beginMs),
      };
};
