import type { RequestEvent } from '@sveltejs/kit';
import { callRoute, refuse } from '#lib/server/route.server.ts';
import { goBack, isOnward, type Onward } from './decision.server.ts';

/** A program that asks for access to an account. */
export interface Authorization {
  readonly client: { readonly id: string; readonly name: string };
  /** The address to which the browser takes the answer. */
  readonly redirectOrigin: string;
  /** Who is signed in, if anybody is. */
  readonly username: string | null;
}

/** The query is the program's request. The server validates it each time. */
export const authorizationPath = ({ search }: URL): string => `/auth/authorization${search}`;

/**
 * Reads the request of a program. An invalid request returns to the program with an error. For an unknown program, the person gets an error
 * page.
 */
export async function readAuthorization(event: RequestEvent): Promise<Authorization> {
  const answer = await callRoute<Authorization | Onward>(event, {
    method: 'GET',
    path: authorizationPath(event.url),
  });
  if (!answer.ok) refuse(answer.problem);
  return isOnward(answer.body) ? goBack(answer.body) : answer.body;
}
