import { redirect } from '@sveltejs/kit';
import { callRoute } from '#lib/server/route.server.ts';
import type { RequestHandler } from './$types';

/** For the form in the header. There is no page. */
export const POST: RequestHandler = async (event) => {
  await callRoute(event, { method: 'POST', path: '/auth/sign-out' });
  redirect(303, '/');
};

export const GET: RequestHandler = () => redirect(303, '/');
