import type { Media as Medium } from '#slices/catalog/values.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { entriesOfWorks, type Entry } from '#slices/lists/index.ts';
import { refusal } from '../reasons.ts';
import type { ListOwner } from '../rules/list.ts';
import type { Media } from '../rules/media.ts';
import { findMedia } from './media.ts';

/** A work that a client changes, and the entry the owner has of it. */
export interface Target {
  medium: Medium;
  workId: string;
  entry: Entry | undefined;
  /** Whether the client named the entry, which must then still be there. */
  isOfEntry: boolean;
}

/** The target of an entry that a client named. */
export const targetOfEntry = (entry: Entry): Target => ({
  medium: entry.media,
  workId: entry.workId,
  entry,
  isOfEntry: true,
});

const targetOf = async (
  { app }: RequestContext,
  owner: ListOwner,
  { type: medium, work }: Media,
): Promise<Target> => {
  const list = { userId: owner.id, media: medium, reading: 'own' } as const;
  const entries = await entriesOfWorks(app.db, list, [work.id]);
  return { medium, workId: work.id, entry: entries.get(work.id), isOfEntry: false };
};

/**
 * The work of a number. Of two that have it, the one that is on the list is meant.
 * @throws Refusal `NOT_FOUND` for a work that the caller may not see, `CONFLICT` if the list does not tell two apart
 */
export const targetOfMedia = async (
  context: RequestContext,
  owner: ListOwner,
  named: { id: number; type?: Medium },
): Promise<Target> => {
  const found = findMedia(context, named);
  const targets = await Promise.all(found.map((media) => targetOf(context, owner, media)));
  const listed = targets.filter(({ entry }) => entry !== undefined);
  const [target, another] = listed.length > 0 ? listed : targets;
  if (!target) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  if (another) throw refusal('CONFLICT', 'COMPAT_NUMBER_SHARED', { id: named.id });
  return target;
};
