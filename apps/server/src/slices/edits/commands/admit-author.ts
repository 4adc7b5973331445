import type { App } from '#platform/app.ts';
import { lockByName, type Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { readEditor } from '../editor.ts';
import { refusal } from '../reasons.ts';
import { dailyQuota, type EditorRecord } from '../rules/trust.ts';
/** Open edits that came of corrections of one user. */
const MOST_CORRECTIONS = 500;

/** Makes proposals of one author wait for each other, so that each is counted, and one sent twice finds what the first made. */
export const lockAuthor = (tx: Tx, authorId: string): Promise<void> =>
  lockByName(tx, `edits/${authorId}`);

/**
 * Reads what is known of somebody who is about to propose something.
 * @param isCorrection whether it came of a correction of a play: of those many may be open, and they count towards no day
 * @throws Refusal `FORBIDDEN` if they may propose nothing; `RATE_LIMITED` above the quota
 */
export const admitAuthor = async (
  app: App,
  tx: Tx,
  { authorId, isCorrection = false }: { authorId: string; isCorrection?: boolean },
): Promise<EditorRecord> => {
  const editor = await readEditor(app, tx, authorId);
  await lockAuthor(tx, authorId);
  const most = isCorrection ? MOST_CORRECTIONS : dailyQuota(editor);
  const sent = tx
    .selectFrom('edits.proposal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('is_correction', '=', isCorrection);
  const { count } = await (
    isCorrection
      ? sent.where('state', '=', 'OPEN')
      : sent.where('created_at', '>', new Date(app.clock.nowMs() - DAY_MS))
  ).executeTakeFirstOrThrow();
  if (count >= most) throw refusal('RATE_LIMITED', 'EDIT_QUOTA_REACHED', { most });
  return editor;
};
