import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { dropStale } from './asked/drop-stale.ts';
import { isFromPackages } from './catalogue-version.ts';
import { importDefaults } from './commands/default-import.ts';
import { publishDump } from './dump/publish.ts';
import { isOpen } from './dump/settings.ts';
import { sourceOf } from './fetch/registry.ts';
import { lastGoodFile } from './fetch/store.ts';
import { sourceSettings } from './settings.ts';

/**
 * Every night: what follows from the date (a run that has begun or ended, a projection that has run out) is worked out anew.
 * Rows that did not change are not written. A catalogue from a file that earlier versions did not keep is left alone.
 */
export const refreshDaily = defineJob({
  name: 'sources.refresh-catalogue',
  schema: z.object({}),
  cron: '41 15 * * *',
  run: async (app) => {
    if (app.settings.of(sourceSettings).atStart === 'off') return;
    const isKept = (await lastGoodFile(app, sourceOf('bangumi-data'))) !== null;
    if (!isKept && !(await isFromPackages(app))) return;
    const { updated, ms } = await importDefaults(app);
    app.log.info({ updated, ms }, 'the catalogue was brought up to the day');
  },
});

/** Every night: the dump that anybody may download. It follows the imports of the night. */
export const publishDumpDaily = defineJob({
  name: 'sources.publish-dump',
  schema: z.object({}),
  cron: '23 3 * * *',
  run: async (app) => {
    if (!isOpen(app)) return;
    const { version, files } = await publishDump(app);
    app.log.info({ version, files: files.length }, 'the dump of the catalogue was written');
  },
});

/** Every night: what may be kept for a time only, and is older. */
export const dropStaleDaily = defineJob({
  name: 'sources.drop-stale',
  schema: z.object({}),
  cron: '17 2 * * *',
  run: async (app) => {
    const works = await dropStale(app);
    if (works > 0) app.log.info({ works }, 'what may be kept no longer was removed');
  },
});
