import { redirect } from '@sveltejs/kit';
import type { Shown } from '#lib/features/apps/app.ts';
import { sendDecision } from '#lib/features/grant/decision.server.ts';
import { resolve } from '$app/paths';
import { callRoute, refuse, signInAddress, type Problem } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

interface Asking {
  readonly username: string;
  readonly name: string;
  /** Where the answer goes; null: this page shows it. */
  readonly to: string | null;
}

/** The query is the app's request. The server validates it each time. */
const pathOf = ({ search }: URL): string => `/account/app-authorization${search}`;

/** What a form may lead to: an origin, or the scheme of an app. */
const targetOf = (address: string): string => {
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
};

export const load: PageServerLoad = async (event) => {
  event.setHeaders({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
  const answer = await callRoute<Asking | { username: null }>(event, {
    method: 'GET',
    path: pathOf(event.url),
  });
  if (!answer.ok) return notAsked(event.url, answer.problem);
  const asking = answer.body;
  if (asking.username === null) redirect(303, signInAddress(event.url));
  if (asking.to !== null) event.locals.formTarget = targetOf(asking.to);
  return { ...asking, signInAddress: signInAddress(event.url) };
};

/** An app that its user has not added yet leads to the page where they do. */
function notAsked(url: URL, problem: Problem): never {
  const clientId = url.searchParams.get('client_id') ?? '';
  if (problem.reason === 'APP_NOT_REGISTERED' && /^\d{1,10}$/u.test(clientId))
    redirect(303, `${resolve('/settings/programs')}?app=${clientId}#apps`);
  refuse(problem);
}

export const actions: Actions = {
  default: (event) => sendDecision<{ shown: Shown }>(event, pathOf(event.url)),
};
