import type { Enum } from '@tsuzuki/contract/schema';
import { redirect, type RequestEvent } from '@sveltejs/kit';
import { ANIME_CARD, MANGA_CARD, WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { WEEKS } from './heat-map.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { filterOf, sortOf } from '#lib/features/lists/list/list-query.ts';
import { frameOf, type EntryPage, type PersonRecord, type Shown } from './person.ts';
import { parsePersonList, personListQuery } from './person-address.ts';

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
      listVisibility
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
        animeAll: animeList(first: 1) {
          totalCount
        }
        mangaAll: mangaList(first: 1) {
          totalCount
        }
        animeCustomLists: customLists(media: ANIME) {
          id
          name
        }
        mangaCustomLists: customLists(media: MANGA) {
          id
          name
        }
        animeCustomCounts: customListCounts(media: ANIME) {
          value
          entries
        }
        mangaCustomCounts: customListCounts(media: MANGA) {
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
        $filter: AnimeListFilter
        $sort: ListSort
        $after: String
        $format: ScoreFormat!
      ) {
        user(username: $name) {
          list: animeList(filter: $filter, sort: $sort, first: 48, after: $after) {
            totalCount
            nodes {
              id
              status
              progress
              score(format: $format)
              work: anime {
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
        $filter: MangaListFilter
        $sort: ListSort
        $after: String
        $format: ScoreFormat!
      ) {
        user(username: $name) {
          list: mangaList(filter: $filter, sort: $sort, first: 48, after: $after) {
            totalCount
            nodes {
              id
              status
              progress
              score(format: $format)
              work: manga {
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

/** Their list, of the medium and the part in the address; null if this visitor sees none of it. */
export async function readList(
  event: RequestEvent,
  { name, shown, format }: { name: string; shown: Shown | null; format: Enum<'ScoreFormat'> },
) {
  const { searchParams } = event.url;
  const isManga = searchParams.get('media') === 'manga' || !shown?.animeAll?.totalCount;
  const kind: WorkKind = isManga && shown?.mangaAll?.totalCount ? 'manga' : 'anime';
  const frame = shown && frameOf(shown, kind);
  if (!frame) return null;
  const address = parsePersonList(kind, searchParams);
  const of = {
    name,
    filter: filterOf(kind, address, format),
    sort: sortOf(address, event.locals.preferences.titles),
    after: address.after,
    format,
  };
  const answer = await readOrDegrade(event, () => execute(event, LISTS[kind], of));
  const page: EntryPage | null | undefined = answer?.user?.list;
  // The cursor is not valid, so go to the first page.
  if (answer && !page && address.after !== null) {
    const start = personListQuery(kind, { ...address, after: null });
    redirect(303, `${event.url.pathname}${start}#list`);
  }
  return page ? { kind, address, ...frame, page } : null;
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
