import type { Check } from '#platform/slice.ts';
import { signingKeys } from './bearer/keys.ts';

/** Whether tokens can be signed: the key that signs them is opened the way signing does. Before the first token there is none. */
export const masterKeyCheck: Check = {
  name: 'secrets',
  run: async (app) => {
    const sealed = await app.db
      .selectFrom('accounts.signing_key')
      .select('kid')
      .limit(1)
      .executeTakeFirst();
    if (!sealed) return { isGood: true, detail: 'nothing was sealed with the master key yet' };
    const keys = await app.open(signingKeys);
    try {
      await keys.signingKey();
      return { isGood: true, detail: 'the master key opens what the database keeps sealed' };
    } catch {
      return {
        isGood: false,
        detail:
          'the master key is not the one the database was sealed with: restore TSUZUKI_SECRET or secrets/master.key.',
      };
    }
  },
};
