import type { Enum } from '@tsuzuki/contract/schema';
import type { RequestEvent } from '@sveltejs/kit';
import { ANIME_CARD, MANGA_CARD, WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { WEEKS } from './heat-map.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { statusesOf, type EntryPage, type PersonRecord, type Shown } from './person.ts';

/** A user. Their bio is Markdown. */
export const PERSON = graphql(`
  query WebPerson($name: String!) {
    user(username: $name) {
      username
      access
      isViewer
      followState
      isFollower
      isBlocked
      bio
      joinedAt
    }
  }
`);

type ReadPerson = NonNullable<ResultOf<typeof PERSON>['user']>;

/** Statistics of the list of one medium. */
export const FIGURES = graphql(`
  fragment Figures on ListStatistics {
    entries
    units
    minutes
    volumes
    meanScore
    genres {
      value
      entries
    }
    formats {
      value
      entries
    }
    scores {
      value
      entries
    }
  }
`);

/** What somebody shows. */
export const SHOWN = graphql(
  `
    query WebPersonShown($name: String!) {
      user(username: $name) {
        followers(first: 1) {
          totalCount
        }
        following(first: 1) {
          totalCount
        }
        anime: statistics(media: ANIME) {
          ...Figures
        }
        manga: statistics(media: MANGA) {
          ...Figures
        }
        animeStatuses: statusCounts(media: ANIME) {
          value
          entries
        }
        mangaStatuses: statusCounts(media: MANGA) {
          value
          entries
        }
        favouriteAnime {
          ...AnimeCard
        }
        favouriteManga {
          ...MangaCard
        }
      }
    }
  `,
  [FIGURES, ANIME_CARD, MANGA_CARD],
);

/** A page of somebody's list. */
export const LISTS = {
  anime: graphql(
    `
      query WebPersonAnimeList(
        $name: String!
        $status: ListStatus!
        $after: String
        $format: ScoreFormat!
      ) {
        user(username: $name) {
          list: animeList(status: $status, first: 48, after: $after) {
            totalCount
            nodes {
              id
              progress
              score(format: $format)
              anime {
                ...AnimeCard
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    [ANIME_CARD],
  ),
  manga: graphql(
    `
      query WebPersonMangaList(
        $name: String!
        $status: ListStatus!
        $after: String
        $format: ScoreFormat!
      ) {
        user(username: $name) {
          list: mangaList(status: $status, first: 48, after: $after) {
            totalCount
            nodes {
              id
              progress
              score(format: $format)
              manga {
                ...MangaCard
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    [MANGA_CARD],
  ),
};

/** What somebody did lately. */
export const RECORD = graphql(
  `
    query WebPersonRecord($name: String!, $from: PartialDate!, $to: PartialDate!) {
      user(username: $name) {
        heatMap(from: $from, to: $to) {
          on
          plays
          units
        }
        activity(first: 12) {
          nodes {
            id
            kind
            updatedAt
            fromUnit
            toUnit
            anime {
              ...WorkTitles
            }
            manga {
              ...WorkTitles
            }
          }
        }
      }
    }
  `,
  [WORK_TITLES],
);

/** A user by name. @throws 404 if there is none or the visitor may not see them (in the same words), 503 if it cannot be read */
export async function readPerson(event: RequestEvent, name: string): Promise<ReadPerson> {
  const answer = await readOrDegrade(event, () => execute(event, PERSON, { name }));
  if (answer === null) pageError(503, 'PAGE_UNAVAILABLE');
  if (answer.user === null) pageError(404, 'USER_NOT_FOUND');
  return answer.user;
}

/** What else they show; null if nothing, or if it could not be read. */
export async function readShown(event: RequestEvent, name: string): Promise<Shown | null> {
  const answer = await readOrDegrade(event, () => execute(event, SHOWN, { name }));
  return answer?.user ?? null;
}

/** A page of their list, of the medium and the status in the address, or of the first ones with entries. */
export async function readList(
  event: RequestEvent,
  { name, shown, format }: { name: string; shown: Shown | null; format: Enum<'ScoreFormat'> },
) {
  const { searchParams } = event.url;
  const isManga = searchParams.get('media') === 'manga' || shown?.animeStatuses?.length === 0;
  const kind: WorkKind = isManga && shown?.mangaStatuses ? 'manga' : 'anime';
  const statuses = statusesOf(shown?.[`${kind}Statuses`] ?? []);
  const asked = searchParams.get('status');
  const status = (statuses.find((each) => each.status === asked) ?? statuses[0])?.status;
  if (status === undefined) return null;
  const of = { name, status, after: searchParams.get('after'), format };
  const answer = await readOrDegrade(event, () => execute(event, LISTS[kind], of));
  const page: EntryPage | null | undefined = answer?.user?.list;
  return page ? { kind, status, statuses, page } : null;
}

/** Their plays of the last year; null if they are not shown. */
export async function readRecord(event: RequestEvent, name: string): Promise<PersonRecord | null> {
  const today = currentTime(event);
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  // It may already be tomorrow in their time zone.
  const of = { name, from: dayOf(today - WEEKS * 7 * DAY_MS), to: dayOf(today + DAY_MS) };
  const answer = await readOrDegrade(event, () => execute(event, RECORD, of));
  return answer?.user ?? null;
}
