import type { RequestEvent } from '@sveltejs/kit';
import { ANIME_SUMMARY } from '#lib/features/catalog/anime.ts';
import { rowFields } from '#lib/features/lists/list/list-row.ts';
import type { AiringSlot } from '#lib/features/airing/schedule.ts';
import { readScoreFormat } from '#lib/features/lists/entry/own-entry.server.ts';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { DAY_MS } from '#lib/time/calendar.ts';
import type { Home, HomeActivity, HomeNotice, NextRow } from './home.ts';

/** As many as a glance takes in. */
const MOST_NEXT = 9;
const MOST_NOTICES = 5;
const MOST_ACTIVITIES = 8;
/** One's own come with them, and are left out. */
const ACTIVITIES_READ = 24;

interface Read {
  viewer: {
    username: string;
    upNextAnime: { nodes: NextRow[] };
    upNextManga: { nodes: NextRow[] };
    anime: { statuses: readonly unknown[] };
    manga: { statuses: readonly unknown[] };
    notices: { nodes: (HomeNotice & { readAt: string | null })[] } | null;
  } | null;
  airingSchedule: { nodes: AiringSlot[] };
  activityFeed: { nodes: HomeActivity[] } | null;
}

const TITLES = 'id titleRomaji titleEnglish titleNative';

const HOME = graphqlDocument<Read, { format: string; from: string; to: string }>(`
  query WebHome($format: ScoreFormat!, $from: DateTime!, $to: DateTime!) {
    viewer {
      username
      upNextAnime(first: ${MOST_NEXT}) { nodes { nextUnit: nextEpisode ${rowFields('anime')} } }
      upNextManga(first: ${MOST_NEXT}) { nodes { nextUnit: nextChapter ${rowFields('manga')} } }
      anime: statistics(media: ANIME) { statuses { value } }
      manga: statistics(media: MANGA) { statuses { value } }
      notices(first: ${MOST_NOTICES}) { nodes { id kind createdAt readAt actor { username } subject subjectId } }
    }
    airingSchedule(from: $from, to: $to, first: 50, listStatus: [CURRENT, PLANNING, REPEATING, PAUSED]) {
      nodes { airingAt episode isProjected isTimeKnown anime { ${ANIME_SUMMARY} } }
    }
    activityFeed(feed: FOLLOWING, first: ${ACTIVITIES_READ}) {
      nodes { id kind fromUnit toUnit updatedAt user { username } anime { ${TITLES} } manga { ${TITLES} } }
    }
  }
`);

/** What the home page shows of whoever is signed in; null for anybody else, who cost no question. */
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
    isNew: viewer.anime.statuses.length + viewer.manga.statuses.length === 0,
    anime: viewer.upNextAnime.nodes,
    manga: viewer.upNextManga.nodes,
    airings: airingSchedule.nodes,
    notices: (viewer.notices?.nodes ?? []).filter(({ readAt }) => readAt === null),
    activities: (activityFeed?.nodes ?? [])
      .filter(({ user }) => user?.username !== viewer.username)
      .slice(0, MOST_ACTIVITIES),
  };
}
