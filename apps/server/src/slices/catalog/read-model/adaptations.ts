import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import { changeFeed } from '../change-feed.ts';
import { adaptationChanges } from '../change-topics.ts';

/** An anime made from a manga, and what says so. */
export interface AdaptationLink {
  mangaId: string;
  animeId: string;
  source: string;
}

/** Which anime were made from which manga. */
export interface Adaptations {
  ofManga(id: string): readonly AdaptationLink[];
  ofAnime(id: string): readonly AdaptationLink[];
}

const load = async (app: App): Promise<AdaptationLink[]> => {
  const rows = await app.db
    .selectFrom('catalog.adaptation')
    .select(['manga_id', 'anime_id', 'source'])
    .orderBy('anime_id')
    .orderBy('manga_id')
    .execute();
  return rows.map((row) => ({
    mangaId: row.manga_id,
    animeId: row.anime_id,
    source: row.source,
  }));
};

/** The adaptations of this process, kept current by the change feed. */
export const adaptations = defineResource<Adaptations>({
  name: 'adaptations',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    let byManga: Map<string, AdaptationLink[]> = new Map();
    let byAnime: Map<string, AdaptationLink[]> = new Map();
    await feed.subscribe(adaptationChanges, async () => {
      const links = await load(app);
      byManga = Map.groupBy(links, ({ mangaId }) => mangaId);
      byAnime = Map.groupBy(links, ({ animeId }) => animeId);
    });
    return {
      ofManga: (id) => byManga.get(id) ?? [],
      ofAnime: (id) => byAnime.get(id) ?? [],
    };
  },
});
