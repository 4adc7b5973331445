import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const accountSettings = settingsGroup('Accounts', {
  registration: setting({
    env: 'REGISTRATION',
    doc: 'Who may create an account: `open`: anybody; `invite`: people with a code of `tsuzuki user invite`; `closed`: nobody (operators can still create accounts by command).',
    schema: settingSchema.oneOf(['open', 'invite', 'closed'], 'open'),
  }),
});
