import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const webSettings = settingsGroup('Web pages', {
  paidData: setting({
    env: 'PAGES_PAID_DATA',
    doc: '`shown`: pages show every visitor where to watch and film releases, which the API gives to paid tiers only; `by-tier`: pages show a visitor what their tier may read.',
    schema: settingSchema.oneOf(['shown', 'by-tier'], 'shown'),
  }),
  legalDir: setting({
    env: 'LEGAL_DIR',
    doc: 'Folder with the operator’s own `privacy.md`, `terms.md` and `imprint.md`, shown under `/legal`; `privacy.ja.md` and so on for readers in Japanese. `legal` in the data folder unless set.',
    schema: settingSchema.text(''),
    defaultText: '`<TSUZUKI_DATA>/legal`',
  }),
});
