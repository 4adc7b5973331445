import type { RequestContext } from '#platform/graphql/context.ts';
import {
  act,
  customLists,
  deleteCustomList,
  deleteEntries,
  entriesOfWorks,
  readEdit,
  saveAll,
  type Entry,
  type Saved,
} from '#slices/lists/index.ts';
import type { Media as Medium } from '#slices/catalog/values.ts';
import { saveAspectScores } from '../commands/save-aspect-scores.ts';
import { distinctNumbers } from '../queries/entry-number.ts';
import { forgetLists, presenterOf } from '../queries/list.ts';
import { findMedia } from '../queries/media.ts';
import { entriesByNumber, writingOwner } from '../queries/own-entry.ts';
import { refusal } from '../reasons.ts';
import { argumentOf, editOf, type EntryArguments } from '../rules/entry-edit.ts';
import type { ListedMedia, ListOwner } from '../rules/list.ts';
import type { Media } from '../rules/media.ts';
import { aspectScoresOf } from '../rules/list-options.ts';
import { refusedBy } from '../refused-edit.ts';
import { BULK_COST, BULK_SIZE, WRITE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

/** A work, and the entry the owner has of it. */
interface Target {
  medium: Medium;
  workId: string;
  entry: Entry | undefined;
}

const targetOfEntry = (entry: Entry): Target => ({
  medium: entry.media,
  workId: entry.workId,
  entry,
});

const targetOf = async (
  { app }: RequestContext,
  owner: ListOwner,
  { type: medium, work }: Media,
): Promise<Target> => {
  const list = { userId: owner.id, media: medium, reading: 'own' } as const;
  const entries = await entriesOfWorks(app.db, list, [work.id]);
  return { medium, workId: work.id, entry: entries.get(work.id) };
};

/**
 * The work of a number. Of two that have it, the one that is on the list is meant.
 * @throws Refusal `NOT_FOUND` for a work that the caller may not see, `CONFLICT` if the list does not tell two apart
 */
const targetOfMedia = async (
  context: RequestContext,
  owner: ListOwner,
  mediaId: number,
): Promise<Target> => {
  const found = findMedia(context, { id: mediaId });
  const targets = await Promise.all(found.map((media) => targetOf(context, owner, media)));
  const listed = targets.filter(({ entry }) => entry !== undefined);
  const [target, another] = listed.length > 0 ? listed : targets;
  if (!target) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  if (another) throw refusal('CONFLICT', 'COMPAT_NUMBER_SHARED', { id: mediaId });
  return target;
};

const listIdsOf = async (
  { app }: RequestContext,
  owner: ListOwner,
  medium: Medium,
): Promise<Map<string, string>> => {
  const lists = await customLists(app.db, { userId: owner.id, media: medium });
  return new Map(lists.map(({ id, name }) => [name.toLowerCase(), id]));
};

const readFor = (
  args: EntryArguments,
  setting: Omit<Parameters<typeof editOf>[1], 'isPrivate'>,
  { medium, workId, entry }: Target,
) => {
  const fields = editOf(args, { ...setting, isPrivate: entry?.visibility === 'PRIVATE' });
  return readEdit({ ...fields, [medium === 'ANIME' ? 'animeId' : 'mangaId']: workId });
};

/** Keeps scores by aspect with the batch of their entries, or on their own if nothing else changed. */
const saveAspects = async (
  { app }: RequestContext,
  saved: readonly Saved[],
  sent: readonly (number | null)[],
): Promise<void> => {
  const batchId = saved.find((each) => each.batchId !== null)?.batchId ?? app.ids.next();
  const entryIds = saved.flatMap(({ entry }) => entry?.id ?? []);
  const scores = aspectScoresOf(sent);
  await app.db
    .transaction()
    .execute((tx) => saveAspectScores(app, tx, { batchId, entryIds, scores }));
};

/**
 * Saves the same edit of works of one kind, and shows their entries.
 * @throws Refusal as the first edit that is refused; the others are saved
 */
const save = async (
  context: RequestContext,
  owner: ListOwner,
  { medium, targets, args }: { medium: Medium; targets: readonly Target[]; args: EntryArguments },
): Promise<ListedMedia[]> => {
  const { app } = context;
  const { scoreFormat, present } = await presenterOf(context, owner);
  const listIds = args.customLists ? await listIdsOf(context, owner, medium) : new Map();
  const edits = targets.map((target) => readFor(args, { scoreFormat, listIds }, target));
  const saved = await saveAll(context, medium, edits);
  forgetLists(context);
  const refused = saved
    .map((each) => refusedBy(each, argumentOf))
    .find((each) => each !== undefined);
  if (refused) throw refused;
  const ids = saved.flatMap(({ entry }) => entry?.id ?? []);
  if (args.advancedScores) await saveAspects(context, saved, args.advancedScores);
  const isNew = saved.some(({ outcome }) => outcome === 'ADDED');
  const numbers = await distinctNumbers(app, owner.id, { ids, isNew });
  return saved.flatMap(({ entry }) => (entry && present(entry, numbers)) ?? []);
};

type SaveArguments = EntryArguments & { id?: number | null; mediaId?: number | null };

const saveOne: FieldRule<unknown, SaveArguments> = {
  resolve: async (_root, { id = null, mediaId = null, ...args }, context) => {
    const owner = writingOwner(context);
    if (id === null && mediaId === null) {
      throw refusal('BAD_USER_INPUT', 'COMPAT_MEDIA_MISSING', { field: 'mediaId' });
    }
    const target =
      mediaId === null
        ? (await entriesByNumber(context, owner, [id ?? 0])).map(targetOfEntry)
        : [await targetOfMedia(context, owner, mediaId)];
    const medium = target[0]?.medium ?? 'ANIME';
    const [saved] = await save(context, owner, { medium, targets: target, args });
    return saved ?? null;
  },
  extensions: { cost: WRITE_COST },
};

const saveMany: FieldRule<unknown, EntryArguments & { ids?: readonly (number | null)[] | null }> = {
  resolve: async (_root, { ids, ...args }, context) => {
    const owner = writingOwner(context);
    const numbers = (ids ?? []).filter((id) => id !== null);
    const entries = await entriesByNumber(context, owner, numbers);
    const byMedium = Map.groupBy(entries.map(targetOfEntry), ({ medium }) => medium);
    const saved: ListedMedia[] = [];
    for (const [medium, targets] of byMedium) {
      saved.push(...(await save(context, owner, { medium, targets, args })));
    }
    return saved;
  },
  extensions: { cost: BULK_COST, listSize: BULK_SIZE },
};

const DELETED = { deleted: true };

const deleteOne: FieldRule<unknown, { id?: number | null }> = {
  resolve: async (_root, { id }, context) => {
    const owner = writingOwner(context);
    const [entry] = await entriesByNumber(context, owner, [id ?? 0]);
    if (!entry) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
    const { media, id: entryId } = entry;
    await act(context, (tx, writer) =>
      deleteEntries(context.app, tx, writer, { media, ids: [entryId] }),
    );
    forgetLists(context);
    return DELETED;
  },
  extensions: { cost: WRITE_COST },
};

const deleteList: FieldRule<unknown, { customList?: string | null; type?: Medium | null }> = {
  resolve: async (_root, { customList, type }, context) => {
    const owner = writingOwner(context);
    const ids = await listIdsOf(context, owner, type ?? 'ANIME');
    const id = ids.get(customList?.toLowerCase() ?? '');
    if (id === undefined) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
    await act(context, (tx, writer) => deleteCustomList(context.app, tx, writer, id));
    forgetLists(context);
    return DELETED;
  },
  extensions: { cost: WRITE_COST },
};

/** Changes of the caller's list, by the rules of our lists. */
export const entryWriteRules = {
  Mutation: {
    SaveMediaListEntry: saveOne,
    UpdateMediaListEntries: saveMany,
    DeleteMediaListEntry: deleteOne,
    DeleteCustomList: deleteList,
  },
} satisfies SchemaRules;
