import { redirect } from '@sveltejs/kit';
import { authorizationPath, readAuthorization } from '#lib/features/grant/authorization.server.ts';
import { sendDecision } from '#lib/features/grant/decision.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  const { client, redirectOrigin, username } = await readAuthorization(event);
  if (username === null) redirect(303, signInAddress(event.url));
  event.locals.formTarget = redirectOrigin;
  return { client, username, signInAddress: signInAddress(event.url) };
};

export const actions: Actions = {
  default: (event) => sendDecision(event, authorizationPath(event.url)),
};
