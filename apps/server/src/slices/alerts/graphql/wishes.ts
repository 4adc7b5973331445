import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { requireAccount } from '#slices/access/index.ts';
import { ListStatusEnum } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { changeWishes } from '../commands/change-wishes.ts';
import type { AlertKind } from '../model.ts';
import { wishesOf } from '../queries/wishes.ts';
import type { Digest } from '../rules/digest.ts';
import type { Wishes, WishesChange } from '../rules/wishes.ts';
import { notices } from '../vocabulary.ts';

/** What can happen to a work on a list. */
export const AlertKindEnum = builder.enumType('AlertKind', {
  description: 'What can happen to a work on a list.',
  values: valuesOf<AlertKind>(notices),
});

const AlertDigestEnum = builder.enumType('AlertDigest', {
  description: 'How often mail about titles comes.',
  values: valuesOf<Digest>({ OFF: 'Never.', DAILY: 'Once a day.', WEEKLY: 'Once a week.' }),
});

const ABOUT = {
  inApp: 'The kinds that become notices in the inbox.',
  chat: 'The kinds that are sent to the targets of the user.',
  mail: 'The kinds that come by mail. `AIRING_SOON` is never among them, because it would come too late.',
  digest: 'How often mail comes.',
  digestWeekday: 'On which day weekly mail comes: 1 for Monday to 7 for Sunday.',
  digestTime:
    'When mail comes, as `08:00` in the time zone of the user and in steps of 15 minutes.',
  quietFrom:
    'When quiet hours begin, as `22:00` in the time zone of the user and in steps of 15 minutes; null if there are none. Messages to targets wait until the quiet hours are over.',
  quietUntil: 'When quiet hours end, as `07:00`; null if there are none.',
  sendsPrivate: 'Whether alerts about private entries are sent to chat programs.',
  episodeStatuses: 'The statuses of the entries whose episodes are told.',
  chapterStatuses: 'The statuses of the entries whose chapters are told.',
  releaseStatuses: 'The statuses of the entries whose film dates and places to watch are told.',
  sequelStatuses: 'The statuses of the entries whose sequels are told.',
  services:
    'Keys of the streaming services of the user, as in `StreamingLink.service`. Places to watch are told only for these.',
  chapterLanguages:
    'BCP 47 codes of the languages of chapters. If there is none, a chapter is told once, in the language in which it comes out first.',
} as const satisfies Record<keyof Wishes, string>;

const AlertSettingsRef = builder.objectRef<Wishes>('AlertSettings').implement({
  extensions: { tier: 'public' },
  description: 'What the user wants to be told about the works on their lists, and where.',
  fields: (t) => ({
    inApp: t.expose('inApp', {
      type: [AlertKindEnum],
      nullable: false,
      description: ABOUT.inApp,
      extensions: { listSize: 6 },
    }),
    chat: t.expose('chat', {
      type: [AlertKindEnum],
      nullable: false,
      description: ABOUT.chat,
      extensions: { listSize: 6 },
    }),
    mail: t.expose('mail', {
      type: [AlertKindEnum],
      nullable: false,
      description: ABOUT.mail,
      extensions: { listSize: 6 },
    }),
    digest: t.expose('digest', {
      type: AlertDigestEnum,
      nullable: false,
      description: ABOUT.digest,
    }),
    digestWeekday: t.exposeInt('digestWeekday', {
      nullable: false,
      description: ABOUT.digestWeekday,
    }),
    digestTime: t.exposeString('digestTime', {
      nullable: false,
      description: ABOUT.digestTime,
    }),
    quietFrom: t.exposeString('quietFrom', { description: ABOUT.quietFrom }),
    quietUntil: t.exposeString('quietUntil', { description: ABOUT.quietUntil }),
    sendsPrivate: t.exposeBoolean('sendsPrivate', {
      nullable: false,
      description: ABOUT.sendsPrivate,
    }),
    episodeStatuses: t.expose('episodeStatuses', {
      type: [ListStatusEnum],
      nullable: false,
      description: ABOUT.episodeStatuses,
      extensions: { listSize: 6 },
    }),
    chapterStatuses: t.expose('chapterStatuses', {
      type: [ListStatusEnum],
      nullable: false,
      description: ABOUT.chapterStatuses,
      extensions: { listSize: 6 },
    }),
    releaseStatuses: t.expose('releaseStatuses', {
      type: [ListStatusEnum],
      nullable: false,
      description: ABOUT.releaseStatuses,
      extensions: { listSize: 6 },
    }),
    sequelStatuses: t.expose('sequelStatuses', {
      type: [ListStatusEnum],
      nullable: false,
      description: ABOUT.sequelStatuses,
      extensions: { listSize: 6 },
    }),
    services: t.exposeStringList('services', { nullable: false, description: ABOUT.services }),
    chapterLanguages: t.exposeStringList('chapterLanguages', {
      nullable: false,
      description: ABOUT.chapterLanguages,
    }),
  }),
});

