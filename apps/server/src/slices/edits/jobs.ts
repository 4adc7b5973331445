import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { defineJob } from '#platform/jobs.ts';
import { expire, settleVotes } from './commands/settle-votes.ts';
import { tellDeciders } from './commands/tell-deciders.ts';
import { ANSWER_MS } from './rules/vote.ts';

const MOST_AT_ONCE = 500;

/**
 * Proposals whose votes are to be counted, or whose author did not answer in time. Where all are against it, that is as soon as the author
 * could answer them.
 */
const dueProposals = async (app: App): Promise<{ id: string; isUnanswered: boolean }[]> => {
  const now = app.clock.now();
  const rows = await app.db
    .selectFrom('edits.proposal')
    .select(['id', 'answer_due_at'])
    .where('state', '=', 'OPEN')
    .where((eb) => {
      const votes = eb.selectFrom('edits.vote').whereRef('proposal_id', '=', 'edits.proposal.id');
      const couldAnswer = eb('contested_at', '<=', new Date(now.getTime() - ANSWER_MS));
      const isUnanimous = eb.not(eb.exists(votes.select('is_for').where('is_for', '=', true)));
      return eb.or([
        eb('closes_at', '<=', now),
        eb('answer_due_at', '<=', now),
        eb.and([eb('closes_at', 'is not', null), couldAnswer, isUnanimous]),
      ]);
    })
    .orderBy('submitted_at')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id, answer_due_at: dueAt }) => ({
    id,
    isUnanswered: dueAt !== null && dueAt <= now,
  }));
};

const isClosed = (error: unknown): boolean =>
  error instanceof Refusal && error.reason === 'EDIT_CLOSED';

/** Tells those who decide of edits that wait, all at once. */
export const tellOfWaiting = defineJob({
  name: 'edits.tell-of-waiting',
  schema: z.object({}),
  cron: '*/10 * * * *',
  run: (app) => app.db.transaction().execute((tx) => tellDeciders(app, tx)),
});

/** Closes proposals whose time is up, each in its own transaction. */
export const settleProposals = defineJob({
  name: 'edits.settle-proposals',
  schema: z.object({}),
  cron: '*/5 * * * *',
  run: async (app) => {
    for (const { id, isUnanswered } of await dueProposals(app)) {
      const settleOne = isUnanswered ? expire : settleVotes;
      try {
        await app.db.transaction().execute((tx) => settleOne(app, tx, id));
      } catch (error) {
        // The others do not wait for it: somebody may have closed it meanwhile.
        if (isClosed(error)) continue;
        app.log.error({ err: error, edit: id }, 'an edit whose time is up could not be closed');
      }
    }
  },
});
