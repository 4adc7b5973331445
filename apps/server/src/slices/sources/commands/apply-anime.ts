import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { replaceAiringRules } from '#slices/airing/index.ts';
import { ANIME_SOURCES, type AnimeChange, type AnimeClaim } from '#slices/catalog/index.ts';
import { noteStreaming, replaceMovieReleases } from '#slices/releases/index.ts';
import { SPINE } from '../adapters/anime-record.ts';

/** The sources whose premieres of films are replaced: the packages name the one of them that gives theirs. */
const PREMIERE_SOURCES = [SPINE, ...ANIME_SOURCES];

type Dated = Pick<AnimeChange['changed'][number], 'id' | 'airing' | 'premieres'>;

const replaceSchedules = (tx: Tx, changed: readonly Dated[]): Promise<void> =>
  replaceAiringRules(
    tx,
    changed.flatMap(({ id, airing }) => (airing ? [{ id, airing }] : [])),
  );

const replacePremieres = async (app: App, tx: Tx, changed: readonly Dated[]): Promise<void> => {
  const dated = changed.flatMap(({ id, premieres }) => (premieres ? [{ id, premieres }] : []));
  const claims = dated.flatMap(({ id, premieres }) =>
    premieres.map(({ region, on, source }) => ({
      animeId: id,
      region,
      kind: 'THEATRICAL' as const,
      releasedOn: on,
      note: null,
      source,
    })),
  );
  const animeIds = dated.map(({ id }) => id);
  await replaceMovieReleases(app, tx, { sources: PREMIERE_SOURCES, animeIds, claims });
};

/**
 * Brings the schedules and premieres of anime to what is said of them after claims moved between works or were taken back. Nothing came out,
 * so no service is news. Those of `bare` works of which nothing is said are cleared.
 */
export const settleDates = async (
  app: App,
  tx: Tx,
  { changed, bare }: { changed: AnimeChange['changed']; bare: readonly string[] },
): Promise<void> => {
  const without = (field: 'airing' | 'premieres'): string[] => {
    const having = new Set(changed.filter((anime) => anime[field]).map(({ id }) => id));
    return bare.filter((id) => !having.has(id));
  };
  const unscheduled = without('airing').map((id) => ({ id, airing: [] }));
  await replaceSchedules(tx, [...unscheduled, ...changed]);
  const undated = without('premieres').map((id) => ({ id, premieres: [] }));
  await replacePremieres(app, tx, [...undated, ...changed]);
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
