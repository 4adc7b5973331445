import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { MappingRule } from '../model.ts';

const rowOf = (rule: MappingRule) => ({
  kind: rule.kind,
  level: rule.level,
  external_id: rule.id,
  season: rule.season,
  ep_from: rule.from,
  ep_to: rule.to,
  anime_id: rule.animeId,
  anime_from: rule.animeFrom,
  parts: rule.parts,
  is_partial: rule.partial,
  is_special: rule.special,
  of_season: rule.ofSeason,
  priority: rule.priority,
  origin: rule.source,
});

interface InsertedRules {
  source: string;
  version: string;
  rules: readonly MappingRule[];
  /** Whether they are the word of people, which they can take back. */
  isSaid?: boolean;
}

/** Inserts rules under a source and its version. */
export const insertRules = async (
  tx: Tx,
  { source, version, rules, isSaid = false }: InsertedRules,
): Promise<void> => {
  if (rules.length === 0) return;
  await sql`
    insert into mapping.rule (kind, level, external_id, season, ep_from, ep_to, anime_id, anime_from, parts,
      is_partial, is_special, of_season, priority, origin, source, source_version, is_said)
    select kind, level, external_id, season, ep_from, ep_to, anime_id, anime_from, parts,
      is_partial, is_special, of_season, priority, origin, ${source}, ${version}, ${isSaid}
    from jsonb_populate_recordset(null::mapping.rule, ${JSON.stringify(rules.map(rowOf))}::jsonb)`.execute(
    tx,
  );
};
