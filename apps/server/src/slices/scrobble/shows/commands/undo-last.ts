import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { takeBackCorrection } from '../../corrections/commands/take-back.ts';
import { lockWords } from '../../corrections/lock-words.ts';
import { lastSaidAt, wordsOf } from '../words.ts';
import { forgetShowsIfKnown } from './forget.ts';

/** What a user said of a show, a film or a manga. */
interface Word {
  id: string;
  isCorrection: boolean;
}

/** What was said last: all that was said at one moment. */
const lastWords = async (tx: Tx, userId: string): Promise<Word[]> => {
  const { rows } = await sql<Word>`
    with ${wordsOf(userId)}
    select id, "isCorrection" from word where at = (select max(at) from word)`.execute(tx);
  return rows;
};

/**
 * Takes back what a user said last of shows, films and manga: one word, or all that was confirmed at once. All that was recorded because of it is undone, and
 * waits again.
 * @param at when it was said: if that is not the last word, nothing is taken back, so that who asks twice takes back one
 * @returns how many
 */
export const undoLastConfirmation = async (
  app: App,
  tx: Tx,
  { by, at }: { by: Writer; at: Date | null },
): Promise<number> => {
  await lockWords(tx, by.userId);
  if (at !== null && (await lastSaidAt(tx, by.userId))?.getTime() !== at.getTime()) return 0;
  const words = await lastWords(tx, by.userId);
  const shows = words.filter(({ isCorrection }) => !isCorrection);
  // First, because they are locked before the list.
  await forgetShowsIfKnown(app, tx, { ids: shows.map(({ id }) => id), by });
  for (const { id, isCorrection } of words)
    if (isCorrection) await takeBackCorrection(app, tx, { id, by });
  return words.length;
};
