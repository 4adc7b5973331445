import { fail, redirect, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import { refusalText } from '#lib/form/refusal-text.ts';
import { callRoute, signInAddress } from '#lib/server/route.server.ts';

/** The program's address, to which the browser returns. */
export interface Onward {
  readonly redirectTo: string;
}

export const isOnward = (json: object): json is Onward => 'redirectTo' in json;

/** The server redirects only to registered addresses of the program. */
export const goBack = ({ redirectTo }: Onward): never =>
  redirect(303, redirectTo, { external: true });

type Decision = { decision: 'allow'; username: string } | { decision: 'deny' };

/** Anything but a clear yes is a no. */
const decisionOf = (form: FormData): Decision => {
  const username = form.get('username');
  return form.get('decision') === 'allow' && typeof username === 'string'
    ? { decision: 'allow', username }
    : { decision: 'deny' };
};

/**
 * Sends what a person decided about a program, and leads the browser on to the program, or to sign in.
 * @param path the route that takes the decision
 * @returns what our page shows if the program has no address, or why the decision is refused
 */
export async function sendDecision<Shown extends object = never>(
  event: RequestEvent,
  path: string,
): Promise<Shown | ActionFailure<{ message: string }>> {
  const body = decisionOf(await event.request.formData());
  const answer = await callRoute<Onward | Shown>(event, { method: 'POST', path, body });
  if (answer.ok) return isOnward(answer.body) ? goBack(answer.body) : answer.body;
  const { problem } = answer;
  if (problem.status === 401) redirect(303, signInAddress(event.url));
  const message = refusalText(problem, event.locals.preferences.locale);
  return fail(problem.status, { message });
}
