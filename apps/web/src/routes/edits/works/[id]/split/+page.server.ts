import { loadSplit, proposeSplit } from '#lib/features/edits/operation/split.server.ts';
import { requireVisitor } from '#lib/features/edits/operation/work.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  await requireVisitor(event);
  return loadSplit(event);
};

export const actions = { default: proposeSplit } satisfies Actions;
