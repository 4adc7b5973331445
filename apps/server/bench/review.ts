import type { Application } from '../src/app.ts';
import { accept, propose } from '#slices/edits/index.ts';

/** A value of an anime to propose. */
interface Proposed {
  userId: string;
  workId: string;
  field: string;
  value: unknown;
}

/** Sends a value for review, as one that somebody may not apply at once. @returns the id of the edit */
export const proposeValue = async (
  app: Application,
  { userId, workId, field, value }: Proposed,
): Promise<string> => {
  const { id } = await app.db.transaction().execute((tx) =>
    propose(app, tx, {
      kind: 'CHANGE',
      medium: 'ANIME',
      workId,
      authorId: userId,
      changes: [{ field, value, isRelease: false }],
      note: '',
      sources: [],
      baseSeq: null,
      isDraft: false,
      wantsReview: true,
      isSurelyNew: false,
    }),
  );
  return id;
};

/** Accepts an edit, as an editor does. */
export const acceptWhole = async (
  app: Application,
  { id, by }: { id: string; by: string },
): Promise<void> => {
  await app.db
    .transaction()
    .execute((tx) => accept(app, tx, { id, decidedBy: by, accepted: null, text: '' }));
};