const AlertSettingsInput = builder.inputType('AlertSettingsInput', {
  description: 'The changes. Fields that are left out stay as they are.',
  fields: (t) => ({
    inApp: t.field({ type: [AlertKindEnum], description: ABOUT.inApp }),
    chat: t.field({ type: [AlertKindEnum], description: ABOUT.chat }),
    mail: t.field({ type: [AlertKindEnum], description: ABOUT.mail }),
    digest: t.field({ type: AlertDigestEnum, description: ABOUT.digest }),
    digestWeekday: t.int({ description: ABOUT.digestWeekday }),
    digestTime: t.string({ description: ABOUT.digestTime }),
    quietFrom: t.string({ description: ABOUT.quietFrom }),
    quietUntil: t.string({ description: ABOUT.quietUntil }),
    sendsPrivate: t.boolean({ description: ABOUT.sendsPrivate }),
    episodeStatuses: t.field({ type: [ListStatusEnum], description: ABOUT.episodeStatuses }),
    chapterStatuses: t.field({ type: [ListStatusEnum], description: ABOUT.chapterStatuses }),
    releaseStatuses: t.field({ type: [ListStatusEnum], description: ABOUT.releaseStatuses }),
    sequelStatuses: t.field({ type: [ListStatusEnum], description: ABOUT.sequelStatuses }),
    services: t.stringList({ description: `${ABOUT.services} At most 100.` }),
    chapterLanguages: t.stringList({ description: `${ABOUT.chapterLanguages} At most 20.` }),
  }),
});

builder.objectField(ViewerRef, 'alertSettings', (t) =>
  t.field({
    type: AlertSettingsRef,
    nullable: true,
    description:
      'What the user wants to be told about the works on their lists. Needs the scope `read:profile`.',
    resolve: (_viewer, _args, { app, caller }) =>
      wishesOf(app.db, requireAccount(caller, 'read:profile')),
  }),
);

const UpdateAlertSettingsPayload = builder
  .objectRef<{ alertSettings: Wishes }>('UpdateAlertSettingsPayload')
  .implement({
    extensions: { tier: 'public' },
    description: 'What became of the settings of alerts.',
    fields: (t) => ({
      alertSettings: t.expose('alertSettings', {
        type: AlertSettingsRef,
        nullable: false,
        description: 'All settings as they are now.',
      }),
    }),
  });

builder.mutationField('updateAlertSettings', (t) =>
  t.field({
    type: UpdateAlertSettingsPayload,
    nullable: true,
    description:
      'Changes what the signed-in user is told about the works on their lists. Needs the scope `write:profile`.',
    extensions: { tier: 'public' },
    args: {
      input: t.arg({
        type: AlertSettingsInput,
        required: true,
        description: 'The settings to change.',
      }),
    },
    resolve: async (_root, { input }, { app, caller }) => {
      const userId = requireAccount(caller, 'write:profile');
      const change = input as WishesChange;
      const alertSettings = await app.db
        .transaction()
        .execute((tx) => changeWishes(app, tx, { userId, change }));
      return { alertSettings };
    },
  }),
);
