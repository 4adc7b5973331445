import { builder } from '#platform/graphql/builder.ts';
import type { Outcome } from '../editable/outcome.ts';
import { outcomesOf } from '../queries/outcome.ts';
import { EditRef } from './edit.ts';
import { jsonText } from './value.ts';

const OutcomeRef = builder.objectRef<Outcome>('EditOutcome').implement({
  extensions: { tier: 'public' },
  description: 'What accepting one value of an edit would do to the work as it is now.',
  fields: (t) => ({
    field: t.exposeString('field', { nullable: false, description: 'As `EditChange.field`.' }),
    current: t.string({
      description: 'What stands there now, as JSON; null if nothing does.',
      resolve: ({ now }) => jsonText(now),
    }),
    after: t.string({
      description:
        'What would stand there, as JSON; null if nothing would. Of a list, the edit adds, removes and changes only its own rows, and leaves what others changed since.',
      resolve: ({ after }) => jsonText(after),
    }),
    isConflict: t.exposeBoolean('isConflict', {
      nullable: false,
      description:
        'Whether it would replace what others changed since the edit was sent, so that `decideEdit` asks for `isRebased`.',
    }),
  }),
});

builder.objectField(EditRef, 'outcomes', (t) =>
  t.field({
    type: [OutcomeRef],
    description:
      'What accepting it would do now, value by value; null for an edit that is not open, and for one that adds, merges, splits, removes or restores a work.',
    extensions: { listSize: 20, cost: 20 },
    resolve: (edit, _args, { app }) =>
      edit.state === 'OPEN' && edit.kind === 'CHANGE' ? outcomesOf(app.db, edit) : null,
  }),
);
