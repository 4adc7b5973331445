import { redirect } from '@sveltejs/kit';
import { callRoute } from '#lib/server/route.server.ts';
import type { RequestHandler } from './$types';

/** The form in the header; there is nothing to see. */
export const POST: RequestHandler = async (event) => {
  await callRoute(event, { method: 'POST', path: '/auth/sign-out' });
  redirect(303, '/');
};

export const GET: RequestHandler = () => redirect(303, '/');
