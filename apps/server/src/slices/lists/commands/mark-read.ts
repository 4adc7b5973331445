import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { entriesByWork } from '../queries/stored-entry.ts';
import { idNow } from '../queries/work.ts';
import { alive, type Writer } from './change.ts';
import { lockList } from './lock.ts';
import { saveEntries, type SaveResult } from './save-entries.ts';

/** Marks a manga as read up to a chapter and a volume. It never lowers progress. */
export const markReadUpTo = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { id: given, chapter, volume }: { id: string; chapter: number; volume: number },
): Promise<SaveResult> => {
  const id = idNow(app, 'MANGA', given);
  await lockList(tx, writer.userId);
  const entries = await entriesByWork(tx, { userId: writer.userId, media: 'MANGA' }, [id]);
  const known = alive(entries.get(id));
  const patch = {
    progress: Math.max(known?.progress ?? 0, chapter),
    volumeProgress: Math.max(known?.volumeProgress ?? 0, volume),
  };
  const input = { work: { id }, version: null, patch };
  const [result] = await saveEntries(app, tx, writer, { media: 'MANGA', inputs: [input] });
  return result as SaveResult;
};
