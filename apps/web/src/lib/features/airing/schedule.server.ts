import type { RequestEvent } from '@sveltejs/kit';
import { ANIME_SUMMARY } from '#lib/features/catalog/anime.ts';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import type { AiringSlot } from './schedule.ts';

interface Page {
  airingSchedule: {
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: AiringSlot[];
  };
}

const SCHEDULE = graphqlDocument<Page, { from: string; to: string; after: string | null }>(`
  query WebSchedule($from: DateTime!, $to: DateTime!, $after: String) {
    airingSchedule(from: $from, to: $to, first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { airingAt episode isProjected isTimeKnown anime { ${ANIME_SUMMARY} } }
    }
  }
`);

/** No week on record has half of this; it bounds the page whatever the catalogue holds. */
const MAX_PAGES = 6;

/** Every airing between two instants, in milliseconds since the epoch. */
export async function readAirings(
  event: RequestEvent,
  span: { from: number; to: number },
): Promise<AiringSlot[]> {
  const from = new Date(span.from).toISOString();
  const to = new Date(span.to).toISOString();
  const airings: AiringSlot[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { airingSchedule }: Page = await execute(event, SCHEDULE, { from, to, after });
    airings.push(...airingSchedule.nodes);
    after = airingSchedule.pageInfo.endCursor;
    if (!airingSchedule.pageInfo.hasNextPage || after === null) break;
  }
  return airings;
}
