import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { announceChange, type MappingEntry, replaceMappedEntries } from '#slices/catalog/index.ts';
import { mappingChanges } from '../change-topic.ts';
import { mappingImported } from '../events.ts';
import type { EpisodeId, MappingRule } from '../model.ts';
import { insertRules } from './insert-rules.ts';

/** The mapping of one source. It replaces what the same source stated before. */
export interface MappingImport {
  /** The name of the file or data set. Rules of other sources stay. */
  source: string;
  version: string;
  rules: readonly MappingRule[];
  episodes: readonly EpisodeId[];
  entries: readonly MappingEntry[];
}

/** Replaces the mapping of one source, and publishes that it changed. */
export const importMapping = async (app: App, tx: Tx, input: MappingImport): Promise<void> => {
  const { source } = input;
  await tx.deleteFrom('mapping.rule').where('source', '=', source).execute();
  await tx.deleteFrom('mapping.episode').where('source', '=', source).execute();
  await insertRules(tx, input);
  await insertEpisodes(tx, input);
  await replaceMappedEntries(app, tx, input);
  await announceChange(tx, mappingChanges, null);
  await publish(app, tx, mappingImported, { source, rules: input.rules.length });
};

/** An episode id has one place, from the source that stated it last. */
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
    insert into mapping.episode
    select distinct on (kind, external_id) *
    from jsonb_populate_recordset(null::mapping.episode, ${JSON.stringify(rows)}::jsonb)
    on conflict (kind, external_id) do update set show_id = excluded.show_id, season = excluded.season,
      number = excluded.number, source = excluded.source`.execute(tx);
};
