import { builder } from '#platform/graphql/builder.ts';
import type { Lock } from '../rules/lock.ts';

export const EditLockRef = builder.objectRef<Lock>('EditLock').implement({
  extensions: { tier: 'public' },
  description:
    'A lock on a work, a field or a row of a list: only moderators change what it holds for.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the lock, for `unlockWork`.' }),
    field: t.exposeString('field', {
      description: 'The field or the row, as in `EditChange.field`; null for the whole work.',
    }),
    reason: t.exposeString('reason', { nullable: false, description: 'Why it is locked.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when it holds; null for good.',
    }),
  }),
});
