import { redirect } from '@sveltejs/kit';
import { readHome } from '#lib/features/home/home.server.ts';
import { markRead } from '#lib/features/notices/mark-read.server.ts';
import { listActions } from '#lib/features/lists/list/list-actions.server.ts';
import { readAirings } from '#lib/features/airing/schedule.server.ts';
import { readPopular } from '#lib/features/catalog/popular.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { seasonAt } from '#lib/time/season.ts';
import type { Actions, PageServerLoad } from './$types';

/** An episode that began half an hour ago still airs. */
const ON_AIR_MS = 30 * 60_000;
/** As many coming airings as people take in at a glance. */
const MOST_SOON = 9;

/** The site in terms of schema.org. */
const siteJsonLd = (baseUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Tsuzuki',
  url: `${baseUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${baseUrl}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

export const load: PageServerLoad = async (event) => {
  const { searchParams } = event.url;
  if (searchParams.has('q')) redirect(308, `/search?${searchParams}`);
  event.locals.jsonLd = siteJsonLd(event.locals.baseUrl);
  const now = currentTime(event);
  const season = seasonAt(now);
  const [own, week, popular] = await Promise.all([
    readOrDegrade(event, () => readHome(event)),
    readOrDegrade(event, () => readAirings(event, { from: now - ON_AIR_MS, to: now + 7 * DAY_MS })),
    readOrDegrade(event, () => readPopular(event, season)),
  ]);
  return {
    /** Of whoever is signed in. */
    own,
    season,
    popular,
    soon: week?.filter(({ isTimeKnown }) => isTimeKnown).slice(0, MOST_SOON) ?? null,
    // Only the instants of the others, because the days of the week need no more.
    week: week?.map(({ airingAt }) => Date.parse(airingAt)) ?? null,
  };
};

const anime = listActions('anime');

export const actions = {
  anime: anime.row,
  manga: listActions('manga').row,
  undo: anime.undo,
  read: markRead,
} satisfies Actions;
