import { loadChanges, undoChange } from '#lib/features/lists/changes/changes.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = loadChanges;

export const actions = { undo: undoChange } satisfies Actions;
