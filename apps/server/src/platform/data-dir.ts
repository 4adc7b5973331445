import path from 'node:path';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const dataSettings = settingsGroup('Data', {
  dataDir: setting({
    env: 'TSUZUKI_DATA',
    doc: 'Folder of everything the instance keeps: the embedded database, secrets, exports.',
    schema: settingSchema.text('./data').transform((folder) => path.resolve(folder)),
    defaultText: '`./data`',
  }),
});
