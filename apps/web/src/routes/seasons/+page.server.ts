import { redirect } from '@sveltejs/kit';
import { currentTime } from '#lib/in-process.server.ts';
import { seasonAt, seasonPath } from '#lib/time/season.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = (event) => {
  redirect(307, seasonPath(seasonAt(currentTime(event))));
};
