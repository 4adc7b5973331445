import type { RequestEvent } from '@sveltejs/kit';
import { pageError } from '#lib/server/page-error.server.ts';
import { requireVisitor } from '../operation/work.server.ts';

interface PageEvent extends RequestEvent {
  parent: () => Promise<{ account: { role: string } | null }>;
}

async function requireRole(event: PageEvent, roles: readonly string[]): Promise<void> {
  await requireVisitor(event);
  const { account } = await event.parent();
  if (!account || !roles.includes(account.role)) pageError(404, 'PAGE_NOT_FOUND');
}

/** Sends visitors without an account to sign-in. @throws 404 for those who are no moderators: they have nothing to do there */
export const requireModerator = (event: PageEvent): Promise<void> =>
  requireRole(event, ['moderator', 'admin']);

/** The same for pages of those who decide about edits. */
export const requireEditor = (event: PageEvent): Promise<void> =>
  requireRole(event, ['editor', 'moderator', 'admin']);
