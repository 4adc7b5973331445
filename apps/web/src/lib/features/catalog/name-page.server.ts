import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { foundPage } from './found-page.server.ts';
import { ANIME_CARD, CHARACTER_OF_WORK, MANGA_CARD } from './fragments.server.ts';

/** Characters in works. */
const ROLES = graphql(
  `
    fragment Roles on CharacterCreditConnection {
      nodes {
        ...CharacterOfWork
        anime {
          ...AnimeCard
        }
        manga {
          ...MangaCard
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  `,
  [ANIME_CARD, MANGA_CARD, CHARACTER_OF_WORK],
);

/** A person: what they made, and whom they speak. */
export const PERSON_PAGE = graphql(
  `
    query WebCredited($id: ID!, $after: String, $afterRole: String) {
      page: person(id: $id) {
        id
        name
        nameNative
        credits(first: 48, after: $after) {
          nodes {
            role
            anime {
              ...AnimeCard
            }
            manga {
              ...MangaCard
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        characters(first: 48, after: $afterRole) {
          ...Roles
        }
      }
    }
  `,
  [ANIME_CARD, MANGA_CARD, ROLES],
);

/** A character, and where they appear. */
export const CHARACTER_PAGE = graphql(
  `
    query WebCharacter($id: ID!, $after: String) {
      page: character(id: $id) {
        id
        name
        nameNative
        appearances(first: 48, after: $after) {
          ...Roles
        }
      }
    }
  `,
  [ROLES],
);

/** A studio, and its anime. */
export const STUDIO_PAGE = graphql(
  `
    query WebStudio($id: ID!, $after: String) {
      page: studio(id: $id) {
        id
        name
        anime(first: 48, after: $after) {
          totalCount
          nodes {
            ...AnimeCard
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
);

const cursor = ({ url }: RequestEvent, name: string): string | null => url.searchParams.get(name);

/** A person by the id in an address. @throws as `foundPage` does */
export const readCredited = (event: RequestEvent, id: string) =>
  foundPage(
    event,
    id,
    () =>
      execute(event, PERSON_PAGE, {
        id,
        after: cursor(event, 'after'),
        afterRole: cursor(event, 'afterRole'),
      }),
    'PAGE_NOT_FOUND',
  );

/** A character by the id in an address. @throws as `foundPage` does */
export const readCharacter = (event: RequestEvent, id: string) =>
  foundPage(
    event,
    id,
    () => execute(event, CHARACTER_PAGE, { id, after: cursor(event, 'after') }),
    'PAGE_NOT_FOUND',
  );

/** A studio by the id in an address. @throws as `foundPage` does */
export const readStudio = (event: RequestEvent, id: string) =>
  foundPage(
    event,
    id,
    () => execute(event, STUDIO_PAGE, { id, after: cursor(event, 'after') }),
    'PAGE_NOT_FOUND',
  );
