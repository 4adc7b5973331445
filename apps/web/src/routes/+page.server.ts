import { redirect } from '@sveltejs/kit';
import { settleZone } from '#lib/features/accounts/account-zone.server.ts';
import { readHome } from '#lib/features/home/home.server.ts';
import { markRead } from '#lib/features/notices/mark-read.server.ts';
import { listActions } from '#lib/features/lists/list/list-actions.server.ts';
import { readWeek, soonIn, todayOf } from '#lib/features/airing/schedule.server.ts';
import { readPopular } from '#lib/features/catalog/popular.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { seasonAt } from '#lib/time/season.ts';
import type { Actions, PageServerLoad } from './$types';

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
  const season = seasonAt(currentTime(event));
  await readOrDegrade(event, () => settleZone(event));
  const today = todayOf(event);
  const [own, week, popular] = await Promise.all([
    readOrDegrade(event, () => readHome(event)),
    readOrDegrade(event, () => readWeek(event, today)),
    readOrDegrade(event, () => readPopular(event, season)),
  ]);
  return {
    /** Of whoever is signed in. */
    own,
    season,
    popular,
    soon: week && soonIn(event, { week, today, most: MOST_SOON }),
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
