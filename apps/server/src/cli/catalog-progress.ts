import { importDefaults, isCatalogueCurrent, sourceSettings } from '#slices/sources/index.ts';
import type { App } from '#platform/app.ts';
import { createProgress } from './progress.ts';

/** Imports the catalogue at the first start, and again when the version of a data set changes, unless the operator does it. */
export const refreshCatalogue = async (app: App): Promise<void> => {
  if (app.settings.of(sourceSettings).atStart === 'off') return;
  if (await isCatalogueCurrent(app)) return;
  process.stderr.write(
    '\n  Filling the catalogue from public data sets (once, and after updates):\n',
  );
  const progress = createProgress();
  try {
    const { sources, ms } = await importDefaults(app, {
      onProgress: (step) => progress.step(step),
    });
    progress.end();
    const rows = sources.map((report) => `${report.source} ${report.rows}`).join(', ');
    process.stderr.write(`  ${rows} titles in ${(ms / 1000).toFixed(1)} s.\n`);
  } finally {
    progress.end();
  }
};
