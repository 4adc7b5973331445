import { fail, redirect } from '@sveltejs/kit';
import {
  answerAuthorization,
  readAuthorization,
  type Decision,
} from '#lib/features/grant/authorization.server.ts';
import { refusalText } from '#lib/form/refusal-text.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  const { client, redirectOrigin, username } = await readAuthorization(event);
  if (username === null) redirect(303, signInAddress(event.url));
  event.locals.formTarget = redirectOrigin;
  return { client, username, signInAddress: signInAddress(event.url) };
};

const decisionOf = (form: FormData): Decision => {
  const username = form.get('username');
  return form.get('decision') === 'allow' && typeof username === 'string'
    ? { decision: 'allow', username }
    : { decision: 'deny' };
};

export const actions: Actions = {
  default: async (event) => {
    const decision = decisionOf(await event.request.formData());
    const problem = await answerAuthorization(event, decision);
    if (problem.status === 401) redirect(303, signInAddress(event.url));
    const message = refusalText(problem, event.locals.preferences.locale);
    return fail(problem.status, { message });
  },
};
