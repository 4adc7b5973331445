import { error, type RequestEvent } from '@sveltejs/kit';
import { ANIME_CARD } from '#lib/features/catalog/anime.ts';
import { MANGA_CARD } from '#lib/features/catalog/manga.ts';
import { execute, graphqlDocument, readOrDegrade } from '#lib/server/graphql.server.ts';
import { WEEKS } from './heat-map.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { DAY_MS } from '#lib/time/calendar.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import {
  statusesOf,
  type EntryPage,
  type ListStatus,
  type Person,
  type PersonRecord,
  type Shown,
} from './person.ts';

/** What they wrote of themselves is Markdown. */
type ReadPerson = Person & { readonly bio: string | null };

const PERSON = graphqlDocument<{ user: ReadPerson | null }, { name: string }>(`
  query WebPerson($name: String!) {
    user(username: $name) {
      username access isViewer followState isFollower isBlocked bio joinedAt
    }
  }
`);

const FIGURES =
  'entries units minutes volumes meanScore statuses { value entries } genres { value entries } formats { value entries } scores { value entries }';

const SHOWN = graphqlDocument<{ user: Shown | null }, { name: string }>(`
  query WebPersonShown($name: String!) {
    user(username: $name) {
      followers(first: 1) { totalCount }
      following(first: 1) { totalCount }
      anime: statistics(media: ANIME) { ${FIGURES} }
      manga: statistics(media: MANGA) { ${FIGURES} }
      favouriteAnime { ${ANIME_CARD} }
      favouriteManga { ${MANGA_CARD} }
    }
  }
`);

interface OfList extends Record<string, unknown> {
  readonly name: string;
  readonly status: ListStatus;
  readonly after: string | null;
}

const listOf = (kind: WorkKind, card: string) =>
  graphqlDocument<{ user: { list: EntryPage | null } | null }, OfList>(`
    query WebPersonList($name: String!, $status: ListStatus!, $after: String) {
      user(username: $name) {
        list: ${kind}List(status: $status, first: 48, after: $after) {
          totalCount
          nodes { id progress score ${kind} { ${card} } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  `);

const LISTS = { anime: listOf('anime', ANIME_CARD), manga: listOf('manga', MANGA_CARD) };

const TITLES = 'id titleRomaji titleEnglish titleNative';

const RECORD = graphqlDocument<
  { user: PersonRecord | null },
  { name: string; from: string; to: string }
>(`
  query WebPersonRecord($name: String!, $from: PartialDate!, $to: PartialDate!) {
    user(username: $name) {
      heatMap(from: $from, to: $to) { on plays units }
      activity(first: 12) {
        nodes { id kind updatedAt fromUnit toUnit anime { ${TITLES} } manga { ${TITLES} } }
      }
    }
  }
`);

/** Somebody by name. @throws 404 in the same words for nobody and for whom this visitor may not know of, 503 when it cannot be read. */
export async function readPerson(event: RequestEvent, name: string): Promise<ReadPerson> {
  const answer = await readOrDegrade(event, () => execute(event, PERSON, { name }));
  if (answer === null) error(503, 'This page couldn’t be loaded.');
  if (answer.user === null) error(404, 'No user has this name.');
  return answer.user;
}

/** What they show besides; null where that is nothing, or could not be read. */
export async function readShown(event: RequestEvent, name: string): Promise<Shown | null> {
  const answer = await readOrDegrade(event, () => execute(event, SHOWN, { name }));
  return answer?.user ?? null;
}

/** A page of their list of the medium and the status the address asks for, or the first ones there are. */
export async function readList(event: RequestEvent, name: string, shown: Shown | null) {
  const { searchParams } = event.url;
  const isManga = searchParams.get('media') === 'manga' || shown?.anime?.statuses.length === 0;
  const kind: WorkKind = isManga && shown?.manga ? 'manga' : 'anime';
  const statuses = statusesOf(shown?.[kind] ?? null);
  const asked = searchParams.get('status');
  const status = (statuses.find((each) => each.status === asked) ?? statuses[0])?.status;
  if (status === undefined) return null;
  const of = { name, status, after: searchParams.get('after') };
  const answer = await readOrDegrade(event, () => execute(event, LISTS[kind], of));
  const page = answer?.user?.list;
  return page ? { kind, status, statuses, page } : null;
}

/** What they did in the last year; null where nothing of it is shown. */
export async function readRecord(event: RequestEvent, name: string): Promise<PersonRecord | null> {
  const today = currentTime(event);
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  // Where they live it may be tomorrow.
  const of = { name, from: dayOf(today - WEEKS * 7 * DAY_MS), to: dayOf(today + DAY_MS) };
  const answer = await readOrDegrade(event, () => execute(event, RECORD, of));
  return answer?.user ?? null;
}
