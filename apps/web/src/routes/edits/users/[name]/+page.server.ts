import { requireModerator } from '#lib/features/edits/moderation/require-moderator.server.ts';
import {
  readRestriction,
  restrictEditor,
  revertEdits,
} from '#lib/features/edits/moderation/restrict.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  await requireModerator(event);
  return readRestriction(event);
};

export const actions = { restrict: restrictEditor, revert: revertEdits } satisfies Actions;
