import type { RequestEvent } from '@sveltejs/kit';
import { pageError } from '#lib/server/page-error.server.ts';
import { requireVisitor } from '../operation/work.server.ts';

interface PageEvent extends RequestEvent {
  parent: () => Promise<{ account: { role: string } | null }>;
}

/** Sends visitors without an account to sign-in. @throws 404 for those who are no moderators: they have nothing to do there */
export async function requireModerator(event: PageEvent): Promise<void> {
  await requireVisitor(event);
  const { account } = await event.parent();
  if (account?.role !== 'moderator' && account?.role !== 'admin') pageError(404, 'PAGE_NOT_FOUND');
}
