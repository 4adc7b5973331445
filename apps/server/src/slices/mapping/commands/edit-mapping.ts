import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { mappingChanges } from '../change-topic.ts';
import { mappingImported } from '../events.ts';
import { LOCAL_PRIORITY, LOCAL_SOURCE, type MappingRule } from '../model.ts';
import { ruleIdOf } from '../rule-id.ts';
import { insertRules } from './insert-rules.ts';

/** A rule in the form that editors give it. */
export type LocalRule = Omit<MappingRule, 'priority' | 'source' | 'file' | 'version'>;

export const localRuleOf = (rule: LocalRule): MappingRule => ({
  ...rule,
  priority: LOCAL_PRIORITY,
  source: LOCAL_SOURCE,
});

const identical = (tx: Tx, rule: MappingRule) =>
  tx
    .selectFrom('mapping.rule')
    .select('id')
    .where('source', '=', LOCAL_SOURCE)
    .where('kind', '=', rule.kind)
    .where('level', '=', rule.level)
    .where('external_id', '=', rule.id)
    .where('season', 'is not distinct from', rule.season)
    .where('ep_from', '=', rule.from)
    .where('ep_to', 'is not distinct from', rule.to)
    .where(
      sql<boolean>`anime_id = any(array(select old_id from catalog.redirect where new_id = ${rule.animeId}) || ${rule.animeId}::uuid)`,
    )
    .where('anime_from', '=', rule.animeFrom)
    .where('parts', '=', rule.parts)
    .where('is_partial', '=', rule.partial)
    .where('is_special', '=', rule.special)
    .where('of_season', 'is not distinct from', rule.ofSeason);

/** Tells every process to read the mapping again, and waiting deliveries to look for their episodes. */
export const announceMapping = async (app: App, tx: Tx, rules: number): Promise<void> => {
  await announceChange(tx, mappingChanges, null);
  await publish(app, tx, mappingImported, { source: LOCAL_SOURCE, rules });
};

/** Adds rules of this instance, which rank above every import. A rule that exists already is not added again. */
export const addLocalRules = async (
  app: App,
  tx: Tx,
  rules: readonly LocalRule[],
): Promise<void> => {
  const version = app.clock.now().toISOString().slice(0, 10);
  const missing: MappingRule[] = [];
  for (const rule of rules.map(localRuleOf)) {
    if (!(await identical(tx, rule).executeTakeFirst())) missing.push(rule);
  }
  if (missing.length === 0) return;
  await insertRules(tx, { source: LOCAL_SOURCE, version, rules: missing });
  await announceMapping(app, tx, missing.length);
};

/** Removes a rule. A rule of this instance is deleted; a rule of an import is hidden from now on, even if later imports repeat it. */
export const removeRule = async (app: App, tx: Tx, rule: MappingRule): Promise<void> => {
  const { kind, level, id } = rule;
  if (rule.source === LOCAL_SOURCE) {
    const row = await identical(tx, rule).executeTakeFirst();
    if (row) await tx.deleteFrom('mapping.rule').where('id', '=', row.id).execute();
  } else {
    await tx
      .insertInto('mapping.removal')
      .values({
        rule_id: ruleIdOf(rule),
        kind,
        level,
        external_id: id,
        removed_at: app.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await announceMapping(app, tx, 0);
};
/** Restores a removed rule of an import. @returns whether it had been removed */
export const restoreRule = async (app: App, tx: Tx, ruleId: string): Promise<boolean> => {
  const gone = await tx
    .deleteFrom('mapping.removal')
    .where('rule_id', '=', ruleId)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return false;
  await announceMapping(app, tx, 1);
  return true;
};
