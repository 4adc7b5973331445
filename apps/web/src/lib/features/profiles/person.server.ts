import { error, type RequestEvent } from '@sveltejs/kit';
import { ANIME_CARD } from '#lib/features/catalog/anime.ts';
import { MANGA_CARD } from '#lib/features/catalog/manga.ts';
import { execute, graphqlDocument, readOrDegrade } from '#lib/graphql.server.ts';
import { statusesOf, type EntryPage, type ListStatus, type Person, type Shown } from './person.ts';

const PERSON = graphqlDocument<{ user: Person | null }, { name: string }>(`
  query WebPerson($name: String!) {
    user(username: $name) {
      username access isViewer followState isFollower isBlocked bio joinedAt
    }
  }
`);

const FIGURES = 'entries units minutes volumes meanScore statuses { value entries }';

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

const LIST = graphqlDocument<{ user: { animeList: EntryPage | null } | null }, OfList>(`
  query WebPersonList($name: String!, $status: ListStatus!, $after: String) {
    user(username: $name) {
      animeList(status: $status, first: 48, after: $after) {
        totalCount
        nodes { id progress score anime { ${ANIME_CARD} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`);

/** Somebody by name. @throws 404 in the same words for nobody and for whom this visitor may not know of, 503 when it cannot be read. */
export async function readPerson(event: RequestEvent, name: string): Promise<Person> {
  const answer = await readOrDegrade(event, () => execute(event, PERSON, { name }));
  if (answer === null) error(503, 'This page could not be read just now.');
  if (answer.user === null) error(404, 'No user has this name.');
  return answer.user;
}

/** What they show besides; null where that is nothing, or could not be read. */
export async function readShown(event: RequestEvent, name: string): Promise<Shown | null> {
  const answer = await readOrDegrade(event, () => execute(event, SHOWN, { name }));
  return answer?.user ?? null;
}

/** A page of their anime of the status the address asks for, or the first one there is. */
export async function readAnimeList(event: RequestEvent, name: string, shown: Shown | null) {
  const statuses = statusesOf(shown?.anime ?? null);
  const asked = event.url.searchParams.get('status');
  const status = (statuses.find((each) => each.status === asked) ?? statuses[0])?.status;
  if (status === undefined) return null;
  const after = event.url.searchParams.get('after');
  const of = { name, status, after };
  const answer = await readOrDegrade(event, () => execute(event, LIST, of));
  const page = answer?.user?.animeList;
  return page ? { status, statuses, page } : null;
}
