import type { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { MEDIUM, type Media } from '#slices/catalog/values.ts';
import type { SaveInput } from '../commands/save-entries.ts';
import { deleteEntries } from '../commands/entry.ts';
import { requireFew } from './few.ts';
import { requireId } from './id.ts';
import { AnimeSavedRef, MangaSavedRef } from './payload.ts';
import { savedIn, type Saved } from './saved.ts';
import { readEdit } from './read-edit.ts';
import { MOST_ENTRIES, saveAll } from './save-all.ts';
import { AnimeEntryInput, MangaEntryInput } from './save-input.ts';
import { act } from './writer.ts';

/** A write costs about as much as a page. */
const SAVE_COST = 10;
const BULK_COST = 100;
/** A generous number of entries per request. */
const BULK_SIZE = 50;

interface Bulk {
  results: Saved[];
}

const HOW_BULK_WORKS = `Saves at most ${MOST_ENTRIES} entries at once. Each has its own result, in the given order: an invalid edit is refused, and the others are written. One batch undoes all.`;

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

const EDITED = [
  { ...MEDIUM.ANIME, saved: AnimeSavedRef, edit: AnimeEntryInput },
  { ...MEDIUM.MANGA, saved: MangaSavedRef, edit: MangaEntryInput },
] as const;

for (const { media, kind, name, saved, edit } of EDITED) {
  builder.mutationField(`save${name}ListEntry`, (t) =>
    t.field({
      type: saved,
      nullable: true,
      description: HOW_SAVING_WORKS,
      extensions: { tier: 'public', cost: SAVE_COST },
      args: {
        input: t.arg({
          type: edit,
          required: true,
          description: `The ${kind}, and what to change.`,
        }),
      },
      resolve: (_root, { input }, context) => saveOne(context, media, readEdit(input)),
    }),
  );

  const bulk = builder.objectRef<Bulk>(`Save${name}ListEntriesPayload`).implement({
    extensions: { tier: 'public' },
    description: `The results of changes of several entries of ${kind}.`,
    fields: (t) => ({
      results: t.expose('results', {
        type: [saved],
        nullable: false,
        description: 'One result per entry, in the given order.',
        extensions: { listSize: BULK_SIZE },
      }),
    }),
  });

  builder.mutationField(`save${name}ListEntries`, (t) =>
    t.field({
      type: bulk,
      nullable: true,
      description: HOW_BULK_WORKS,
      extensions: { tier: 'public', cost: BULK_COST },
      args: {
        inputs: t.arg({
          type: [edit],
          required: true,
          description: `The edits, one for each ${kind}.`,
        }),
      },
      resolve: async (_root, { inputs }, context) => ({
        results: await saveAll(context, media, inputs.map(readEdit)),
      }),
    }),
  );

  builder.mutationField(`delete${name}ListEntries`, (t) =>
    t.field({
      type: bulk,
      nullable: true,
      description: MOST_DELETED,
      extensions: { tier: 'public', cost: BULK_COST },
      args: { ids: t.arg.idList({ required: true, description: 'Ids of the entries.' }) },
      resolve: (_root, { ids }, context) => deleteAll(context, media, ids),
    }),
  );
}
