import { sendAdapter, sharedAdapter } from '#lib/features/adapters/adapters.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) => ({ text: sharedAdapter(event) });

export const actions = { default: sendAdapter } satisfies Actions;
