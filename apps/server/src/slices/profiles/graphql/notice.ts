import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { declaredEnum } from '#platform/graphql/declared-enum.ts';
import { connectionOfRows } from '#platform/graphql/connection.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import {
  ReasonValueRef,
  reasonFields,
  type RefusedWith,
  valuesIn,
} from '#platform/graphql/reason.ts';
import { isId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { readNotices } from '../commands/notice.ts';
import {
  countNotices,
  noticePage,
  noticesOf,
  type Notice,
  type NoticeKey,
} from '../queries/notice.ts';
import { Sight } from '../sight.ts';
import { UserRef } from './user.ts';
import { ViewerRef } from './viewer.ts';
import { refusal } from '../reasons.ts';

const NoticeKindEnum = declaredEnum('NoticeKind', {
  description: 'What a notice is about. There will be more kinds.',
  words: ({ notices }) => notices,
});

interface NoticeRefusal extends RefusedWith {
  reason: string;
}

const NoticeRefusalRef = builder.objectRef<NoticeRefusal>('NoticeRefusal').implement({
  extensions: { tier: 'public' },
  description: 'Why the thing that a notice is about failed.',
  fields: (t) => ({
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as a stable word; the page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});

const refusalOf = ({ subject }: Notice): NoticeRefusal | null =>
  subject?.refused ? { message: subject.name, ...subject.refused } : null;

const NoticeRef = builder.objectRef<Notice>('Notice').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'A notice of the inbox.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the notice, for `markNoticesRead`.',
    }),
    kind: t.expose('kind', {
      type: NoticeKindEnum,
      nullable: false,
      description: 'What it is about.',
    }),
    actor: t.field({
      type: UserRef,
      description: 'The user who caused it; null if it is about a thing.',
      resolve: ({ actor }, _args, { caller }) => actor && new Sight(actor, caller),
    }),
    subject: t.string({
      description:
        'The name of the thing it is about, such as a media server or a work; for an export that failed, why.',
      resolve: ({ subject }) => subject?.name,
    }),
    subjectId: t.id({
      description:
        'Id of that thing: the media server (also for a play that waits for an answer), the export, the edit or the work.',
      resolve: ({ subject }) => subject?.id,
    }),
    refusal: t.field({
      type: NoticeRefusalRef,
      description: 'If the subject is the message of a refusal: the same as data.',
      resolve: refusalOf,
    }),
    details: t.field({
      type: [ReasonValueRef],
      nullable: false,
      description:
        'What its text names besides the subject, such as `episode`, `chapter`, `date`, `region`, `service` or `sequel`. Empty for most kinds.',
      extensions: { listSize: 5 },
      resolve: ({ details }) => valuesIn(details),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it happened.',
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      description: 'When it was read; null if not read yet.',
    }),
  }),
});

const noticeKey = z.tuple([z.uuid()]);

builder.objectField(ViewerRef, 'notices', (t) =>
  t.connection(
    {
      type: NoticeRef,
      nullable: true,
      description: 'The inbox, the latest first. Needs the scope `read:profile`.',
      resolve: async (_viewer, args, { app, caller }) => {
        const userId = requireAccount(caller, 'read:profile');
        const page = pageArguments<NoticeKey>(args, noticeKey);
        return connectionOfRows({
          rows: await noticePage(app.db, userId, page),
          page,
          keyOf: ({ id }): NoticeKey => [id],
          totalCount: () => countNotices(app.db, userId, 'all'),
        });
      },
    },
    { name: 'NoticeConnection' },
    { name: 'NoticeEdge' },
  ),
);

addStoredNodes('Notice', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, 'read:profile');
  return byId(userId === null ? [] : await noticesOf(app.db, userId, ids));
});

builder.objectField(ViewerRef, 'unreadNoticeCount', (t) =>
  t.int({
    description: 'The number of unread notices. Needs the scope `read:profile`.',
    resolve: (_viewer, _args, { app, caller }) =>
      countNotices(app.db, requireAccount(caller, 'read:profile'), 'unread'),
  }),
);

/** The most ids in one request. */
const MOST_IDS = 200;

const noticeIds = (ids: readonly string[]): string[] => {
  const known = ids.filter(isId);
  if (ids.length <= MOST_IDS) return known;
  throw refusal('BAD_USER_INPUT', 'TOO_MANY_NOTICES', { field: 'ids', most: MOST_IDS });
};

const MarkNoticesReadPayload = builder
  .objectRef<{ unreadNoticeCount: number }>('MarkNoticesReadPayload')
  .implement({
    extensions: { tier: 'public' },
    description: 'The result of marking notices as read.',
    fields: (t) => ({
      unreadNoticeCount: t.exposeInt('unreadNoticeCount', {
        nullable: false,
        description: 'How many notices are still unread.',
      }),
    }),
  });

builder.mutationField('markNoticesRead', (t) =>
  t.field({
    type: MarkNoticesReadPayload,
    nullable: true,
    description:
      'Marks notices of the signed-in user as read: those named, or all. Needs the scope `write:profile`.',
    extensions: { tier: 'public' },
    args: { ids: t.arg.idList({ description: 'At most 200; all when left out.' }) },
    resolve: async (_root, { ids }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:profile');
      const some = ids == null ? null : noticeIds(ids);
      await app.db.transaction().execute((tx) => readNotices(app, tx, { userId, ids: some }));
      return { unreadNoticeCount: await countNotices(app.db, userId, 'unread') };
    },
  }),
);
