import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { replaceAiringRules } from '#slices/airing/index.ts';
import type { AnimeChange, AnimeClaim, SourcedPremiere } from '#slices/catalog/index.ts';
import { noteStreaming, replaceMovieReleases } from '#slices/releases/index.ts';

/** Whose word the premieres of films are: those of other sources stand under the first. */
const PREMIERE_SOURCES = ['bangumi-data', 'wikidata-anime'];

const isOf =
  (key: string) =>
  ({ source }: SourcedPremiere): boolean =>
    source === key || (key === PREMIERE_SOURCES[0] && !PREMIERE_SOURCES.includes(source));

type Dated = Pick<AnimeChange['changed'][number], 'id' | 'airing' | 'premieres'>;

const replaceSchedules = (tx: Tx, changed: readonly Dated[]): Promise<void> =>
  replaceAiringRules(
    tx,
    changed.flatMap(({ id, airing }) => (airing ? [{ id, airing }] : [])),
  );

const replacePremieres = async (app: App, tx: Tx, changed: readonly Dated[]): Promise<void> => {
  const dated = changed.flatMap(({ id, premieres }) => (premieres ? [{ id, premieres }] : []));
  const animeIds = dated.map(({ id }) => id);
  for (const source of PREMIERE_SOURCES) {
    const claims = dated.flatMap(({ id, premieres }) =>
      premieres.filter(isOf(source)).map(({ region, on }) => ({
        animeId: id,
        region,
        kind: 'THEATRICAL' as const,
        releasedOn: on,
        note: null,
      })),
    );
    await replaceMovieReleases(app, tx, { source, animeIds, claims });
  }
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
