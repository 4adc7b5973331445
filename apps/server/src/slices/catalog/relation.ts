import type { App } from '#platform/app.ts';
import type { Anime } from './anime.ts';
import type { Manga } from './manga.ts';
import { visibleTo } from './policy.ts';
import type { Reader } from './queries.ts';
import { adaptations } from './read-model/adaptations.ts';
import { catalogue } from './read-model/catalogue.ts';
import { mangaCatalogue } from './read-model/manga-catalogue.ts';

/** AniList's words; others join them as sources tell of them. */
export type RelationType = 'ADAPTATION' | 'SOURCE';

/** How another work belongs to one: ADAPTATION, it was made from that one; SOURCE, that one was made from it. */
export interface Relation {
  relationType: RelationType;
  anime: Anime | null;
  manga: Manga | null;
  /** What says so. */
  source: string;
}

/** The works this one was made from, and those made from it; a link may be here before, or after, the work it names. */
export const relationsOf = (app: App, { id }: { id: string }, reader: Reader): Relation[] => {
  const links = app.get(adaptations);
  const isVisible = visibleTo(reader);
  const sources = links.ofAnime(id).flatMap(({ mangaId, source }) => {
    const manga = app.get(mangaCatalogue).get(mangaId);
    if (!manga || !isVisible(manga)) return [];
    return [{ relationType: 'SOURCE' as const, anime: null, manga, source }];
  });
  const made = links.ofManga(id).flatMap(({ animeId, source }) => {
    const anime = app.get(catalogue).get(animeId);
    if (!anime || !isVisible(anime)) return [];
    return [{ relationType: 'ADAPTATION' as const, anime, manga: null, source }];
  });
  return [...sources, ...made];
};
