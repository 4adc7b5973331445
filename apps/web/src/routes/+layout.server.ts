import { readAccount } from '#lib/features/accounts/account.server.ts';
import { UNREAD_NOTICES } from '#lib/features/notices/unread.ts';
import { readEditsToReview, readUnreadNotices } from '#lib/features/notices/inbox.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { settleZone } from '#lib/features/accounts/account-zone.server.ts';
import type { LayoutServerLoad } from './$types';

/** It does not read the address, so that SvelteKit does not run it again on each navigation. */
export const load: LayoutServerLoad = async (event) => {
  event.depends(UNREAD_NOTICES);
  const visitor = await readOrDegrade(event, async () => {
    await settleZone(event);
    return { account: await readAccount(event) };
  });
  const account = visitor?.account ?? null;
  const [unreadNotices, editsToReview] = await Promise.all([
    account ? readUnreadNotices(event) : 0,
    account && account.role !== 'user' ? readEditsToReview(event) : null,
  ]);
  return {
    account,
    /** False if the account could not be read. A page must then not say that nobody is signed in. */
    isAccountKnown: visitor !== null,
    unreadNotices,
    editsToReview,
    baseUrl: event.locals.baseUrl,
    preferences: event.locals.preferences,
    zone: event.locals.zone,
    isViewersZone: event.locals.isViewersZone,
    isZoneChosen: event.locals.isZoneChosen,
    now: currentTime(event),
  };
};
