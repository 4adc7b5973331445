import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { tellAccount } from '#slices/accounts/index.ts';
import { storableText } from '#platform/text.ts';
import { requireDeclared, type NoticeKind } from '#platform/vocabulary.ts';
import { NOTICE_KEPT_DAYS, type NoticeSubject } from '../rules.ts';

/** Whose doing a notice tells of, or what it is about. */
type NoticeCause = { actorId: string } | { subject: NoticeSubject };

const MOST_SUBJECT_CHARACTERS = 200;

/** Tells a user of something, once: what was told of the same somebody, or the same thing, gives way to it. */
export const giveNotice = async (
  app: App,
  tx: Tx,
  notice: { userId: string; kind: NoticeKind } & NoticeCause,
): Promise<void> => {
  const { userId, kind } = notice;
  requireDeclared('notice', app.vocabulary.notices, kind);
  const cause =
    'actorId' in notice
      ? { actor_id: notice.actorId }
      : {
          subject_id: notice.subject.id,
          subject: storableText(notice.subject.name, MOST_SUBJECT_CHARACTERS) || '–',
        };
  if ('actorId' in notice) {
    await takeNotice(tx, { userId, actorId: notice.actorId, kinds: [kind] });
  } else {
    await takeSubjectNotice(tx, { userId, subjectId: notice.subject.id, kinds: [kind] });
  }
  await tx
    .insertInto('profiles.notice')
    .values({ id: app.ids.next(), user_id: userId, kind, created_at: app.clock.now(), ...cause })
    .execute();
  await tellAccount(tx, userId, 'notices');
};

/** Takes back what a user was told of a thing. */
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

/** Takes back what a user was told of somebody. */
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

/** Marks notices of a user as read: some, or all; ids of others change nothing. */
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

const DAY_MS = 24 * 60 * 60_000;

/** Forgets what people were told long ago. */
export const forgetOldNotices = async (app: App): Promise<void> => {
  await app.db
    .deleteFrom('profiles.notice')
    .where('created_at', '<', new Date(app.clock.nowMs() - NOTICE_KEPT_DAYS * DAY_MS))
    .execute();
};
