import { isListOfAddresses } from './client-address.ts';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const httpSettings = settingsGroup('Address', {
  port: setting({
    env: 'PORT',
    doc: 'Port the service listens on. 0 picks a free one.',
    schema: settingSchema.port(3000),
  }),
  host: setting({
    env: 'HOST',
    doc: 'Address it listens on. With `0.0.0.0`, other machines (such as a media server) can reach it.',
    schema: settingSchema.text('127.0.0.1'),
  }),
  baseUrl: setting({
    env: 'BASE_URL',
    doc: 'The address people and media servers use, without a slash at the end. Passkeys belong to its host name and stop working if you change it.',
    schema: settingSchema.url().transform((url) => url?.replace(/\/+$/u, '')),
    defaultText: '`http://localhost:<PORT>`',
  }),
  maxConnections: setting({
    env: 'MAX_CONNECTIONS',
    doc: 'Connections open at once. Beyond this limit the oldest idle connection is closed. Never more than half of the files the system lets the process open (`ulimit -n`).',
    schema: settingSchema.count(8_000, 2, 1_000_000),
  }),
  maxConnectionsPerAddress: setting({
    env: 'MAX_CONNECTIONS_PER_ADDRESS',
    doc: 'Of these, from one IPv4 address or IPv6 /64; proxies in `TRUSTED_PROXIES` may have all. Never more than half of `MAX_CONNECTIONS`.',
    schema: settingSchema.count(512, 1, 1_000_000),
  }),
  hstsSeconds: setting({
    env: 'HSTS_SECONDS',
    doc: 'How long a browser that used HTTPS (according to a trusted proxy or `BASE_URL`) uses only HTTPS for this host name, on all ports. 0: the header is not sent.',
    schema: settingSchema.count(15_552_000, 0, 63_072_000),
  }),
  trustedProxies: setting({
    env: 'TRUSTED_PROXIES',
    doc: 'Addresses or CIDR ranges, comma separated, of reverse proxies whose `X-Forwarded-For` the service trusts.',
    schema: settingSchema
      .text('')
      .refine(
        isListOfAddresses,
        'must be addresses or CIDR ranges apart by commas: 10.0.0.1, 172.16.0.0/12',
      ),
  }),
});
