import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import {
  type EditablePart,
  type FieldAddress,
  type PartValues,
  partsOf,
  type SaidWork,
} from '#slices/catalog/index.ts';
import { announceMapping, localRuleOf } from '../commands/edit-mapping.ts';
import { insertRules } from '../commands/insert-rules.ts';
import { LOCAL_SOURCE, type MappingRule } from '../model.ts';
import { RuleRow } from '../rule-value.ts';
import {
  ruleAddress,
  ruleKey,
  RULE_LIST,
  type RuleValue,
  ruleValueOf,
} from '../rules/rule-address.ts';

interface StoredRule extends RuleValue {
  rowId: number;
  animeId: string;
  source: string;
  isSaid: boolean;
}

/** The rules that lead to an anime, and to those that were merged into it. */
const rulesTo = async (db: Database, workId: string): Promise<StoredRule[]> => {
  const { rows } = await sql<StoredRule>`
    select id as "rowId", kind, level, external_id as id, season, ep_from as "from", ep_to as "to", anime_id as "animeId", anime_from as "animeFrom",
      parts, is_partial as partial, is_special as special, of_season as "ofSeason", origin as source, is_said as "isSaid"
    from mapping.rule
    where anime_id = any(array(select old_id from catalog.redirect where new_id = ${workId}) || ${workId}::uuid)
    order by priority desc, origin, id`.execute(db);
  return rows;
};

/** The first rule at each address. */
const byAddress = (rules: readonly StoredRule[]): Map<FieldAddress, StoredRule> =>
  new Map(rules.toReversed().map((rule) => [ruleAddress(rule), rule]));

const isOfRules = (address: string): boolean => partsOf(address).name === RULE_LIST;

const readRules = async (
  db: Database,
  { workId, said, wanted }: SaidWork & { wanted: readonly string[] },
): Promise<PartValues> => {
  const stored = wanted.some(isOfRules) ? await rulesTo(db, workId) : [];
  const isWanted = (address: FieldAddress) =>
    wanted.includes(address) || wanted.includes(RULE_LIST);
  const valuesOf = (rules: readonly StoredRule[]) =>
    [...byAddress(rules)].filter(([address]) => isWanted(address));
  const stated = valuesOf(stored.filter(({ isSaid }) => !isSaid));
  const shown = valuesOf(stored).filter(([address]) => said[address] !== null);
  return {
    values: new Map(shown.map(([address, rule]) => [address, ruleValueOf(rule)])),
    sourced: new Map(stated.map(([address, rule]) => [address, ruleValueOf(rule)])),
    sources: Object.fromEntries(stated.map(([address, { source }]) => [address, source])),
  };
};

/** Makes the rules that people deny those of which they say that there is none. @returns whether they were others */
const denyRules = async (tx: Tx, { workId, said }: SaidWork): Promise<boolean> => {
  const denied = Object.entries(said)
    .filter(([address, value]) => isOfRules(address) && value === null)
    .map(([address]) => partsOf(address).key ?? '');
  const rows = denied.map((key) => {
    const [kind, level, id] = key.split(':');
    return { anime_id: workId, rule_key: key, kind, level, external_id: Number(id) };
  });
  const gone = await sql`delete from mapping.denied_rule
    where anime_id = ${workId} and rule_key <> all(${denied}::text[])`.execute(tx);
  const added = await sql`insert into mapping.denied_rule
    select * from jsonb_populate_recordset(null::mapping.denied_rule, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
  return Number(gone.numAffectedRows ?? 0) + Number(added.numAffectedRows ?? 0) > 0;
};

/** Makes the rules that are the word of people those that they say. @returns whether they were others */
const keepRules = async (app: App, tx: Tx, { workId, said }: SaidWork): Promise<boolean> => {
  const wanted = new Map(
    Object.entries(said).filter(([address, value]) => isOfRules(address) && value !== null),
  );
  const own = (await rulesTo(tx, workId)).filter(({ isSaid }) => isSaid);
  const isKept = (rule: StoredRule) => rule.animeId === workId && wanted.has(ruleAddress(rule));
  const kept = new Set(own.filter(isKept).map(ruleAddress));
  const gone = own.filter((rule) => !isKept(rule)).map(({ rowId }) => rowId);
  await sql`delete from mapping.rule where id = any(${gone}::bigint[])`.execute(tx);
  const rules = [...wanted].flatMap(([address, value]): MappingRule[] =>
    kept.has(address) ? [] : [localRuleOf({ ...(value as RuleValue), animeId: workId })],
  );
  const version = app.clock.now().toISOString().slice(0, 10);
  await insertRules(tx, { source: LOCAL_SOURCE, version, rules, isSaid: true });
  return gone.length + rules.length > 0;
};

/** Brings the rules of an anime to what people say. Their rules rank above those of every list, and rules that they deny apply no more. */
const settleRules = async (
  app: App,
  tx: Tx,
  { addresses, ...work }: SaidWork & { addresses: readonly FieldAddress[] | null },
): Promise<void> => {
  if (work.medium !== 'ANIME' || addresses?.some(isOfRules) === false) return;
  const changes = [await denyRules(tx, work), await keepRules(app, tx, work)];
  if (changes.includes(true)) await announceMapping(app, tx, 1);
};

/** What people may change of the mapping: which rules lead to an anime. */
export const editableMapping: EditablePart = {
  fields: {
    ANIME: [
      {
        name: RULE_LIST,
        group: 'MAPPING',
        schema: RuleRow,
        fault: 'EDIT_RULE_INVALID',
        keyOf: ruleKey,
        isDelicate: true,
        isRanked: true,
      },
    ],
    MANGA: [],
  },
  read: readRules,
  settle: settleRules,
};

/** Whether a rule is the word of people, or of a list; others are computed when the mapping is loaded. */
export const isStored = async (db: Database, rule: MappingRule): Promise<boolean> =>
  (await rulesTo(db, rule.animeId)).some((one) => ruleKey(one) === ruleKey(rule));
