import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type Media, workStates } from '#slices/catalog/index.ts';
import { ownersOf } from '#slices/lists/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';

const NOTICE = { DELETE: 'WORK_DELETED', RESTORE: 'WORK_RESTORED' } as const;

/** Tells those who have a work on their lists that it was deleted or restored. */
export const tellOwners = async (
  app: App,
  tx: Tx,
  { medium, workId, kind }: { medium: Media; workId: string; kind: keyof typeof NOTICE },
): Promise<void> => {
  const work = (await workStates(tx, [workId])).get(workId);
  const userIds = await ownersOf(tx, { media: medium, workId });
  const subject = { id: workId, name: work?.title ?? '' };
  await giveNotices(app, tx, { userIds, kind: NOTICE[kind], subject });
};
