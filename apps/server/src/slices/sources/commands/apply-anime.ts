import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { replaceAiringRules } from '#slices/airing/index.ts';
import type { AnimeChange, AnimeClaim, RetiredAnime } from '#slices/catalog/index.ts';
import { noteStreaming, replaceMovieReleases } from '#slices/releases/index.ts';

/** Whose word the premieres of films are. */
const PREMIERES = 'bangumi-data';

type Dated = Pick<AnimeChange['changed'][number], 'id' | 'airing' | 'premieres'>;

const replaceSchedules = (tx: Tx, changed: readonly Dated[]): Promise<void> =>
  replaceAiringRules(
    tx,
    changed.flatMap(({ id, airing }) => (airing ? [{ id, airing }] : [])),
  );

const replacePremieres = async (app: App, tx: Tx, changed: readonly Dated[]): Promise<void> => {
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
};

/** Clears the schedules and premieres of anime whose claims were taken back, where no other claim mentions any. */
export const clearDates = async (app: App, tx: Tx, { ids, left }: RetiredAnime): Promise<void> => {
  const without = (field: 'airing' | 'premieres'): string[] => {
    const having = new Set(left.filter((anime) => anime[field]).map(({ id }) => id));
    return ids.filter((id) => !having.has(id));
  };
  await replaceSchedules(
    tx,
    without('airing').map((id) => ({ id, airing: [] })),
  );
  await replacePremieres(
    app,
    tx,
    without('premieres').map((id) => ({ id, premieres: [] })),
  );
};

/**
 * Brings the dates of anime to what is said of them after claims moved between works. Nothing came out, so no service is news. Those of `bare`
 * works of which nothing is said are cleared.
 */
export const settleDates = async (
  app: App,
  tx: Tx,
  { changed, bare }: { changed: AnimeChange['changed']; bare: readonly string[] },
): Promise<void> => {
  await clearDates(app, tx, { ids: [...bare], left: changed });
  await replaceSchedules(tx, changed);
  await replacePremieres(app, tx, changed);
};

const noteMoves = (
  app: App,
  tx: Tx,
  { changed, streamingBefore, firstSaid = [] }: AnimeChange,
): Promise<void> => {
  const first = new Set(firstSaid);
  return noteStreaming(
    app,
    tx,
    changed.map(({ id, streaming }) => ({
      animeId: id,
      before: streamingBefore.get(id) ?? null,
      after: streaming,
      isFirstSaid: first.has(id),
    })),
  );
};

/**
 * Brings the schedule, the releases of films and the news of streaming to what anime say now. A field that none of the new claims
 * mentions is left as it is.
 */
export const applyAnimeChange = async (
  app: App,
  tx: Tx,
  { change, claims }: { change: AnimeChange; claims: readonly AnimeClaim[] },
): Promise<void> => {
  const areMentioned = (field: keyof AnimeClaim): boolean => claims.some((claim) => field in claim);
  if (areMentioned('airing')) await replaceSchedules(tx, change.changed);
  if (areMentioned('premieres')) await replacePremieres(app, tx, change.changed);
  if (areMentioned('streaming')) await noteMoves(app, tx, change);
};
