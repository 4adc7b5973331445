import type { RequestEvent } from '@sveltejs/kit';
import { AIRING_SLOT } from '#lib/features/airing/fragments.server.ts';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { ANIME_ROW, MANGA_ROW } from '#lib/features/lists/list/fragments.server.ts';
import { readScoreFormat } from '#lib/preferences/score-format.server.ts';
import { NOTICE } from '#lib/features/notices/fragments.server.ts';
import { readNotice } from '#lib/features/notices/read-notice.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import type { Home } from './home.ts';

const MOST_ACTIVITIES = 8;

/** As many rows as people take in at a glance. We read more activities, because we leave out the visitor's own. */
export const HOME = graphql(
  `
    query WebHome($format: ScoreFormat!, $from: DateTime!, $to: DateTime!) {
      viewer {
        username
        waitingShows {
          episodes
        }
        unplacedPlays {
          plays
        }
        upNextAnime(first: 9) {
          nodes {
            nextUnit: nextEpisode
            ...AnimeRow
          }
        }
        upNextManga(first: 9) {
          nodes {
            nextUnit: nextChapter
            ...MangaRow
          }
        }
        anime: statistics(media: ANIME) {
          statuses {
            value
          }
        }
        manga: statistics(media: MANGA) {
          statuses {
            value
          }
        }
        notices(first: 5) {
          nodes {
            ...ShownNotice
          }
        }
      }
      airingSchedule(
        from: $from
        to: $to
        first: 50
        listStatus: [CURRENT, PLANNING, REPEATING, PAUSED]
      ) {
        nodes {
          ...AiringSlot
        }
      }
      activityFeed(feed: FOLLOWING, first: 24) {
        nodes {
          id
          kind
          fromUnit
          toUnit
          updatedAt
          user {
            username
          }
          anime {
            ...WorkTitles
          }
          manga {
            ...WorkTitles
          }
        }
      }
    }
  `,
  [ANIME_ROW, MANGA_ROW, AIRING_SLOT, WORK_TITLES, NOTICE],
);

/** The home page of a signed-in visitor; null for other visitors, without a request. */
export async function readHome(event: RequestEvent): Promise<Home | null> {
  const format = await readScoreFormat(event);
  if (format === null) return null;
  const now = currentTime(event);
  const { viewer, airingSchedule, activityFeed } = await execute(event, HOME, {
    format,
    from: new Date(now - DAY_MS).toISOString(),
    to: new Date(now + DAY_MS).toISOString(),
  });
  if (!viewer) return null;
  event.setHeaders({ 'cache-control': 'no-store' });
  return {
    format,
    isNew: viewer.anime?.statuses.length === 0 && viewer.manga?.statuses.length === 0,
    waiting: viewer.waitingShows ?? [],
    unplaced: viewer.unplacedPlays ?? [],
    anime: viewer.upNextAnime?.nodes ?? [],
    manga: viewer.upNextManga?.nodes ?? [],
    airings: airingSchedule?.nodes ?? [],
    notices: (viewer.notices?.nodes ?? [])
      .filter(({ readAt }) => readAt === null)
      .map((notice) => readNotice(notice, event.locals.preferences.locale)),
    activities: (activityFeed?.nodes ?? [])
      .filter(({ user }) => user?.username !== viewer.username)
      .slice(0, MOST_ACTIVITIES),
  };
}
