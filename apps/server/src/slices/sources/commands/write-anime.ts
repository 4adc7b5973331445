import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type AnimeRecord, importAnime, type ImportCounts } from '#slices/catalog/index.ts';
import { replaceAiringRules } from '#slices/airing/index.ts';
import { noteStreaming, replaceMovieReleases } from '#slices/releases/index.ts';

/** Whose word the premieres of films are. */
const PREMIERES = 'bangumi-data';

/** Writes records with all that belongs to them: the catalogue's part, the schedule's and the releases'. */
export const writeAnime = async (
  app: App,
  tx: Tx,
  records: readonly AnimeRecord[],
  onProgress?: (done: number) => void,
): Promise<ImportCounts & { hasChanged: boolean }> => {
  const { changed, streamingBefore, ...counts } = await importAnime(app, tx, records, onProgress);
  await replaceAiringRules(tx, changed);
  await replaceMovieReleases(app, tx, {
    source: PREMIERES,
    animeIds: changed.map(({ id }) => id),
    claims: changed.flatMap(premieresOf),
  });
  const moves = changed.map(({ id, streaming }) => ({
    animeId: id,
    before: streamingBefore.get(id) ?? null,
    after: streaming,
  }));
  await noteStreaming(app, tx, moves);
  return { ...counts, hasChanged: changed.length > 0 };
};

const premieresOf = ({ id, premieres }: AnimeRecord) =>
  premieres.map(({ region, on }) => ({
    animeId: id,
    region,
    kind: 'THEATRICAL' as const,
    releasedOn: on,
    note: null,
  }));
