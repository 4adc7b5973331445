import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const upstreamSettings = settingsGroup('Edits', {
  hubKey: setting({
    env: 'HUB_KEY',
    doc: 'An API key of the hub that this instance follows, with the scope `write:catalog`. Edits that are accepted here are then sent to the hub, where they are proposed under the account of the key.',
    schema: settingSchema.optionalText(),
    secret: true,
  }),
});
