import type { App } from '#platform/app.ts';
import {
  readDecisions,
  firstOfEachWork,
  matchMedia,
  matchSkipped,
} from '#slices/exchange/index.ts';
import { openForLists } from '#slices/lists/index.ts';
import { readLibraryHistory } from '#slices/scrobble/index.ts';
import { LIBRARY } from '../formats/list-format.ts';
import { stageRead } from '../list-import/stage.ts';

/** Somebody's media server, by the id of its webhook token. */
export interface OwnLibrary {
  userId: string;
  serverId: string;
}

/**
 * Reads what was played on a media server of a user, and stores it like a file, to be shown before it is recorded. @returns the import's id
 * @throws Refusal
 */
export const stageLibrary = async (app: App, { userId, serverId }: OwnLibrary): Promise<string> => {
  await openForLists(app);
  const { name, source, rows, resolutions } = await readLibraryHistory(app, {
    id: serverId,
    userId,
  });
  const today = app.clock.now().toISOString().slice(0, 10);
  const { matched, skipped } = matchMedia(app, rows, {
    today,
    told: { source, resolve: ({ line }) => resolutions.get(line) ?? { outcome: 'no_mapping' } },
  });
  const decisions = await readDecisions(app.db, userId);
  const input = { userId, fileName: name, policy: 'file-wins' as const };
  return stageRead(app, input, {
    format: LIBRARY,
    rows: firstOfEachWork(matched),
    skipped: skipped.map((skip) => matchSkipped(app, skip, decisions)),
    collections: { customLists: [], favourites: [] },
  });
};
