export interface ExternalLink {
  readonly name: string;
  readonly url: string;
}

const SITES: Record<string, { name: string; address: (id: string) => string }> = {
  anilist: { name: 'AniList', address: (id) => `https://anilist.co/anime/${id}` },
  mal: { name: 'MyAnimeList', address: (id) => `https://myanimelist.net/anime/${id}` },
  anidb: { name: 'AniDB', address: (id) => `https://anidb.net/anime/${id}` },
  kitsu: { name: 'Kitsu', address: (id) => `https://kitsu.app/anime/${id}` },
  annict: { name: 'Annict', address: (id) => `https://annict.com/works/${id}` },
  bangumi: { name: 'Bangumi', address: (id) => `https://bgm.tv/subject/${id}` },
  tmdb: { name: 'TMDB', address: (id) => `https://www.themoviedb.org/${id}` },
};

/** The pages of a work at other databases, one per site, for the ids whose address is known. */
export function externalLinks(ids: readonly { site: string; id: string }[]): ExternalLink[] {
  return Object.entries(SITES).flatMap(([key, { name, address }]) => {
    const found = ids.find(({ site, id }) => site === key && /^[\w-]+(\/[\w-]+)*$/.test(id));
    return found ? [{ name, url: address(found.id) }] : [];
  });
}
