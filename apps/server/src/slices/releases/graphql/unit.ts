import { z } from 'zod';
import { batchedBy } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef } from '#platform/graphql/node.ts';
import { connectionOfRows } from '#platform/graphql/connection.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import { MangaRef, mangaCatalogue, visibleTo } from '#slices/catalog/index.ts';
import type { Unit, UnitKind } from '../model.ts';
import { countUnits, latestChapters, unitPages, unitsById, type UnitKey } from '../queries.ts';

const LANGUAGE = 'BCP 47, such as "ja" or "en"; any language by default.';
const NONE_YET =
  'Empty if no source lists them, as for the curated sample, even if the counts of the manga are known.';

/** The fields that chapters and volumes share. */
const addShared = (ref: typeof ChapterRef): void => {
  builder.objectFields(ref, (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the chapter or volume in this language.',
    }),
    label: t.exposeString('label', {
      nullable: false,
      description: 'The number as printed: "10", "10.5", "Extra 1".',
    }),
    position: t.exposeFloat('position', {
      nullable: false,
      description: 'Its place among the others: its number if it has one.',
    }),
    language: t.exposeString('language', {
      nullable: false,
      description: 'The language, as BCP 47.',
    }),
    title: t.exposeString('title', {
      description: 'Its title; null if it has none or no source states it.',
    }),
    releaseDate: t.expose('releasedOn', {
      type: 'PartialDate',
      description: 'The release date; null if not known.',
    }),
    url: t.exposeString('url', { description: 'The address where it is published.' }),
    source: t.exposeString('source', { nullable: false, description: 'The source of this fact.' }),
    manga: t.field({
      type: MangaRef,
      nullable: true,
      description: 'The manga it belongs to.',
      resolve: ({ mangaId }, _args, { app }) => app.get(mangaCatalogue).get(mangaId),
    }),
  }));
};

export const ChapterRef = builder.objectRef<Unit>('Chapter').implement({
  extensions: { tier: 'public', isEntity: true },
  interfaces: [NodeRef],
  description: 'A chapter of a manga in one language.',
  fields: (t) => ({
    volume: t.exposeString('volume', { description: 'The label of its volume.' }),
  }),
});

const VolumeRef = builder.objectRef<Unit>('Volume').implement({
  extensions: { tier: 'public', isEntity: true },
  interfaces: [NodeRef],
  description: 'A volume of a manga in one language.',
});

for (const ref of [ChapterRef, VolumeRef]) addShared(ref);

const key: z.ZodType<UnitKey> = z.tuple([z.number(), z.uuid()]);
const pageOfManga = batchedBy(unitPages);
const countOfManga = batchedBy(countUnits);
const latestOfManga = batchedBy(latestChapters);

type UnitArguments = PageArguments & { language?: string | null | undefined };

const unitsOf =
  (kind: UnitKind) =>
  async ({ id }: { id: string }, { language, ...args }: UnitArguments, context: RequestContext) => {
    const page = pageArguments(args, key);
    const filter = { kind, language: language ?? null };
    const { take, direction, after, before } = page;
    const stretch = { take, direction, after, before };
    const rows = await pageOfManga(context, { filter, stretch }, id);
    return connectionOfRows({
      rows: rows ?? [],
      page,
      keyOf: ({ position, id: unitId }): UnitKey => [position, unitId],
      totalCount: async () => (await countOfManga(context, filter, id)) ?? 0,
    });
  };

builder.objectFields(MangaRef, (t) => ({
  chapters: t.connection(
    {
      type: ChapterRef,
      nullable: false,
      description: `Its chapters, the first one first. ${NONE_YET}`,
      args: { language: t.arg.string({ description: LANGUAGE }) },
      resolve: unitsOf('CHAPTER'),
    },
    { name: 'ChapterConnection' },
    { name: 'ChapterEdge' },
  ),
  volumes: t.connection(
    {
      type: VolumeRef,
      nullable: false,
      description: `Its volumes, the first one first. ${NONE_YET}`,
      args: { language: t.arg.string({ description: LANGUAGE }) },
      resolve: unitsOf('VOLUME'),
    },
    { name: 'VolumeConnection' },
    { name: 'VolumeEdge' },
  ),
  latestChapter: t.field({
    type: ChapterRef,
    nullable: true,
    description: 'The last chapter that is out; null if no source lists chapters.',
    args: { language: t.arg.string({ description: LANGUAGE }) },
    resolve: async ({ id }, { language }, context) => {
      const on = context.app.clock.now().toISOString().slice(0, 10);
      return (await latestOfManga(context, { language: language ?? null, on }, id)) ?? null;
    },
  }),
}));

const shownUnits =
  (kind: UnitKind) =>
  async ({ app, caller }: RequestContext, ids: readonly string[]) => {
    const units = await unitsById(app.db, { kind, ids });
    return byId(
      units.filter(({ mangaId }) => {
        const manga = app.get(mangaCatalogue).get(mangaId);
        return manga !== undefined && visibleTo(caller)(manga);
      }),
    );
  };

addStoredNodes('Chapter', shownUnits('CHAPTER'));
addStoredNodes('Volume', shownUnits('VOLUME'));
