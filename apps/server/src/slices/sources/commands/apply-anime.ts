import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { replaceAiringRules } from '#slices/airing/index.ts';
import type { AnimeChange } from '#slices/catalog/index.ts';
import { noteStreaming, replaceMovieReleases } from '#slices/releases/index.ts';

/** Whose word the premieres of films are. */
const PREMIERES = 'bangumi-data';

/** Brings the schedule, the releases of films and the news of streaming to what anime say now. What no source mentions stays. */
export const applyAnimeChange = async (
  app: App,
  tx: Tx,
  { changed, streamingBefore }: AnimeChange,
): Promise<void> => {
  const scheduled = changed.flatMap(({ id, airing }) => (airing ? [{ id, airing }] : []));
  await replaceAiringRules(tx, scheduled);
  const dated = changed.flatMap(({ id, premieres }) => (premieres ? [{ id, premieres }] : []));
  await replaceMovieReleases(app, tx, {
    source: PREMIERES,
    animeIds: dated.map(({ id }) => id),
    claims: dated.flatMap(({ id, premieres }) =>
      premieres.map(({ region, on }) => ({
        animeId: id,
        region,
        kind: 'THEATRICAL' as const,
        releasedOn: on,
        note: null,
      })),
    ),
  });
  const moves = changed.map(({ id, streaming }) => ({
    animeId: id,
    before: streamingBefore.get(id) ?? null,
    after: streaming,
  }));
  await noteStreaming(app, tx, moves);
};
