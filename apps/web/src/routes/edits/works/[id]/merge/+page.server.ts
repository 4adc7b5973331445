import { loadMerge, proposeMerge } from '#lib/features/edits/operation/merge.server.ts';
import { requireVisitor } from '#lib/features/edits/operation/work.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  await requireVisitor(event);
  return loadMerge(event);
};

export const actions = { default: proposeMerge } satisfies Actions;
