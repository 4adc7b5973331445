import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/graphql.server.ts';
import type { Season, SeasonOfYear } from '#lib/time/season.ts';
import type { AiringSlot, Schedule } from './schedule.ts';

interface Page {
  airingSchedule: {
    totalCount: number | null;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: AiringSlot[];
  };
}

const SCHEDULE = graphqlDocument<Page, { season: Season; year: number; after: string | null }>(`
  query WebSchedule($season: Season!, $year: Int!, $after: String) {
    airingSchedule(season: $season, year: $year, first: 100, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        airingAt
        episode
        isProjected
        anime { id titleRomaji titleEnglish titleNative format seasonYear episodeCount episodeCountSource }
      }
    }
  }
`);

/** No season on record has half of this; it bounds the page whatever the catalogue holds. */
const MAX_PAGES = 5;

/** Every show of a season, page by page. */
export async function readSchedule(event: RequestEvent, of: SeasonOfYear): Promise<Schedule> {
  // A show can turn up on two pages when the catalogue changes between them.
  const slots = new Map<string, AiringSlot>();
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { airingSchedule }: Page = await execute(event, SCHEDULE, { ...of, after });
    for (const slot of airingSchedule.nodes) slots.set(slot.anime.id, slot);
    after = airingSchedule.pageInfo.endCursor;
    if (!airingSchedule.pageInfo.hasNextPage || after === null) break;
  }
  return { ...of, slots: [...slots.values()] };
}
