import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { type Media, MEDIUM } from '#slices/catalog/values.ts';
import type { SyncEntry, SyncField } from '../rules/merge/entry.ts';
import { isEdited } from '../rules/merge/presence.ts';
import { remoteEntryOf } from '../run/entry-state.ts';
import { exchangedFields } from '../service/configured.ts';
import type { OpenLink } from './ask-link.ts';
import { openLink } from './open-link.ts';
import { readRemote } from './read-remote.ts';

interface Work {
  media: Media;
  workId: string;
}

/** An entry as another link of the owner knows it. */
interface Elsewhere {
  linkId: string;
  remoteId: string;
  entryId: string | null;
  local: SyncEntry;
  remote: SyncEntry;
  unset: readonly SyncField[];
  isAsked: boolean;
}

/** The other links that may write here and have the entry. */
const readElsewhere = async (
  app: App,
  { link }: OpenLink,
  { media, workId }: Work,
): Promise<Elsewhere[]> => {
  const { rows } = await sql<Elsewhere>`
    select pair.link_id as "linkId", remote_id as "remoteId", entry_id as "entryId", local, remote, unset,
      exists (select from sync.hold where hold.link_id = pair.link_id and hold.media = pair.media and hold.work_id = pair.work_id
        and decision = 'open') as "isAsked"
    from sync.pair join sync.link on link.id = pair.link_id
    where link.user_id = ${link.userId} and link.id <> ${link.id} and link.direction <> 'push'
      and pair.media = ${media} and pair.work_id = ${workId} and not is_lost`.execute(app.db);
  return rows;
};

/** Whether a service has an edit that its link has yet to bring here. One that gives no answer now is left out. */
const isEditedThere = async (
  app: App,
  { media }: Work,
  { linkId, remoteId: workId, entryId, ...pair }: Elsewhere,
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  const other = await openLink(app, linkId);
  if (!other) return false;
  const { kind } = MEDIUM[media];
  const mark = other.link.marks[kind];
  const since = mark === undefined ? {} : { since: new Date(mark) };
  const of = { kind, workId, entryId, ...since, before: pair.remote };
  const { found } = await readRemote(app, other, of, { urgency: 'background', signal });
  const fields = exchangedFields(other.configured.connector);
  const remote = found && remoteEntryOf(found.entry, { fields, known: pair.remote });
  return remote ? isEdited({ pair }, 'remote', remote) : false;
};

/**
 * Whether something about an entry that one service lost is still to come from another: an edit, which beats a deletion, or an answer of its
 * owner.
 */
export const isAwaitedElsewhere = async (
  app: App,
  open: OpenLink,
  work: Work,
  signal?: AbortSignal,
): Promise<boolean> => {
  for (const other of await readElsewhere(app, open, work)) {
    if (other.isAsked || (await isEditedThere(app, work, other, signal))) return true;
  }
  return false;
};

/** Whether the owner of a link has others. */
export const hasOthers = async (app: App, { link }: OpenLink): Promise<boolean> => {
  const rows = await app.db
    .selectFrom('sync.link')
    .select('id')
    .where('user_id', '=', link.userId)
    .limit(2)
    .execute();
  return rows.length > 1;
};
