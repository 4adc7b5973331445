import type { RequestEvent } from '@sveltejs/kit';
import { callRoute } from '#lib/route.server.ts';
import type { Account } from './account.ts';

/** Who is signed in; null for everybody else, who cost no question. */
export async function readAccount(event: RequestEvent): Promise<Account | null> {
  if (!event.cookies.get('__Host-sid')) return null;
  const path = '/auth/session';
  const answer = await callRoute<{ user: Account }>(event, { method: 'GET', path });
  return answer.ok ? answer.body.user : null;
}
