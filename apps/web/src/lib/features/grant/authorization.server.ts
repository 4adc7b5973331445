import { redirect, type RequestEvent } from '@sveltejs/kit';
import { callRoute, refuse } from '#lib/server/route.server.ts';

/** A program that asks to act for a person. */
export interface Authorization {
  readonly client: { readonly id: string; readonly name: string };
  /** Where the browser goes with the answer. */
  readonly redirectOrigin: string;
  /** Who is signed in, if anybody is. */
  readonly username: string | null;
}

/** Where the browser goes next: back to the program. */
interface Onward {
  readonly redirectTo: string;
}

export type Decision = { decision: 'allow'; username: string } | { decision: 'deny' };

/** The server only answers to addresses it knows to be the program's. */
const goBack = ({ redirectTo }: Onward): never => redirect(303, redirectTo, { external: true });

/** The query is the program's own request, which the server judges anew each time. */
const pathOf = ({ search }: URL): string => `/auth/authorization${search}`;

const isOnward = (json: object): json is Onward => 'redirectTo' in json;

/** What a program asks for. One that asks wrongly is told so; one that is not known gets no answer, and the person an error page. */
export async function readAuthorization(event: RequestEvent): Promise<Authorization> {
  const answer = await callRoute<Authorization | Onward>(event, {
    method: 'GET',
    path: pathOf(event.url),
  });
  if (!answer.ok) refuse(answer.problem);
  return isOnward(answer.body) ? goBack(answer.body) : answer.body;
}

/** Answers a program. @returns what is wrong with the answer; otherwise the browser is on its way. */
export async function answerAuthorization(
  event: RequestEvent,
  decision: Decision,
): Promise<{ status: number; message: string }> {
  const answer = await callRoute<Onward>(event, {
    method: 'POST',
    path: pathOf(event.url),
    body: decision,
  });
  if (answer.ok) return goBack(answer.body);
  return { status: answer.problem.status, message: answer.problem.detail };
}
