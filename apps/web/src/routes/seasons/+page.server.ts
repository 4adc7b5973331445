import { redirect } from '@sveltejs/kit';
import { readNewestSeason } from '#lib/features/catalog/season-chart.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { seasonAt, seasonPath } from '#lib/time/season.ts';
import type { PageServerLoad } from './$types';

/** The current season, or the newest on record if the catalogue is older. */
export const load: PageServerLoad = async (event) => {
  const current = seasonAt(currentTime(event));
  const newest = await readOrDegrade(event, () => readNewestSeason(event, current));
  redirect(307, seasonPath(newest ?? current));
};
