import { z } from 'zod';
import { refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOfRows } from '#platform/graphql/connection.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import { requireScope } from '#slices/access/index.ts';
import { AnimeRef, catalogue } from '#slices/catalog/index.ts';
import { countEntries, entryPage, type Entry, type EntryKey } from './queries.ts';
import { LIST_STATUSES } from './rules.ts';

const ListStatusEnum = builder.enumType('ListStatus', { values: LIST_STATUSES });

const EntryRef = builder.objectRef<Entry>('AnimeListEntry').implement({
  extensions: { tier: 'public' },
  description: "One user's standing with one anime.",
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    status: t.expose('status', { type: ListStatusEnum, nullable: false }),
    progress: t.exposeInt('progress', { nullable: false, description: 'Episodes watched.' }),
    startedOn: t.expose('startedOn', { type: 'PartialDate' }),
    completedOn: t.expose('completedOn', { type: 'PartialDate' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: false }),
    version: t.exposeInt('version', { nullable: false, description: 'Counts the changes.' }),
    anime: t.field({
      type: AnimeRef,
      nullable: false,
      resolve: ({ animeId }, _args, { app }) => {
        const anime = app.get(catalogue).anime(animeId);
        if (!anime) throw new Error(`The entry's anime ${animeId} is not in the catalogue.`);
        return anime;
      },
    }),
  }),
});

/** The signed-in user, as that user sees the account. */
interface Viewer {
  id: string;
  username: string;
}

const entryKey = z.tuple([z.iso.datetime(), z.uuid()]);

const ViewerRef = builder.objectRef<Viewer>('Viewer').implement({
  extensions: { tier: 'public' },
  description: 'The signed-in user.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false }),
    username: t.exposeString('username', { nullable: false }),
    animeList: t.connection(
      {
        type: EntryRef,
        nullable: false,
        description: 'The list of the user, most recently changed first.',
        args: { status: t.arg({ type: ListStatusEnum }) },
        resolve: async ({ id: userId }, { status, ...args }, { app, caller }) => {
          requireScope(caller, 'read:list');
          const page = pageArguments<EntryKey>(args, entryKey);
          const filter = { userId, status: status ?? null };
          return connectionOfRows({
            rows: await entryPage(app, filter, page),
            page,
            keyOf: (entry): EntryKey => [entry.updatedAt.toISOString(), entry.id],
            totalCount: () => countEntries(app, filter),
          });
        },
      },
      { name: 'AnimeListConnection' },
      { name: 'AnimeListEdge' },
    ),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'The signed-in user. Without a credential: null, and the error UNAUTHENTICATED.',
    extensions: { tier: 'public', cacheSeconds: 0 },
    resolve: (_root, _args, { caller }) => {
      const { userId: id, username } = caller;
      if (id === null || username === null) {
        throw refusal('UNAUTHENTICATED', 'Sign in to see your own account: send a bearer token.');
      }
      return { id, username };
    },
  }),
);
