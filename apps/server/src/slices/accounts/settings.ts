import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const accountSettings = settingsGroup('Accounts', {
  registration: setting({
    env: 'REGISTRATION',
    doc: 'Who may create an account: `open` anybody, `invite` whoever has a code of `tsuzuki user invite`, `closed` nobody (operators still make them by command).',
    schema: settingSchema.oneOf(['open', 'invite', 'closed'], 'open'),
  }),
});
