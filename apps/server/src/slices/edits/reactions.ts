import { Refusal } from '#platform/errors.ts';
import { react } from '#platform/events.ts';
import { ruleProposed } from '#slices/mapping/index.ts';
import { proposeRuleEdit } from './mapping/propose-rule.ts';

/** Makes an edit of a rule that came of the correction of a play: an editor looks at it, whoever proposes it. */
export const proposeCorrectedRule = react(
  ruleProposed,
  'edits.propose-corrected-rule',
  async (app, { userId, animeId, rule, evidence }) => {
    try {
      await app.db.transaction().execute((tx) =>
        proposeRuleEdit(app, tx, {
          userId,
          rule: { ...rule, animeId },
          word: 'HOLDS',
          note: evidence,
          wantsReview: true,
          isCorrection: true,
        }),
      );
    } catch (error) {
      // Their own correction holds for them all the same.
      if (!(error instanceof Refusal)) throw error;
    }
  },
);
