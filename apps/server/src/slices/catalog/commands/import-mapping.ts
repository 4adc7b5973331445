import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { announceChange } from '../change-feed.ts';
import { animeChanges, mappingChanges } from '../change-topics.ts';
import { mappingImported } from '../events.ts';
import type { EpisodeId, MappingRule } from '../mapping/model.ts';
import type { PartialDate } from '../model.ts';
import { insertRules } from './mapping-rows.ts';

/** What a mapping states of an entry it numbers. */
export interface MappingEntry {
  animeId: string;
  episodeCount: number | null;
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  titles: readonly string[];
}

/** All that one source says; it replaces what the same source said before. */
export interface MappingImport {
  /** Which file or data set this is; rules of other sources stay. */
  source: string;
  version: string;
  rules: readonly MappingRule[];
  episodes: readonly EpisodeId[];
  entries: readonly MappingEntry[];
}

/** Replaces the mapping of one source, and tells those who wait for it. */
export const importMapping = async (app: App, tx: Tx, input: MappingImport): Promise<void> => {
  const { source } = input;
  await tx.deleteFrom('catalog.mapping_rule').where('source', '=', source).execute();
  await tx.deleteFrom('catalog.mapping_episode').where('source', '=', source).execute();
  await insertRules(tx, input);
  await insertEpisodes(tx, input);
  await replaceEntries(tx, input);
  await announceChange(tx, mappingChanges, null);
  await publish(app, tx, mappingImported, { source, rules: input.rules.length });
};

/** An episode id has one place; the source that states it last is believed. */
const insertEpisodes = async (tx: Tx, { source, episodes }: MappingImport): Promise<void> => {
  const rows = episodes.map((row) => ({
    kind: row.kind,
    external_id: row.id,
    show_id: row.show,
    season: row.season,
    number: row.number,
    source,
  }));
  await sql`
    insert into catalog.mapping_episode
    select distinct on (kind, external_id) *
    from jsonb_populate_recordset(null::catalog.mapping_episode, ${JSON.stringify(rows)}::jsonb)
    on conflict (kind, external_id) do update set show_id = excluded.show_id, season = excluded.season,
      number = excluded.number, source = excluded.source`.execute(tx);
};

const replaceEntries = async (tx: Tx, { source, entries }: MappingImport): Promise<void> => {
  const gone = await tx
    .deleteFrom('catalog.mapping_entry')
    .where('source', '=', source)
    .returning('anime_id')
    .execute();
  const rows = entries.map((entry) => ({
    anime_id: entry.animeId,
    episode_count: entry.episodeCount,
    start_on: entry.startOn,
    end_on: entry.endOn,
    titles: entry.titles,
    source,
  }));
  await sql`
    insert into catalog.mapping_entry
    select distinct on (anime_id) *
    from jsonb_populate_recordset(null::catalog.mapping_entry, ${JSON.stringify(rows)}::jsonb)
    on conflict (anime_id) do update set episode_count = excluded.episode_count, start_on = excluded.start_on,
      end_on = excluded.end_on, titles = excluded.titles, source = excluded.source`.execute(tx);
  const ids = new Set([...gone.map((row) => row.anime_id), ...rows.map((row) => row.anime_id)]);
  await announceChange(tx, animeChanges, [...ids]);
};
