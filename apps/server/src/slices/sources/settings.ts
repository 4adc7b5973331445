import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const sourceSettings = settingsGroup('Catalogue', {
  atStart: setting({
    env: 'TSUZUKI_CATALOGUE',
    doc: '`auto` fills the catalogue from the installed data sets at first start and after their updates; `off` leaves that to `tsuzuki catalog import`.',
    schema: settingSchema.oneOf(['auto', 'off'], 'auto'),
  }),
});
