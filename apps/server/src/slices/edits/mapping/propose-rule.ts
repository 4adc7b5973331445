import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import { isSameValue } from '#slices/catalog/values.ts';
import { type MappingRule, ruleAddress, ruleValueOf } from '#slices/mapping/index.ts';
import type { SentChange } from '../read-changes.ts';
import { lockAuthor } from '../commands/admit-author.ts';
import { propose, type Proposing } from '../commands/propose.ts';
import type { Proposed } from '../commands/sent-before.ts';

/** What somebody says of a rule of the mapping. */
export interface RuleProposing extends Pick<Proposing, 'wantsReview'> {
  userId: string;
  rule: Omit<MappingRule, 'priority' | 'source'>;
  /** That it holds, that it does not, or nothing any more. */
  word: 'HOLDS' | 'DENIED' | 'RELEASED';
  note: string;
  /** Whether it came of a correction, which the daily quota of edits does not count. */
  isCorrection?: boolean;
}

const changeOf = ({ rule, word }: RuleProposing): SentChange => ({
  field: ruleAddress(rule),
  value: word === 'HOLDS' ? ruleValueOf(rule) : null,
  isRelease: word === 'RELEASED',
});

/** Whether the same user proposes the same, or did and was refused. */
const isProposed = async (
  tx: Tx,
  { userId, animeId, change }: { userId: string; animeId: string; change: SentChange },
): Promise<boolean> => {
  const { rows } = await sql<{ after: unknown }>`
    select after from edits.proposal join edits.change on proposal_id = id
    where author_id = ${userId} and work_id = ${animeId} and field = ${change.field} and is_release = ${change.isRelease}
      and state in ('OPEN', 'REJECTED')`.execute(tx);
  return rows.some(({ after }) => isSameValue(after, change.value));
};

/**
 * Proposes a change of the mapping, as an edit of the anime to which the rule leads. It is applied at once if nobody needs to look at it.
 * @returns null if the same is proposed, or stands already
 */
export const proposeRuleEdit = async (
  app: App,
  tx: Tx,
  proposing: RuleProposing,
): Promise<Proposed | null> => {
  const { userId, note, wantsReview, isCorrection = false } = proposing;
  const { animeId } = proposing.rule;
  const change = changeOf(proposing);
  await lockAuthor(tx, userId);
  if (await isProposed(tx, { userId, animeId, change })) return null;
  try {
    return await propose(app, tx, {
      kind: 'CHANGE',
      medium: 'ANIME',
      workId: animeId,
      authorId: userId,
      changes: [change],
      note,
      sources: [],
      baseSeq: null,
      isDraft: false,
      wantsReview,
      isSurelyNew: false,
      isCorrection,
    });
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'EDIT_CHANGES_NOTHING') return null;
    throw error;
  }
};
