import type { Medium } from '../list/own-work.ts';

/** Sites where people look works up. Our status is shown there if they allow it, and nothing else is read. */
export const TRACKERS = [
  { name: 'AniList', pattern: 'https://anilist.co/*' },
  { name: 'MyAnimeList', pattern: 'https://myanimelist.net/*' },
  { name: 'TMDB', pattern: 'https://www.themoviedb.org/*' },
] as const;

export const isTracker = (pattern: string): boolean =>
  TRACKERS.some((site) => site.pattern === pattern);

/** A work as the address of a page names it. */
export interface PageOfWork {
  medium: Medium;
  /** Its address without its title, as servers look it up. */
  query: string;
}

const MEDIA: Readonly<Record<string, Medium>> = { anime: 'ANIME', manga: 'MANGA' };

const FORMS: Readonly<Record<string, RegExp>> = {
  'https://anilist.co': /^\/(?<kind>anime|manga)\/\d{1,10}(?=$|\/)/u,
  'https://myanimelist.net': /^\/(?<kind>anime|manga)\/\d{1,10}(?=$|\/)/u,
  'https://www.themoviedb.org':
    /^\/(?:tv|movie)\/(?<id>\d{1,10})(?:-[^/]*)?(?<season>\/season\/\d{1,4})?(?=$|\/)/u,
};

/** Works on pages of the web app. */
const OWN = /^\/(?<kind>anime|manga)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=$|\/)/u;

/** What a page shows; undefined if it is no work, or not on one of these sites. `servers` are the origins of web apps. */
export const pageOfWork = (address: string, servers: readonly string[]): PageOfWork | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const form = FORMS[origin] ?? (servers.includes(origin) ? OWN : undefined);
  const found = form?.exec(pathname);
  if (!found) return undefined;
  const { kind = 'anime', id, season = '' } = found.groups ?? {};
  const level = pathname.startsWith('/tv/') ? 'tv' : 'movie';
  const path = id === undefined ? found[0] : `/${level}/${id}${season}`;
  return { medium: MEDIA[kind] ?? 'ANIME', query: `${origin}${path}` };
};
