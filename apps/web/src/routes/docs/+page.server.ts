import { EXAMPLES } from '@tsuzuki/contract/examples';
import { answerExample } from '#lib/features/docs/example.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const [first] = EXAMPLES;
  if (!first) pageError(404, 'PAGE_NOT_FOUND');
  return { first: await answerExample(event, first) };
};
