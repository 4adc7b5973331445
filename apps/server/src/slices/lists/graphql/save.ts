import type { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Media } from '#slices/catalog/words.ts';
import {
  refusedBy,
  saveEntries,
  type SaveInput,
  type SaveResult,
} from '../commands/save-entries.ts';
import { deleteEntries } from '../commands/entry.ts';
import { requireFew } from './few.ts';
import { requireId } from './id.ts';
import { AnimeSavedRef, MangaSavedRef, savedIn, type Saved } from './payload.ts';
import { AnimeEntryInput, MangaEntryInput, readEdit } from './save-input.ts';
import { act } from './writer.ts';

/** Entries one request may save. */
const MOST_ENTRIES = 200;
/** A write costs about as much as a page. */
const SAVE_COST = 10;
const BULK_COST = 100;
/** A generous number of entries per request. */
const BULK_SIZE = 50;

interface Bulk {
  results: Saved[];
}

const HOW_BULK_WORKS = `Saves at most ${MOST_ENTRIES} entries at once. Each has its own result, in the given order: an invalid edit is refused, and the others are written. One batch undoes all.`;

const saveAll = (
  context: RequestContext,
  media: Media,
  edits: readonly (SaveInput | Refusal)[],
): Promise<Saved[]> => {
  requireFew('inputs', edits, MOST_ENTRIES);
  const inputs = edits.filter((edit) => 'patch' in edit);
  return act(context, async (tx, writer) => {
    const saved = await saveEntries(context.app, tx, writer, { media, inputs });
    let next = 0;
    return edits.map((edit): Saved => {
      const result = 'patch' in edit ? saved[next++] : refusedBy(edit);
      return savedIn(writer.batchId, result as SaveResult);
    });
  });
};

const saveOne = async (
  context: RequestContext,
  media: Media,
  edit: SaveInput | Refusal,
): Promise<Saved> => {
  const [saved] = await saveAll(context, media, [edit]);
  return saved as Saved;
};

const HOW_SAVING_WORKS =
  'Adds an entry or changes the existing one, and fills in what follows: the first progress makes a planned title current, the last unit completes it, and dates are set once.';

builder.mutationField('saveAnimeListEntry', (t) =>
  t.field({
    type: AnimeSavedRef,
    nullable: true,
    description: HOW_SAVING_WORKS,
    extensions: { tier: 'public', cost: SAVE_COST },
    args: {
      input: t.arg({
        type: AnimeEntryInput,
        required: true,
        description: 'The anime, and what to change.',
      }),
    },
    resolve: (_root, { input }, context) =>
      saveOne(context, 'ANIME', readEdit({ ...input, workId: input.animeId })),
  }),
);

builder.mutationField('saveMangaListEntry', (t) =>
  t.field({
    type: MangaSavedRef,
    nullable: true,
    description: HOW_SAVING_WORKS,
    extensions: { tier: 'public', cost: SAVE_COST },
    args: {
      input: t.arg({
        type: MangaEntryInput,
        required: true,
        description: 'The manga, and what to change.',
      }),
    },
    resolve: (_root, { input }, context) =>
      saveOne(context, 'MANGA', readEdit({ ...input, workId: input.mangaId })),
  }),
);

const AnimeBulkRef = builder.objectRef<Bulk>('SaveAnimeListEntriesPayload').implement({
  extensions: { tier: 'public' },
  description: 'The results of changes of several entries of anime.',
  fields: (t) => ({
    results: t.expose('results', {
      type: [AnimeSavedRef],
      nullable: false,
      description: 'One result per entry, in the given order.',
      extensions: { listSize: BULK_SIZE },
    }),
  }),
});

const MangaBulkRef = builder.objectRef<Bulk>('SaveMangaListEntriesPayload').implement({
  extensions: { tier: 'public' },
  description: 'The results of changes of several entries of manga.',
  fields: (t) => ({
    results: t.expose('results', {
      type: [MangaSavedRef],
      nullable: false,
      description: 'One result per entry, in the given order.',
      extensions: { listSize: BULK_SIZE },
    }),
  }),
});

builder.mutationField('saveAnimeListEntries', (t) =>
  t.field({
    type: AnimeBulkRef,
    nullable: true,
    description: HOW_BULK_WORKS,
    extensions: { tier: 'public', cost: BULK_COST },
    args: {
      inputs: t.arg({
        type: [AnimeEntryInput],
        required: true,
        description: 'The edits, one for each anime.',
      }),
    },
    resolve: async (_root, { inputs }, context) => {
      const edits = inputs.map((input) => readEdit({ ...input, workId: input.animeId }));
      return { results: await saveAll(context, 'ANIME', edits) };
    },
  }),
);

builder.mutationField('saveMangaListEntries', (t) =>
  t.field({
    type: MangaBulkRef,
    nullable: true,
    description: HOW_BULK_WORKS,
    extensions: { tier: 'public', cost: BULK_COST },
    args: {
      inputs: t.arg({
        type: [MangaEntryInput],
        required: true,
        description: 'The edits, one for each manga.',
      }),
    },
    resolve: async (_root, { inputs }, context) => {
      const edits = inputs.map((input) => readEdit({ ...input, workId: input.mangaId }));
      return { results: await saveAll(context, 'MANGA', edits) };
    },
  }),
);

const MOST_DELETED = `Removes at most ${MOST_ENTRIES} entries from the list at once. Each has its own result, in the given order. One batch undoes all.`;

const deleteAll = (
  context: RequestContext,
  media: Media,
  given: readonly string[],
): Promise<Bulk> => {
  requireFew('ids', given, MOST_ENTRIES);
  const ids = given.map(requireId);
  return act(context, async (tx, writer) => {
    const results = await deleteEntries(context.app, tx, writer, { media, ids });
    return { results: results.map((result) => savedIn(writer.batchId, result)) };
  });
};

const KINDS = [
  { kind: 'Anime', media: 'ANIME', type: AnimeBulkRef },
  { kind: 'Manga', media: 'MANGA', type: MangaBulkRef },
] as const;

for (const { kind, media, type } of KINDS) {
  builder.mutationField(`delete${kind}ListEntries`, (t) =>
    t.field({
      type,
      nullable: true,
      description: MOST_DELETED,
      extensions: { tier: 'public', cost: BULK_COST },
      args: { ids: t.arg.idList({ required: true, description: 'Ids of the entries.' }) },
      resolve: (_root, { ids }, context) => deleteAll(context, media, ids),
    }),
  );
}
