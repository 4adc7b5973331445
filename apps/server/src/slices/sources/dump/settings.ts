import path from 'node:path';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const dumpSettings = settingsGroup('Open data', {
  isOpen: setting({
    env: 'OPEN_DATA',
    doc: 'Whether anybody may download the catalogue as far as its licences allow: `on` writes a [dump](open-data.md) every night, and answers `/dump` and `/changes`.',
    schema: settingSchema.oneOf(['on', 'off'], 'off'),
  }),
  folder: setting({
    env: 'OPEN_DATA_FOLDER',
    doc: 'Folder of the nightly dumps. All processes that answer requests must see it.',
    schema: settingSchema.optionalText(),
    defaultText: '`dump` in the data folder',
  }),
});

export const isOpen = ({ settings }: Pick<App, 'settings'>): boolean =>
  settings.of(dumpSettings).isOpen === 'on';

/** Where nightly dumps are kept. */
export const dumpFolder = ({ settings }: Pick<App, 'settings'>): string =>
  path.resolve(
    settings.of(dumpSettings).folder ?? path.join(settings.of(dataSettings).dataDir, 'dump'),
  );
