import { z } from 'zod';
import type { ExternalMediaId, WatchedMedia } from '#slices/mapping/index.ts';
import * as lenient from '../payload/lenient-field.ts';

/** What players made for Trakt send: a film, or an episode with its show, and how far it was played. */

const ids = lenient.record({ tmdb: lenient.externalId, tvdb: lenient.externalId });
const item = lenient.record({ title: lenient.text, ids });
const episode = lenient.record({
  title: lenient.text,
  season: lenient.seasonNumber,
  number: lenient.episodeNumber,
  number_abs: lenient.episodeNumber,
  ids,
});

export const playerMessage = z
  .object({
    movie: item.optional(),
    show: item.optional(),
    episode: episode.optional(),
    progress: lenient.number.pipe(
      z
        .number('The progress is a number of percent.')
        .min(0, 'The progress is 0 at least.')
        .max(100, 'The progress is 100 at most.'),
    ),
  })
  .refine(({ movie, episode: one }) => (movie === undefined) !== (one === undefined), {
    error: 'Name a movie, or an episode with its show.',
  });
export type PlayerMessage = z.infer<typeof playerMessage>;

const KINDS = ['tmdb', 'tvdb'] as const;

const idsOf = (
  of: z.infer<typeof ids> | undefined,
  level: ExternalMediaId['level'],
  more: Partial<ExternalMediaId> = {},
): ExternalMediaId[] =>
  KINDS.flatMap((kind) => {
    const id = of?.[kind] ?? null;
    return id === null ? [] : [{ kind, level, id, ...more }];
  });

/** The message in the words of the resolver. */
export const mediaOf = ({ movie, show, episode: one }: PlayerMessage): WatchedMedia => {
  const common = { episodeEnd: null, airDate: null };
  if (movie) {
    const title = movie.title;
    const of = idsOf(movie.ids, 'movie');
    return {
      ...common,
      kind: 'movie',
      title,
      showTitle: null,
      season: null,
      episode: null,
      ids: of,
    };
  }
  const absolute = one?.season === null && one.number === null ? one.number_abs : null;
  return {
    ...common,
    kind: 'episode',
    title: one?.title ?? null,
    showTitle: show?.title ?? null,
    season: one?.season ?? null,
    episode: one?.number ?? absolute,
    ids: [
      ...idsOf(one?.ids, 'episode'),
      ...idsOf(show?.ids, 'show', absolute === null ? {} : { absolute: true }),
    ],
  };
};
