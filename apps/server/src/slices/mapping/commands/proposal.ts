import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { sql } from 'kysely';
import { storableText } from '#platform/text.ts';
import type { MappingRule } from '../model.ts';
import { ruleIdOf } from '../rule-id.ts';
import { addLocalRules, localRuleOf, type LocalRule } from './edit-mapping.ts';
import { refusal } from '../reasons.ts';

const MOST_EVIDENCE = 500;
/** Open proposals that one account may have. */
const MOST_OPEN = 500;

/**
 * Stores a rule that a user proposes until an editor decides about it. The same rule of the same user is stored once.
 * @returns whether it is new; false also if the account has too many open proposals
 */
export const proposeRule = async (
  app: App,
  tx: Tx,
  { userId, rule: proposed, evidence }: { userId: string; rule: LocalRule; evidence: string },
): Promise<boolean> => {
  const { count } = await tx
    .selectFrom('mapping.proposal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_OPEN) return false;
  const rule = localRuleOf(proposed);
  const result = await tx
    .insertInto('mapping.proposal')
    .values({
      id: app.ids.next(),
      rule_id: ruleIdOf(rule),
      rule: JSON.stringify(rule),
      evidence: storableText(evidence, MOST_EVIDENCE),
      user_id: userId,
      proposed_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['rule_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/**
 * Closes a proposal and all equal ones. An accepted one becomes a rule of this instance.
 * @throws Refusal `NOT_FOUND` if it is not open
 */
export const decideProposal = async (
  app: App,
  tx: Tx,
  { id, isAccepted }: { id: string; isAccepted: boolean },
): Promise<MappingRule> => {
  const row = await tx
    .selectFrom('mapping.proposal')
    .select(['rule', 'rule_id'])
    .where('id', '=', id)
    .where('decision', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'MAPPING_PROPOSAL_NOT_FOUND');
  const decision = { decision: isAccepted ? 'ACCEPTED' : 'REFUSED', decided_at: app.clock.now() };
  await tx
    .updateTable('mapping.proposal')
    .set(decision)
    .where('rule_id', '=', row.rule_id)
    .where('decision', 'is', null)
    .execute();
  const rule = row.rule as unknown as MappingRule;
  if (isAccepted) await addLocalRules(app, tx, [rule]);
  return rule;
};

/** A rule that waits for an editor. */
export interface Proposal {
  id: string;
  rule: MappingRule;
  evidence: string;
  supporters: number;
  proposedAt: Date;
}

const MOST_SHOWN = 100;

/** The open proposals, each rule once, the oldest first; `ids` limits which. */
export const openProposals = async (
  db: Database,
  { ids = null }: { ids?: readonly string[] | null } = {},
): Promise<Proposal[]> => {
  const { rows } = await sql<{
    id: string;
    rule: MappingRule;
    evidence: string;
    supporters: number;
    proposed_at: Date;
  }>`
    select proposal.id, proposal.rule, proposal.evidence, proposal.proposed_at, (
      select count(*)::integer from mapping.proposal same
      where same.rule_id = proposal.rule_id and same.decision is null
    ) as supporters
    from mapping.proposal proposal
    where proposal.decision is null
      and (${ids}::uuid[] is null or proposal.id = any(${ids}::uuid[]))
      and not exists (
      select from mapping.proposal earlier
      where earlier.rule_id = proposal.rule_id and earlier.decision is null
        and (earlier.proposed_at, earlier.id) < (proposal.proposed_at, proposal.id)
    )
    order by proposal.proposed_at, proposal.id limit ${MOST_SHOWN}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    rule: row.rule,
    evidence: row.evidence,
    supporters: row.supporters,
    proposedAt: row.proposed_at,
  }));
};
