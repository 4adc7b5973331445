import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { staffIds } from '#slices/accounts/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';
import type { Subject } from '../model.ts';
import { countWaiting } from '../queries/waiting.ts';
import { nameOfWork } from '../queries/work-name.ts';

/** An edit of which nobody who decides was told since it waits. */
type Untold = Subject & { id: string; authorId: string | null };

/** Takes them. Those that somebody decides about at this moment are left. */
const takeUntold = async (app: App, tx: Tx): Promise<Untold[]> => {
  const { rows } = await sql<Untold>`
    update edits.proposal set told_at = ${app.clock.now()}
    where id in (
      select id from edits.proposal
      where state = 'OPEN' and told_at is null and answer_due_at is null
      order by submitted_at for no key update skip locked)
    returning id, medium, work_id as "workId", author_id as "authorId"`.execute(tx);
  return rows;
};

/** Tells all who decide that edits of others wait: one notice for all edits, in place of the last. */
export const tellDeciders = async (app: App, tx: Tx): Promise<void> => {
  const untold = await takeUntold(app, tx);
  if (untold.length === 0) return;
  for (const userId of await staffIds(tx)) {
    const first = untold.find(({ authorId }) => authorId !== userId);
    if (!first) continue;
    const name = await nameOfWork(app, tx, { ...first, readerId: userId });
    await giveNotices(app, tx, {
      userIds: [userId],
      kind: 'EDITS_WAITING',
      subject: { id: first.id, name },
      details: { count: await countWaiting(tx, userId) },
      isOnly: true,
    });
  }
};
