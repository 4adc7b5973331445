import { builder } from '#platform/graphql/builder.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import {
  CACHE_SECONDS,
  MOST_IDS,
  workByExternalId,
  workById,
  worksByExternalIds,
  worksByIds,
} from './lookup.ts';
import { MangaRef } from './manga.ts';
import { ExternalIdInput } from './work.ts';

builder.queryFields((t) => ({
  manga: t.field({
    type: MangaRef,
    nullable: true,
    description: 'One manga; null if there is none with this id that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, entityArgument: 'id' },
    resolve: (_root, { id }, { app, caller }) => workById(app.get(mangaCatalogue), id, caller),
  }),
  mangas: t.field({
    type: [MangaRef],
    nullable: { list: true, items: true },
    description: `Manga by their ids, ${MOST_IDS} at most, in the order of the ids; null where \`manga\` would be.`,
    args: { ids: t.arg.idList({ required: true, description: 'UUIDs of manga.' }) },
    extensions: {
      tier: 'public',
      cacheSeconds: CACHE_SECONDS,
      listSize: MOST_IDS,
      entityArgument: 'ids',
    },
    resolve: (_root, { ids }, { app, caller }) => worksByIds(app.get(mangaCatalogue), ids, caller),
  }),
  mangaByExternalId: t.field({
    type: MangaRef,
    nullable: true,
    description: 'The manga that an id of another site means.',
    args: {
      site: t.arg.string({ required: true, description: 'As in `ExternalId.site`.' }),
      id: t.arg.string({ required: true, description: 'As in `ExternalId.value`.' }),
    },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, args, { app, caller }) =>
      workByExternalId(app.get(mangaCatalogue), args, caller),
  }),
  mangaByExternalIds: t.field({
    type: [MangaRef],
    nullable: { list: true, items: true },
    description: `Manga by their ids at other sites, ${MOST_IDS} at most, in the order of the ids; null where \`mangaByExternalId\` would be.`,
    args: {
      ids: t.arg({ type: [ExternalIdInput], required: true, description: 'Ids at other sites.' }),
    },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, listSize: MOST_IDS },
    resolve: (_root, { ids }, { app, caller }) =>
      worksByExternalIds(app.get(mangaCatalogue), ids, caller),
  }),
}));

export const MangaConnectionRef = builder.connectionObject(
  { name: 'MangaConnection', type: MangaRef, description: 'A page of manga.' },
  { name: 'MangaEdge' },
);
