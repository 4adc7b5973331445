import type { RequestEvent } from '@sveltejs/kit';
import { callRoute, refuse } from '#lib/server/route.server.ts';
import type { Account } from './account.ts';

/** The signed-in account, read once for a page; null for other visitors, without a request. @throws when it cannot be read */
export function readAccount(event: RequestEvent): Promise<Account | null> {
  event.locals.account ??= askForAccount(event);
  return event.locals.account;
}

async function askForAccount(event: RequestEvent): Promise<Account | null> {
  if (!event.cookies.get('__Host-sid')) return null;
  const path = '/auth/session';
  const answer = await callRoute<{ user: Account }>(event, { method: 'GET', path });
  if (!answer.ok && answer.problem.status >= 500) refuse(answer.problem);
  return answer.ok ? answer.body.user : null;
}
