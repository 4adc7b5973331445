import { readAccount } from '#lib/features/accounts/account.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import type { LayoutServerLoad } from './$types';

/** It reads nothing of the address, so that moving between pages does not ask it again. */
export const load: LayoutServerLoad = async (event) => {
  const visitor = await readOrDegrade(event, async () => ({ account: await readAccount(event) }));
  return {
    account: visitor?.account ?? null,
    /** False where it could not be read who is signed in: a page must not say then that nobody is. */
    isAccountKnown: visitor !== null,
    baseUrl: event.locals.baseUrl,
    preferences: event.locals.preferences,
    zone: event.locals.zone,
    isViewersZone: event.locals.isViewersZone,
    now: currentTime(event),
  };
};
