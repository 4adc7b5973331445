import type { WorkKind } from './work.ts';

export interface ExternalLink {
  readonly name: string;
  readonly url: string;
}

type Address = (id: string) => string;

const SITES: Record<string, { name: string } & Partial<Record<WorkKind, Address>>> = {
  anilist: {
    name: 'AniList',
    anime: (id) => `https://anilist.co/anime/${id}`,
    manga: (id) => `https://anilist.co/manga/${id}`,
  },
  mal: {
    name: 'MyAnimeList',
    anime: (id) => `https://myanimelist.net/anime/${id}`,
    manga: (id) => `https://myanimelist.net/manga/${id}`,
  },
  anidb: { name: 'AniDB', anime: (id) => `https://anidb.net/anime/${id}` },
  kitsu: {
    name: 'Kitsu',
    anime: (id) => `https://kitsu.app/anime/${id}`,
    manga: (id) => `https://kitsu.app/manga/${id}`,
  },
  annict: { name: 'Annict', anime: (id) => `https://annict.com/works/${id}` },
  bangumi: {
    name: 'Bangumi',
    anime: (id) => `https://bgm.tv/subject/${id}`,
    manga: (id) => `https://bgm.tv/subject/${id}`,
  },
  mangaupdates: {
    name: 'MangaUpdates',
    manga: (id) => `https://www.mangaupdates.com/series/${id}`,
  },
  mangadex: { name: 'MangaDex', manga: (id) => `https://mangadex.org/title/${id}` },
  tmdb: { name: 'TMDB', anime: (id) => `https://www.themoviedb.org/${id}` },
  wikidata: {
    name: 'Wikidata',
    anime: (id) => `https://www.wikidata.org/wiki/${id}`,
    manga: (id) => `https://www.wikidata.org/wiki/${id}`,
  },
};

/** The name of a site; its key if it is not known. */
export const siteName = (site: string): string =>
  (Object.hasOwn(SITES, site) ? SITES[site]?.name : undefined) ?? site;

/** The pages of a work in other databases, one per site, if the form of the address is known. */
export function externalLinks(
  kind: WorkKind,
  ids: readonly { site: string; id: string }[],
): ExternalLink[] {
  return Object.entries(SITES).flatMap(([key, { name, ...addresses }]) => {
    const found = ids.find(({ site, id }) => site === key && /^[\w-]+(\/[\w-]+)*$/.test(id));
    const address = addresses[kind];
    return found && address ? [{ name, url: address(found.id) }] : [];
  });
}
