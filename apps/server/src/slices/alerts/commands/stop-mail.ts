import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { changeWishes } from './change-wishes.ts';

/** Ends the mail of somebody with what happened. An account that is gone gets none anyway. */
export const stopMail = async (app: App, tx: Tx, userId: string): Promise<void> => {
  if (await findUser(tx, userId))
    await changeWishes(app, tx, { userId, change: { digest: 'OFF' } });
};
