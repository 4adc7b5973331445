import { readAccount } from '#lib/features/accounts/account.server.ts';
import { readOrDegrade } from '#lib/graphql.server.ts';
import { currentTime } from '#lib/in-process.server.ts';
import type { LayoutServerLoad } from './$types';

/** It reads nothing of the address, so that moving between pages does not ask it again. */
export const load: LayoutServerLoad = async (event) => ({
  account: await readOrDegrade(event, () => readAccount(event)),
  baseUrl: event.locals.baseUrl,
  preferences: event.locals.preferences,
  zone: event.locals.zone,
  isViewersZone: event.locals.isViewersZone,
  now: currentTime(event),
});
