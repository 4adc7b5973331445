import { DAY_MS } from '#lib/time/durations.ts';
import type { StreamingLink } from './work-page.ts';

/** Where to watch, from one region or from anywhere. */
export interface Offers {
  readonly here: readonly StreamingLink[];
  readonly unstated: readonly StreamingLink[];
  readonly elsewhere: readonly StreamingLink[];
}

/**
 * Links to web pages, without duplicates, separated by whether they work in a region. Without a region, all links that state their regions
 * count as working.
 */
export function offersIn(links: readonly StreamingLink[], region: string | null): Offers {
  const web = [
    ...new Map(links.map((link) => [`${link.service} ${link.url}`, link])).values(),
  ].filter(({ url }) => /^https?:\/\//u.test(url));
  const stated = web.filter(({ regions }) => regions !== null && regions.length > 0);
  return {
    here: stated.filter(({ regions }) => region === null || regions?.includes(region)),
    unstated: web.filter(({ regions }) => regions === null || regions.length === 0),
    elsewhere: stated.filter(({ regions }) => region !== null && !regions?.includes(region)),
  };
}

/** The offers that have not ended. One that ends on a day is open until that day is over everywhere. */
export const openOffers = (links: readonly StreamingLink[], nowMs: number): StreamingLink[] =>
  links.filter(({ endsAt }) => {
    if (endsAt === null) return true;
    const isDay = endsAt.length === 'YYYY-MM-DD'.length;
    return Date.parse(endsAt) + (isDay ? 1.5 * DAY_MS : 0) > nowMs;
  });
