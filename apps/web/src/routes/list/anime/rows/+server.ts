import { json } from '@sveltejs/kit';
import { readMoreRows } from '#lib/features/lists/list/own-list.server.ts';
import type { RequestHandler } from './$types';

/** The rows of the list after its first ones, for the page. */
export const GET: RequestHandler = async (event) => {
  const page = await readMoreRows(event, 'anime');
  return page ? json(page) : json({ detail: 'Sign in first.' }, { status: 401 });
};
