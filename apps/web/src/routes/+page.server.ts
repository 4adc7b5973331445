import { error } from '@sveltejs/kit';
import { readSchedule } from '#lib/features/airing/schedule.server.ts';
import { searchAnime } from '#lib/features/catalog/search.server.ts';
import { normalizeQuery } from '#lib/features/catalog/search.ts';
import { readOrDegrade } from '#lib/graphql.server.ts';
import { currentTime } from '#lib/in-process.server.ts';
import { parseSeason, seasonAt } from '#lib/time/season.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { searchParams } = event.url;
  const current = seasonAt(currentTime(event));
  const of = parseSeason(
    { season: searchParams.get('season'), year: searchParams.get('year') },
    current,
  );
  if (!of) {
    error(404, 'A season is winter, spring, summer or fall, with a year from 1917 on.');
  }
  const query = normalizeQuery(searchParams.get('q'));
  const [result, schedule] = await Promise.all([
    query ? readOrDegrade(event, () => searchAnime(event, query)) : null,
    query ? null : readOrDegrade(event, () => readSchedule(event, of)),
  ]);
  return { query, result, schedule, of, current };
};
