import type { RouteRequest } from '@tsuzuki/contract';
import { error, redirect, type RequestEvent } from '@sveltejs/kit';
import { inProcess } from '#lib/in-process.server.ts';

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

/** A refusal, for the person to read. */
interface Problem {
  readonly detail: string;
}

export type Decision = { decision: 'allow'; username: string } | { decision: 'deny' };

/** The server only answers to addresses it knows to be the program's. */
const goBack = ({ redirectTo }: Onward): never => redirect(303, redirectTo, { external: true });

/** The query is the program's own request, which the server judges anew each time. */
const pathOf = ({ search }: URL): string => `/auth/authorization${search}`;

async function ask(
  event: RequestEvent,
  request: RouteRequest,
): Promise<{ status: number; json: unknown }> {
  const { route } = inProcess(event);
  if (!route) error(503, 'Programs can be let in where the server itself runs.');
  const { status, body } = await route(request);
  return { status, json: JSON.parse(new TextDecoder().decode(body)) };
}

const isOnward = (json: object): json is Onward => 'redirectTo' in json;

/** What a program asks for. One that asks wrongly is told so; one that is not known gets no answer, and the person an error page. */
export async function readAuthorization(event: RequestEvent): Promise<Authorization> {
  const { status, json } = await ask(event, { method: 'GET', path: pathOf(event.url) });
  if (status >= 500) error(status, 'Something broke on our side.');
  if (status >= 400) error(status, (json as Problem).detail);
  // The server vouches for the shape: both run the same version.
  const read = json as Authorization | Onward;
  return isOnward(read) ? goBack(read) : read;
}

/** Answers a program. @returns what is wrong with the answer; otherwise the browser is on its way. */
export async function answerAuthorization(
  event: RequestEvent,
  decision: Decision,
): Promise<{ status: number; message: string }> {
  const path = pathOf(event.url);
  const { status, json } = await ask(event, { method: 'POST', path, body: decision });
  if (status < 400) goBack(json as Onward);
  return { status, message: (json as Problem).detail };
}

/** Where to sign in and come back. */
export const signInAddress = ({ pathname, search }: URL): string =>
  `/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}`;
