import { proposeRemoval } from '#lib/features/edits/operation/remove.server.ts';
import { readWork, requireVisitor } from '#lib/features/edits/operation/work.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  await requireVisitor(event);
  return { work: await readWork(event) };
};

export const actions = { default: proposeRemoval } satisfies Actions;
