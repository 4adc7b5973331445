import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { type Media, MEDIA_OF, shelfOf } from '#slices/catalog/index.ts';
import { listedEntries } from '#slices/lists/index.ts';
import { connectorOf } from '../connectors/index.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { type FetchVerdict, judgeFetch } from '../rules/fetch/judge-fetch.ts';
import { PROVIDERS, type ServiceName } from '../service/providers.ts';
import type { MissingThere } from './store-items.ts';
import { isWhole, type Run } from './stored-run.ts';

/** The id of a work at a service; null if the catalogue knows none. */
export const remoteIdOf = (
  app: App,
  { service, media, workId }: { service: ServiceName; media: Media; workId: string },
): string | null => {
  const work = shelfOf(app, media).get(workId);
  const { site } = PROVIDERS[service];
  // The same data sets give a work the same id on every server.
  if (site === 'tsuzuki') return work?.id ?? null;
  const id = work?.externalIds.find((one) => one.site === site)?.id;
  if (id === undefined) return null;
  return connectorOf(service)?.reader.workIdOf?.(id) ?? id;
};

/** Entries that the service had after the last run, and does not have now. */
export const lostThere = async (
  db: Database,
  { linkId, runId, media }: { linkId: string; runId: string; media: readonly Media[] },
): Promise<MissingThere[]> => {
  const { rows } = await sql<MissingThere>`
    select media, work_id as "workId", remote_id as "remoteId", entry_id as "entryId" from sync.pair pair
    where link_id = ${linkId} and media = any(${media}::text[])
      and not exists (select from sync.run_row row where row.run_id = ${runId} and row.media = pair.media and row.work_id = pair.work_id)
      and not exists (select from sync.run_row row where row.run_id = ${runId} and row.media = pair.media and row.remote_id = pair.remote_id)
    order by media, work_id`.execute(db);
  return rows;
};

/** Entries of ours that the service never had. */
export const onlyHere = async (
  app: App,
  { link, configured }: OpenLink,
  runId: string,
): Promise<MissingThere[]> => {
  const { service, connector } = configured;
  const missing: MissingThere[] = [];
  for (const kind of connector.capabilities.kinds) {
    const media = MEDIA_OF[kind];
    const entries = await listedEntries(app.db, { userId: link.userId, media, reading: 'own' });
    const { rows } = await sql<{ known: string | null }>`
      select string_agg(work_id::text, ' ') as known from (
        select work_id from sync.run_row where run_id = ${runId} and media = ${media} and work_id is not null
        union select work_id from sync.pair where link_id = ${link.id} and media = ${media}) works`.execute(
      app.db,
    );
    const known = new Set(rows[0]?.known?.split(' ') ?? []);
    for (const { workId } of entries) {
      if (known.has(workId)) continue;
      const remoteId = remoteIdOf(app, { service, media, workId });
      missing.push({ media, workId, remoteId, entryId: null });
    }
  }
  return missing;
};

/** What a list that was read proves about what is missing in it. */
export const judgeRun = async (
  app: App,
  { link, configured }: OpenLink,
  { run, lost }: { run: Run; lost: number },
): Promise<FetchVerdict> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sync.pair where link_id = ${link.id}`.execute(app.db);
  const { capabilities, reader } = configured.connector;
  const { listCap = Infinity } = capabilities;
  const baseCount = rows[0]?.count ?? 0;
  // It named what is left, and gave only what changed.
  const count = reader.isIncremental ? baseCount - lost : run.readCount;
  return judgeFetch({
    baseCount,
    fetched: {
      isComplete: !run.cursor.isPartial,
      count,
      status: 200,
      isPage: false,
      isIncremental: !isWhole(run) && reader.isIncremental !== true,
      isIdsOnly: false,
      isCapped: count >= listCap,
      isOtherFilter: false,
      clockSkew: run.cursor.skew,
    },
    missing: lost,
    refreshStatus: null,
    isFoundByReading: null,
    isRunning: false,
    isOtherAccount: false,
  });
};
