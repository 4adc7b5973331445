import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { NOTICE } from './fragments.server.ts';
import { readNotice, type ReadNotice } from './read-notice.ts';

const UNREAD = graphql('query WebUnreadNotices { viewer { unreadNoticeCount } }');

const WAITING = graphql('query WebEditsToReview { viewer { editsToReview } }');

/** How many notifications the visitor has not read; 0 if that cannot be read. */
export async function readUnreadNotices(event: RequestEvent): Promise<number> {
  const read = await readOrDegrade(event, () => execute(event, UNREAD, {}));
  return read?.viewer?.unreadNoticeCount ?? 0;
}

/** How many edits wait for a decision of the visitor; null if they do not decide, or that cannot be read. */
export async function readEditsToReview(event: RequestEvent): Promise<number | null> {
  const read = await readOrDegrade(event, () => execute(event, WAITING, {}));
  return read?.viewer?.editsToReview ?? null;
}

const INBOX = graphql(
  `
    query WebInbox($after: String) {
      viewer {
        unreadNoticeCount
        notices(first: 30, after: $after) {
          nodes {
            ...ShownNotice
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [NOTICE],
);

/** A page of the visitor's notifications. */
export interface Inbox {
  readonly notices: readonly ReadNotice[];
  readonly unread: number;
  /** Where the next page begins; null if there is none. */
  readonly next: string | null;
}

/** The notifications after a cursor, the latest first; null if nobody is signed in. */
export async function readInbox(event: RequestEvent, after: string | null): Promise<Inbox | null> {
  const { viewer } = await execute(event, INBOX, { after });
  const page = viewer?.notices;
  if (!page) return null;
  return {
    notices: page.nodes.map((notice) => readNotice(notice, event.locals.preferences.locale)),
    unread: viewer.unreadNoticeCount ?? 0,
    next: page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null,
  };
}
