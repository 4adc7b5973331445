import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { AIRING_SLOT } from './fragments.server.ts';
import type { AiringSlot } from './schedule.ts';

const SCHEDULE = graphql(
  `
    query WebSchedule($from: DateTime!, $to: DateTime!, $after: String) {
      airingSchedule(from: $from, to: $to, first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          ...AiringSlot
        }
      }
    }
  `,
  [AIRING_SLOT],
);

type Page = ResultOf<typeof SCHEDULE>;

/** More than twice the largest week on record. It bounds the page, whatever the catalogue contains. */
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
    if (!airingSchedule) break;
    airings.push(...airingSchedule.nodes);
    after = airingSchedule.pageInfo.endCursor;
    if (!airingSchedule.pageInfo.hasNextPage || after === null) break;
  }
  return airings;
}
