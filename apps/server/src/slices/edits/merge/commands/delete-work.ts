import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type ChangedWorks,
  hideWork,
  lockChanges,
  type Media,
  showWork,
} from '#slices/catalog/index.ts';
import { refusal } from '../reasons.ts';
import { ownWork } from './check.ts';
import { settleAround } from './settle.ts';

interface OneWork {
  medium: Media;
  id: string;
}

/** Hides a work from everybody but lists, although sources name it, until it is restored. Whoever calls this has checked who may. */
export const deleteWork = async (app: App, tx: Tx, work: OneWork): Promise<ChangedWorks> => {
  await lockChanges(tx);
  const { title, isDeleted } = await ownWork(tx, work);
  if (isDeleted) throw refusal('CONFLICT', 'WORK_DELETED', { title });
  return hideWork(app, tx, work);
};

/** Shows a deleted work again. Whoever calls this has checked who may. */
export const restoreWork = async (app: App, tx: Tx, work: OneWork): Promise<ChangedWorks> => {
  await lockChanges(tx);
  const { title, isDeleted } = await ownWork(tx, work);
  if (!isDeleted) throw refusal('CONFLICT', 'WORK_NOT_DELETED', { title });
  const shown = await showWork(app, tx, work);
  await settleAround(app, tx, shown);
  return shown;
};
