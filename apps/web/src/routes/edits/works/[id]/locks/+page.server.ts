import { lockWork, readLocks, unlockWork } from '#lib/features/edits/moderation/locks.server.ts';
import { requireModerator } from '#lib/features/edits/moderation/require-moderator.server.ts';
import { readWork } from '#lib/features/edits/operation/work.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  await requireModerator(event);
  const work = await readWork(event);
  return { work, ...(await readLocks(event, work)) };
};

export const actions = { lock: lockWork, unlock: unlockWork } satisfies Actions;
