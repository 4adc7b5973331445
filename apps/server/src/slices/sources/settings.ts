import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const sourceSettings = settingsGroup('Catalogue', {
  atStart: setting({
    env: 'TSUZUKI_CATALOGUE',
    doc: '`auto` fills the catalogue from the installed data sets at the first start and after their updates. With `off`, only `tsuzuki catalog import` fills it.',
    schema: settingSchema.oneOf(['auto', 'off'], 'auto'),
  }),
});
