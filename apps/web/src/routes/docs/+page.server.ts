import { EXAMPLES } from '@tsuzuki/contract/examples';
import { error } from '@sveltejs/kit';
import { answerExample } from '#lib/features/docs/example.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const [first] = EXAMPLES;
  if (!first) error(404);
  return { first: await answerExample(event, first) };
};
