import type { App } from '#platform/app.ts';
import { refusal } from '../../reasons.ts';
import { exportSettings } from '../../settings.ts';
import type { Place } from '../place.ts';
import { folderTarget } from './folder.ts';
import { s3Target } from './s3.ts';
import type { Target } from './target.ts';
import { webdavTarget } from './webdav.ts';

/** Where somebody's exports go. @throws Refusal for what the operator does not offer. */
export const openTarget = async (
  app: App,
  { userId, place, secret }: { userId: string; place: Place; secret: string | null },
): Promise<Target> => {
  if (place.target === 'webdav') return webdavTarget(app, place, secret ?? '');
  if (place.target === 's3') return s3Target(app, place, secret ?? '');
  if (app.settings.of(exportSettings).folder === 'off')
    throw refusal('FORBIDDEN', 'EXPORT_FOLDER_OFF');
  return folderTarget(app, userId);
};
