import { redirect, type RequestEvent } from '@sveltejs/kit';
import { callRoute, refuse, type Problem } from '#lib/server/route.server.ts';

/** A program that asks for access to an account. */
export interface Authorization {
  readonly client: { readonly id: string; readonly name: string };
  /** The address to which the browser takes the answer. */
  readonly redirectOrigin: string;
  /** Who is signed in, if anybody is. */
  readonly username: string | null;
}

/** The program's address, to which the browser returns. */
interface Onward {
  readonly redirectTo: string;
}

export type Decision = { decision: 'allow'; username: string } | { decision: 'deny' };

/** The server redirects only to registered addresses of the program. */
const goBack = ({ redirectTo }: Onward): never => redirect(303, redirectTo, { external: true });

/** The query is the program's request. The server validates it each time. */
const pathOf = ({ search }: URL): string => `/auth/authorization${search}`;

const isOnward = (json: object): json is Onward => 'redirectTo' in json;

/**
 * Reads the request of a program. An invalid request returns to the program with an error. For an unknown program, the person gets an error
 * page.
 */
export async function readAuthorization(event: RequestEvent): Promise<Authorization> {
  const answer = await callRoute<Authorization | Onward>(event, {
    method: 'GET',
    path: pathOf(event.url),
  });
  if (!answer.ok) refuse(answer.problem);
  return isOnward(answer.body) ? goBack(answer.body) : answer.body;
}

/** Answers a program and redirects the browser. @returns why the answer is refused. */
export async function answerAuthorization(
  event: RequestEvent,
  decision: Decision,
): Promise<Problem> {
  const answer = await callRoute<Onward>(event, {
    method: 'POST',
    path: pathOf(event.url),
    body: decision,
  });
  return answer.ok ? goBack(answer.body) : answer.problem;
}
