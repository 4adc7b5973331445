import type { App } from '#platform/app.ts';
import { inImport, RefusalList } from '../commands/import-run.ts';
import { AnimeLine, MangaLine, type WorkLine } from '../dump/work-line.ts';
import { hubState } from './hub-row.ts';
import { readWork } from './read-line.ts';
import { recordHubSources } from './record-sources.ts';
import { takeLines } from './take.ts';

/** Takes over what the hub said of one work, which could not be taken while the work was part of another. */
export const takeHubLine = (
  app: App,
  { medium, line }: { medium: 'ANIME' | 'MANGA'; line: unknown },
): Promise<void> =>
  inImport(app, async (tx) => {
    const hub = await hubState({ db: tx });
    const read =
      medium === 'MANGA' ? readWork(MangaLine, line) : readWork<WorkLine>(AnimeLine, line);
    if (!hub || !('line' in read)) return;
    const lines = [read.line];
    await recordHubSources(app, tx, { address: hub.address, lines });
    await takeLines(app, tx, { lines, refusals: new RefusalList() });
  });
