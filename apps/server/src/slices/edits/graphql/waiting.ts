import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { mayDecide } from '../policy.ts';
import { countWaiting } from '../queries/waiting.ts';
import { roleOf } from './act.ts';

builder.objectField(ViewerRef, 'editsToReview', (t) =>
  t.int({
    description:
      'How many open edits of others wait for a decision, without those whose author must answer a question; null for users who do not decide. Needs the scope `read:profile`.',
    resolve: async (_viewer, _args, { app, caller }) => {
      const userId = requireAccount(caller, 'read:profile');
      return mayDecide(await roleOf(app.db, userId)) ? countWaiting(app.db, userId) : null;
    },
  }),
);
