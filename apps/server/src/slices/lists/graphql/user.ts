import { builder } from '#platform/graphql/builder.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import { type Media, shelfOf, visibleTo, WORKS } from '#slices/catalog/index.ts';
import { seen, UserRef, type Sight } from '#slices/profiles/index.ts';
import { activityPage } from '../queries/activity.ts';
import { shownFavourites } from '../queries/favourite.ts';
import { shownCustomLists } from '../queries/shown-custom-lists.ts';
import { statusCounts } from '../queries/status-counts.ts';
import { heatMapOf } from '../queries/statistics.ts';
import type { Reading } from '../rules/word.ts';
import { LIST_STATUSES } from '../values.ts';
import { ActivityConnectionRef, ActivityRef } from './activity.ts';
import { ValueCountRef } from './counts.ts';
import { CustomListRef } from './entry.ts';
import { ListMediaEnum } from './enum.ts';
import { LIST_COST, listArgs, LISTS, pageOfList, shownTo } from './list.ts';
import { HeatMapDayRef, requireDays, StatisticsRef } from './statistics.ts';

/** Lists of users need a caller with an account, like all data of lists. */
const CORE = { tier: 'core' } as const;

const read = (sight: Sight): { userId: string; reading: Reading } => ({
  userId: sight.id,
  reading: sight.audience('list'),
});

for (const list of LISTS) {
  const { media, kind, type, connection } = list;
  builder.objectField(UserRef, `${kind}List`, (t) =>
    t.connection(
      {
        type,
        nullable: true,
        description: `The ${kind} of the user, as far as the caller may see them.`,
        extensions: { ...CORE, cost: LIST_COST },
        args: listArgs(list),
        resolve: (sight, args, context) =>
          seen('list', (user: Sight) => pageOfList(context, { ...read(user), media }, args))(
            sight,
            args,
            context,
          ),
      },
      connection,
    ),
  );
}

builder.objectField(UserRef, 'statistics', (t) =>
  t.field({
    type: StatisticsRef,
    nullable: true,
    description: 'Statistics of the list, without entries that the caller may not see.',
    extensions: CORE,
    args: {
      media: t.arg({ type: ListMediaEnum, required: true, description: 'Which list to measure.' }),
    },
    resolve: seen('list', (user, { media }: { media: Media }) => ({ ...read(user), media })),
  }),
);

builder.objectField(UserRef, 'statusCounts', (t) =>
  t.field({
    type: [ValueCountRef],
    nullable: true,
    description:
      'The number of entries by status, as many as the list of each status shows the caller; statuses without any are left out.',
    extensions: { ...CORE, cost: LIST_COST, listSize: LIST_STATUSES.length },
    args: {
      media: t.arg({ type: ListMediaEnum, required: true, description: 'Which list to count.' }),
    },
    resolve: seen('list', (user, { media }: { media: Media }, { app, caller }) =>
      statusCounts(app, shownTo(caller, { ...read(user), media })),
    ),
  }),
);

builder.objectField(UserRef, 'customLists', (t) =>
  t.field({
    type: [CustomListRef],
    nullable: true,
    description:
      'The custom lists of the user that have an entry the caller may see, in order. Read their entries with the filter `customList` of the list, which also finds those that are shown only on custom lists.',
    extensions: { ...CORE, cost: LIST_COST, listSize: 10 },
    args: {
      media: t.arg({
        type: ListMediaEnum,
        required: true,
        description: 'Whether to read the custom lists of anime or of manga.',
      }),
    },
    resolve: seen('list', async (user, { media }: { media: Media }, { app, caller }) => {
      const shown = await shownCustomLists(app, shownTo(caller, { ...read(user), media }));
      return shown.map(({ list }) => list);
    }),
  }),
);

builder.objectField(UserRef, 'customListCounts', (t) =>
  t.field({
    type: [ValueCountRef],
    nullable: true,
    description:
      'The number of entries by the id of the custom list, as many as each shows the caller, in the order of `customLists`.',
    extensions: { ...CORE, cost: LIST_COST, listSize: 10 },
    args: {
      media: t.arg({ type: ListMediaEnum, required: true, description: 'Which list to count.' }),
    },
    resolve: seen('list', async (user, { media }: { media: Media }, { app, caller }) => {
      const shown = await shownCustomLists(app, shownTo(caller, { ...read(user), media }));
      return shown.map(({ list, entries }) => ({ value: list.id, entries }));
    }),
  }),
);

builder.objectField(UserRef, 'heatMap', (t) =>
  t.field({
    type: [HeatMapDayRef],
    nullable: true,
    description: 'Plays by day where the user lives; days without any are left out.',
    extensions: { ...CORE, cost: LIST_COST, listSize: 200 },
    args: {
      from: t.arg({
        type: 'PartialDate',
        required: true,
        description: 'The first day, `YYYY-MM-DD`.',
      }),
      to: t.arg({
        type: 'PartialDate',
        required: true,
        description: 'The last day, `YYYY-MM-DD`.',
      }),
      media: t.arg({
        type: ListMediaEnum,
        description: 'Only plays of anime, or only of manga; both unless given.',
      }),
    },
    resolve: seen(
      'list',
      async (
        user,
        { from, to, media }: { from: string; to: string; media?: Media | null | undefined },
        { app },
      ) => {
        const timeZone = await timeZoneOf(app.db, user.id);
        const days = requireDays(from, to);
        return heatMapOf(app.db, { ...read(user), media: media ?? null, timeZone, ...days });
      },
    ),
  }),
);

for (const { media, kind, name, type } of WORKS) {
  builder.objectField(UserRef, `favourite${name}`, (t) =>
    t.field({
      type: [type],
      nullable: true,
      description: `The favourite ${kind} of the user, as far as the caller may see them; null where the list is closed to the caller.`,
      extensions: { ...CORE, listSize: 25 },
      resolve: seen('list', async (user, _args: object, { app, caller }) => {
        const ids = await shownFavourites(app.db, { ...read(user), media });
        const works = ids.flatMap((id) => shelfOf(app, media).get(id) ?? []);
        return works.filter(visibleTo(caller));
      }),
    }),
  );
}

builder.objectField(UserRef, 'activity', (t) =>
  t.connection(
    {
      type: ActivityRef,
      nullable: true,
      description: 'What the user did, the latest first, as far as the caller may see it.',
      extensions: CORE,
      args: {
        media: t.arg({
          type: ListMediaEnum,
          description: 'Only activities about anime, or only about manga; both unless given.',
        }),
      },
      resolve: (sight, { media, ...args }, context) =>
        seen('activity', (user: Sight) => {
          const audience = { userIds: [user.id], reading: user.audience('activity') };
          return activityPage(
            context.app.db,
            { audiences: [audience], media: media ?? null },
            args,
          );
        })(sight, args, context),
    },
    ActivityConnectionRef,
  ),
);
