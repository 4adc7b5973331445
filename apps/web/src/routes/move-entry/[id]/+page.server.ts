import { moveEntry, readSplit } from '#lib/features/edits/operation/move-entry.server.ts';
import { requireVisitor } from '#lib/features/edits/operation/work.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  await requireVisitor(event);
  return { split: await readSplit(event) };
};

export const actions = { default: moveEntry } satisfies Actions;
