import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const httpSettings = settingsGroup('Address', {
  port: setting({
    env: 'PORT',
    doc: 'Port the service listens on; 0 takes a free one.',
    schema: settingSchema.port(3000),
  }),
  host: setting({
    env: 'HOST',
    doc: 'Address it listens on. `0.0.0.0` lets other machines (a media server, say) reach it.',
    schema: settingSchema.text('127.0.0.1'),
  }),
  baseUrl: setting({
    env: 'BASE_URL',
    doc: 'The address people and media servers use, without a slash at the end. Passkeys belong to its host name: with another they are worth nothing.',
    schema: settingSchema.url().transform((url) => url?.replace(/\/+$/u, '')),
    defaultText: '`http://localhost:<PORT>`',
  }),
  trustedProxies: setting({
    env: 'TRUSTED_PROXIES',
    doc: 'Addresses or CIDR ranges, comma separated, of reverse proxies whose `X-Forwarded-For` is believed.',
    schema: settingSchema.text(''),
  }),
});
