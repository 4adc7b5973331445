import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { sendUpdate, sendUpdates } from '#slices/accounts/index.ts';
import { storableText } from '#platform/text.ts';
import { requireDeclared, type NoticeKind } from '#platform/vocabulary.ts';
import { NOTICE_KEPT_DAYS, type NoticeSubject } from '../rules.ts';

/** The user who caused a notice, or the thing that it is about. */
type NoticeCause = { actorId: string } | { subject: NoticeSubject };

const MOST_SUBJECT_CHARACTERS = 200;

const subjectColumns = ({ id, name, refused }: NoticeSubject) => ({
  subject_id: id,
  subject: storableText(name, MOST_SUBJECT_CHARACTERS) || '–',
  reason: refused ? JSON.stringify(refused) : null,
});

/** Gives a user a notice. It replaces an earlier one with the same actor or subject. */
export const giveNotice = async (
  app: App,
  tx: Tx,
  notice: { userId: string; kind: NoticeKind } & NoticeCause,
): Promise<void> => {
  const { userId, kind } = notice;
  requireDeclared('notice', app.vocabulary.notices, kind);
  const cause = 'actorId' in notice ? { actor_id: notice.actorId } : subjectColumns(notice.subject);
  if ('actorId' in notice) {
    await takeNotice(tx, { userId, actorId: notice.actorId, kinds: [kind] });
  } else {
    await takeSubjectNotice(tx, { userId, subjectId: notice.subject.id, kinds: [kind] });
  }
  await tx
    .insertInto('profiles.notice')
    .values({ id: app.ids.next(), user_id: userId, kind, created_at: app.clock.now(), ...cause })
    .execute();
  await sendUpdate(tx, userId, 'notices');
};

/** A notice for several users about one thing. */
interface SharedNotice {
  userIds: readonly string[];
  kind: NoticeKind;
  subject: NoticeSubject;
  /** What its text names besides the subject, such as the number of an episode. */
  details?: Readonly<Record<string, string | number>>;
  /** The kinds of notices about the subject that it replaces; by default its own. */
  replaces?: readonly NoticeKind[];
  /** Whether it replaces all earlier ones of these kinds, whatever they are about. */
  isOnly?: boolean;
  /** Notices that were read stay, as history. */
  keepsRead?: boolean;
}

const takeReplaced = async (
  tx: Tx,
  { userIds, subject, kind, replaces = [kind], isOnly = false, keepsRead = false }: SharedNotice,
): Promise<void> => {
  const which = keepsRead ? sql`and read_at is null` : sql``;
  const about = isOnly ? sql`` : sql`and subject_id = ${subject.id}`;
  await sql`delete from profiles.notice
    where user_id = any(${userIds}::uuid[]) and kind = any(${replaces}::text[]) ${about} ${which}`.execute(
    tx,
  );
};

/** Gives several users a notice about one thing. It replaces earlier ones of the same subject. */
export const giveNotices = async (app: App, tx: Tx, notice: SharedNotice): Promise<void> => {
  const { userIds, kind, subject, details } = notice;
  requireDeclared('notice', app.vocabulary.notices, kind);
  if (userIds.length === 0) return;
  await takeReplaced(tx, notice);
  const rows = userIds.map((userId) => ({ id: app.ids.next(), user_id: userId }));
  const { subject: name } = subjectColumns(subject);
  await sql`
    insert into profiles.notice (id, user_id, kind, created_at, subject_id, subject, details)
    select id, user_id, ${kind}, ${app.clock.now()}::timestamptz, ${subject.id}::uuid, ${name},
      ${details ? JSON.stringify(details) : null}::jsonb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, user_id uuid)`.execute(
    tx,
  );
  await sendUpdates(tx, userIds, 'notices');
};

/** Deletes a user's notices about a thing. */
export const takeSubjectNotice = async (
  tx: Tx,
  { userId, subjectId, kinds }: { userId: string; subjectId: string; kinds: readonly NoticeKind[] },
): Promise<void> => {
  await tx
    .deleteFrom('profiles.notice')
    .where('user_id', '=', userId)
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', [...kinds])
    .execute();
};

/** Deletes a user's notices about another user. */
export const takeNotice = async (
  tx: Tx,
  { userId, actorId, kinds }: { userId: string; actorId: string; kinds?: readonly NoticeKind[] },
): Promise<void> => {
  await tx
    .deleteFrom('profiles.notice')
    .where('user_id', '=', userId)
    .where('actor_id', '=', actorId)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .execute();
};

/** Marks notices of a user as read: some, or all. Ids of other users' notices change nothing. */
export const readNotices = async (
  app: App,
  tx: Tx,
  { userId, ids }: { userId: string; ids: readonly string[] | null },
): Promise<void> => {
  await tx
    .updateTable('profiles.notice')
    .set({ read_at: app.clock.now() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== null, (query) =>
      query.where((eb) => eb('id', '=', eb.fn.any(eb.val([...(ids ?? [])])))),
    )
    .execute();
};

/** Deletes old notices. */
export const forgetOldNotices = async (app: App): Promise<void> => {
  await app.db
    .deleteFrom('profiles.notice')
    .where('created_at', '<', new Date(app.clock.nowMs() - NOTICE_KEPT_DAYS * DAY_MS))
    .execute();
};
