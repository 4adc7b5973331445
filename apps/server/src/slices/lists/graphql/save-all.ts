import type { Refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Media } from '#slices/catalog/values.ts';
import {
  refusedSave,
  saveEntries,
  type SaveInput,
  type SaveResult,
} from '../commands/save-entries.ts';
import { requireFew } from './few.ts';
import { savedIn, type Saved } from './saved.ts';
import { act } from './writer.ts';

/** Entries one request may save. */
export const MOST_ENTRIES = 200;

/** Saves edits of the caller's list as one batch; each has its own result, in the given order. @throws Refusal as `writerOf` does */
export const saveAll = (
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
      const result = 'patch' in edit ? saved[next++] : refusedSave(edit);
      return savedIn(writer.batchId, result as SaveResult);
    });
  });
};
