import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { localRuleOf, type MappingRule, RULE_LIST, type RuleValue } from '#slices/mapping/index.ts';

/** A rule that people propose, and on which an editor decides. */
export interface RuleProposal {
  /** Of the first edit that proposes it. */
  id: string;
  rule: MappingRule;
  evidence: string;
  supporters: number;
  proposedAt: Date;
}

interface Row extends Omit<RuleProposal, 'rule'> {
  animeId: string;
  value: RuleValue;
}

const MOST_SHOWN = 100;
/** Open edits that are looked through. */
const MOST_READ = 10_000;

/** The rules that open edits propose, each once, the oldest first; `ids` limits which. */
export const openRuleProposals = async (
  db: Database,
  { ids = null }: { ids?: readonly string[] | null } = {},
): Promise<RuleProposal[]> => {
  const { rows } = await sql<Row>`
    with proposed as (
      select id, work_id, field, after, note, submitted_at from (
        select id, work_id, note, submitted_at from edits.proposal where state = 'OPEN' order by submitted_at, id limit ${MOST_READ}) open
      join edits.change on proposal_id = id
      where field like ${`${RULE_LIST}.%`} and after <> 'null'
        and not exists (select from edits.change other where other.proposal_id = id and other.field <> change.field)
    ), counted as (
      select proposed.*, count(*) over same as supporters, row_number() over (same order by submitted_at, id) as place
      from proposed window same as (partition by work_id, field)
    )
    select id, work_id as "animeId", after as value, note as evidence, supporters::integer, submitted_at as "proposedAt" from counted
    where place = 1 and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    order by submitted_at, id limit ${MOST_SHOWN}`.execute(db);
  return rows.map(({ animeId, value, ...row }) => ({
    ...row,
    rule: localRuleOf({ ...value, animeId }),
  }));
};
