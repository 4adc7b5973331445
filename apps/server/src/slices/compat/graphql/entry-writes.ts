import type { RequestContext } from '#platform/graphql/context.ts';
import { refusal as platformRefusal } from '#platform/reasons.ts';
import { act, deleteCustomList, deleteEntries, type Entry } from '#slices/lists/index.ts';
import type { Media as Medium } from '#slices/catalog/values.ts';
import { listIdsOf, saveEdits } from '../commands/save-edits.ts';
import { distinctNumbers } from '../queries/entry-number.ts';
import { forgetLists, presenterOf } from '../queries/list.ts';
import { findMedia } from '../queries/media.ts';
import { entriesByNumber, entryByNumber, writingOwner } from '../queries/own-entry.ts';
import { targetOfEntry, targetOfMedia, type Target } from '../queries/target.ts';
import { refusal } from '../reasons.ts';
import type { EntryArguments } from '../rules/entry-edit.ts';
import type { ListedMedia, ListOwner } from '../rules/list.ts';
import { BULK_COST, BULK_SIZE, WRITE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

/** Saves the same edit of works, and shows their entries in the same order. @throws Refusal if one is refused; then none is saved */
const save = async (
  context: RequestContext,
  owner: ListOwner,
  { targets, args }: { targets: readonly Target[]; args: EntryArguments },
): Promise<ListedMedia[]> => {
  const { scoreFormat, present } = await presenterOf(context, owner);
  const { entries, isNew } = await saveEdits(context, owner, { targets, args, scoreFormat });
  forgetLists(context);
  const ids = entries.map(({ id }) => id);
  const numbers = await distinctNumbers(context.app, owner.id, { ids, isNew });
  return entries.flatMap((entry) => present(entry, numbers) ?? []);
};

interface Named {
  id: number | null;
  mediaId: number | null;
}

const isOf = (context: RequestContext, entry: Entry, mediaId: number): boolean =>
  findMedia(context, { id: mediaId, type: entry.media }).some(
    ({ record }) => record.id === entry.workId,
  );

/**
 * What a client names: an entry, a work, or both. With both, an entry that is not on the list counts as not named: apps keep numbers of
 * entries of AniList.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` for nothing, and for the entry of another work
 */
const targetNamed = async (
  context: RequestContext,
  owner: ListOwner,
  { id, mediaId }: Named,
): Promise<Target> => {
  if (id === null && mediaId === null) {
    throw refusal('BAD_USER_INPUT', 'COMPAT_MEDIA_MISSING', { field: 'mediaId' });
  }
  const entry = id === null ? undefined : await entryByNumber(context, owner, id);
  if (entry && mediaId !== null && !isOf(context, entry, mediaId)) {
    const numbers = { id: id ?? 0, mediaId };
    throw refusal('BAD_USER_INPUT', 'COMPAT_ENTRY_OTHER', { field: 'id', ...numbers });
  }
  if (entry) return targetOfEntry(entry);
  if (mediaId === null) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  return targetOfMedia(context, owner, { id: mediaId });
};

type SaveArguments = EntryArguments & { id?: number | null; mediaId?: number | null };

const saveOne: FieldRule<unknown, SaveArguments> = {
  resolve: async (_root, { id = null, mediaId = null, ...args }, context) => {
    const owner = writingOwner(context);
    const target = await targetNamed(context, owner, { id, mediaId });
    const [saved] = await save(context, owner, { targets: [target], args });
    return saved ?? null;
  },
  extensions: { cost: WRITE_COST },
};

/** Entries that one request may change. */
const MOST_ENTRIES = 200;

const saveMany: FieldRule<unknown, EntryArguments & { ids?: readonly (number | null)[] | null }> = {
  resolve: async (_root, { ids, ...args }, context) => {
    const owner = writingOwner(context);
    const numbers = [...new Set((ids ?? []).filter((id) => id !== null))];
    if (numbers.length > MOST_ENTRIES) {
      const bounds = { most: MOST_ENTRIES, count: numbers.length };
      throw platformRefusal('BAD_USER_INPUT', 'TOO_MANY_ITEMS', { field: 'ids', ...bounds });
    }
    const entries = await entriesByNumber(context, owner, numbers);
    return save(context, owner, { targets: entries.map(targetOfEntry), args });
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
