import type { Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { DB } from '#platform/database/index.ts';
import {
  IDS_SOURCE,
  type EpisodeId,
  type MappingKind,
  type MappingLevel,
  type MappingRule,
} from '../model.ts';
import { ruleIdOf } from '../rule-id.ts';
import { ruleKey } from '../rules/rule-address.ts';
import { deriveMappingRules, type MappableAnime } from '../formats/bangumi-data.ts';
import { completeRules, type EntryOf } from '../rules/complete-rules.ts';

/** What it is read from: the app, or a transaction that reads more. */
type Readable = Pick<App, 'db'>;

const RULE_COLUMNS = [
  'kind',
  'level',
  'external_id',
  'season',
  'ep_from',
  'ep_to',
  'anime_id',
  'anime_from',
  'parts',
  'is_partial',
  'is_special',
  'of_season',
  'priority',
  'origin',
  'source',
  'source_version',
] as const;

/** All rules. Those of a work that was merged lead to the one that stands for it; `formerIds` has the ids that they came with. */
const loadAllRules = async ({
  db,
}: Readable): Promise<{ rules: MappingRule[]; formerIds: ReadonlyMap<MappingRule, string> }> => {
  const rows = await db
    .selectFrom('mapping.rule')
    .leftJoin('catalog.redirect', 'old_id', 'anime_id')
    .select([...RULE_COLUMNS, 'new_id'])
    .execute();
  const formerIds = new Map<MappingRule, string>();
  const rules = rows.map((row) => {
    const rule = ruleOf(row);
    if (row.new_id !== null) formerIds.set(rule, row.anime_id);
    return rule;
  });
  return { rules, formerIds };
};

type RuleRow = Pick<Selectable<DB['mapping.rule']>, (typeof RULE_COLUMNS)[number]> & {
  new_id: string | null;
};

const ruleOf = (row: RuleRow): MappingRule => ({
  kind: row.kind as MappingKind,
  level: row.level as MappingLevel,
  id: row.external_id,
  season: row.season,
  from: row.ep_from,
  to: row.ep_to,
  animeId: row.new_id ?? row.anime_id,
  animeFrom: row.anime_from,
  parts: row.parts,
  partial: row.is_partial,
  special: row.is_special,
  ofSeason: row.of_season,
  priority: row.priority,
  source: row.origin,
  file: row.source,
  version: row.source_version,
});

/** An id of an episode, with the key of the source that gave it. */
export interface StoredEpisode extends EpisodeId {
  source: string;
}

/** The known ids of single episodes. */
export const loadEpisodes = async ({ db }: Readable): Promise<StoredEpisode[]> => {
  const rows = await db
    .selectFrom('mapping.episode')
    .select(['kind', 'external_id', 'show_id', 'season', 'number', 'source'])
    .execute();
  return rows.map((row) => ({
    kind: row.kind as MappingKind,
    id: row.external_id,
    show: row.show_id,
    season: row.season,
    number: row.number,
    source: row.source,
  }));
};

/** The rules that editors removed, and those that people deny. Only rules with an affected external id compute their own id, because few are affected. */
const loadRemovals = async ({ db }: Readable): Promise<(rule: MappingRule) => boolean> => {
  const rows = await db
    .selectFrom('mapping.removal')
    .select(['rule_id', 'kind', 'level', 'external_id'])
    .execute();
  const denials = await db
    .selectFrom('mapping.denied_rule')
    .select(['anime_id', 'rule_key', 'kind', 'level', 'external_id'])
    .execute();
  const touched = new Set(
    [...rows, ...denials].map((row) => `${row.kind} ${row.level} ${row.external_id}`),
  );
  const removed = new Set(rows.map((row) => row.rule_id));
  const denied = new Set(denials.map((row) => `${row.anime_id} ${row.rule_key}`));
  return (rule) =>
    touched.has(`${rule.kind} ${rule.level} ${rule.id}`) &&
    (removed.has(ruleIdOf(rule)) || denied.has(`${rule.animeId} ${ruleKey(rule)}`));
};

const loadInForce = async (from: Readable) => {
  const [{ rules, formerIds }, isRemoved] = [await loadAllRules(from), await loadRemovals(from)];
  const inForce = rules.filter((rule) => {
    const former = formerIds.get(rule);
    return !isRemoved(rule) && !(former !== undefined && isRemoved({ ...rule, animeId: former }));
  });
  const kept = new Set(inForce);
  return { rules: inForce, removed: rules.filter((rule) => !kept.has(rule)), isRemoved };
};

/** The stored rules in force: those of all imports and of editors, without the removed ones. */
export const loadRules = async (from: Readable): Promise<MappingRule[]> =>
  (await loadInForce(from)).rules;

/** What the catalogue knows of anime, with what is said of them in all sources. */
interface KnownAnime {
  anime: Iterable<MappableAnime>;
  entryOf: EntryOf;
}

const isOfId = ({ source, level }: MappingRule): boolean =>
  source === IDS_SOURCE && level === 'show';

const seasonOf = ({ animeId, id, season }: MappingRule): string => `${animeId} ${id} ${season}`;

/**
 * Rules with those from ids of shows computed anew: since their import, corrections and lists have told counts that packages do not. What
 * was removed of an anime in a season stays removed, with other counts, too.
 */
const withCounts = (
  rules: readonly MappingRule[],
  removed: readonly MappingRule[],
  anime: Iterable<MappableAnime>,
): readonly MappingRule[] => {
  const shows = new Map(rules.filter(isOfId).map((rule) => [rule.id, rule]));
  if (shows.size === 0) return rules;
  const gone = new Set(removed.filter(isOfId).map(seasonOf));
  const anew = deriveMappingRules(anime).rules.flatMap((rule) => {
    const former = isOfId(rule) && !gone.has(seasonOf(rule)) ? shows.get(rule.id) : undefined;
    return former ? [{ ...former, ...rule }] : [];
  });
  return [...rules.filter((rule) => !isOfId(rule)), ...anew];
};

/** The stored rules, and those that follow from the rules of all sources together. */
export const loadCompletedRules = async (
  from: Readable,
  { anime, entryOf }: KnownAnime,
): Promise<MappingRule[]> => {
  const { rules, removed, isRemoved } = await loadInForce(from);
  const completed = completeRules(withCounts(rules, removed, anime), entryOf);
  return completed.filter((rule) => !isRemoved(rule));
};

/** A stored rule of an external id by its API id, also one that does not apply; undefined if there is none. */
export const storedRule = async (
  { db }: Readable,
  { kind, level, id, ruleId }: { kind: string; level: string; id: number; ruleId: string },
): Promise<MappingRule | undefined> => {
  const rows = await db
    .selectFrom('mapping.rule')
    .leftJoin('catalog.redirect', 'old_id', 'anime_id')
    .select([...RULE_COLUMNS, 'new_id'])
    .where('kind', '=', kind)
    .where('level', '=', level)
    .where('external_id', '=', id)
    .execute();
  return rows.map(ruleOf).find((rule) => ruleIdOf(rule) === ruleId);
};
