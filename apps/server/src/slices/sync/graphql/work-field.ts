import type { App } from '#platform/app.ts';
import { AnimeRef, catalogue, mangaCatalogue, MangaRef } from '#slices/catalog/index.ts';
import type { Media } from '#slices/catalog/values.ts';

/** Something about a work. */
interface About {
  media: Media;
  workId: string | null;
}

/** Something that may be about one of several works. */
interface Suggesting {
  media: Media;
  suggestions: readonly string[];
}

interface Context {
  app: App;
}

const MOST_SUGGESTIONS = 5;

/** The anime that something is about. */
export const animeField = {
  type: AnimeRef,
  description: 'The anime; null for manga, and if it is not known, or not there any more.',
  resolve: ({ media, workId }: About, _args: object, { app }: Context) =>
    media === 'ANIME' && workId !== null ? (app.get(catalogue).get(workId) ?? null) : null,
};

/** The manga that something is about. */
export const mangaField = {
  type: MangaRef,
  description: 'The manga; null for anime, and if it is not known, or not there any more.',
  resolve: ({ media, workId }: About, _args: object, { app }: Context) =>
    media === 'MANGA' && workId !== null ? (app.get(mangaCatalogue).get(workId) ?? null) : null,
};

export const suggestedAnimeField = {
  type: [AnimeRef] as [typeof AnimeRef],
  nullable: false as const,
  description: 'Anime with this title, if it is not known which one it is.',
  extensions: { listSize: MOST_SUGGESTIONS },
  resolve: ({ media, suggestions }: Suggesting, _args: object, { app }: Context) =>
    media === 'ANIME' ? suggestions.flatMap((id) => app.get(catalogue).get(id) ?? []) : [],
};

export const suggestedMangaField = {
  type: [MangaRef] as [typeof MangaRef],
  nullable: false as const,
  description: 'Manga with this title, if it is not known which one it is.',
  extensions: { listSize: MOST_SUGGESTIONS },
  resolve: ({ media, suggestions }: Suggesting, _args: object, { app }: Context) =>
    media === 'MANGA' ? suggestions.flatMap((id) => app.get(mangaCatalogue).get(id) ?? []) : [],
};
