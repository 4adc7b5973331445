import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_KINDS, CHAT_TARGETS, configSchema, encodeFor, type ChatKind } from './index.ts';
import { decryptPush, makePushBrowser } from './fixtures/push-browser.ts';
import type { Message, TargetFields, TargetRequest } from './target.ts';

const MESSAGE: Message = {
  id: '0197a000-0000-7000-8000-000000000001',
  title: 'Frieren',
  text: 'Episode 5 aired.',
  url: 'https://anime.example.org/anime/1',
  newsForSeconds: 1_800,
};

const browser = makePushBrowser();

/** What people type for each kind, and where its request then goes. */
const TYPED: Readonly<Record<ChatKind, { fields: TargetFields; to: string }>> = {
  DISCORD: {
    fields: { address: 'https://discord.com/api/webhooks/1/secret' },
    to: 'POST https://discord.com/api/webhooks/1/secret',
  },
  GOTIFY: {
    fields: { address: 'https://gotify.example.org/', secret: 'AxbY' },
    to: 'POST https://gotify.example.org/message',
  },
  MATRIX: {
    fields: {
      address: 'https://matrix.example.org',
      channel: '!room:example.org',
      secret: 'syt_1',
    },
    to: `PUT https://matrix.example.org/_matrix/client/v3/rooms/!room%3Aexample.org/send/m.room.message/${MESSAGE.id}`,
  },
  NTFY: { fields: { channel: 'my-topic' }, to: 'POST https://ntfy.sh' },
  SLACK: {
    fields: { address: 'https://hooks.slack.com/services/T/B/x' },
    to: 'POST https://hooks.slack.com/services/T/B/x',
  },
  TELEGRAM: {
    fields: { channel: '-100123', secret: '123:abc-DEF' },
    to: 'POST https://api.telegram.org/bot123:abc-DEF/sendMessage',
  },
  WEB_PUSH: {
    fields: {
      address: 'https://push.example.org/send/1',
      channel: browser.p256dh,
      secret: browser.auth,
    },
    to: 'POST https://push.example.org/send/1',
  },
};

/** Any UTF-16 units, also halves of characters. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

const sender = {
  key: {
    publicKey: 'key',
    privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  },
  contact: 'https://anime.example.org',
  now: new Date('2026-01-15T12:00:00Z'),
};

const requestOf = (kind: ChatKind, message = MESSAGE) =>
  encodeFor(kind, configSchema(kind).parse(TYPED[kind].fields), { message, sender });

/** What the target reads of a body. */
const readBy = (kind: ChatKind, { body }: TargetRequest): string =>
  kind === 'WEB_PUSH' ? decryptPush(body as Buffer, browser).toString() : String(body);

describe.each(CHAT_KINDS)('%s', (kind) => {
  it('sends what happened to the address that was typed', () => {
    const request = requestOf(kind);
    const { method, address, headers } = request;
    expect(`${method} ${address}`).toBe(TYPED[kind].to);
    const type = kind === 'WEB_PUSH' ? 'application/octet-stream' : 'application/json';
    expect(headers['content-type']).toBe(type);
    const text = JSON.stringify(JSON.parse(readBy(kind, request)));
    for (const part of [MESSAGE.title, 'Episode 5 aired', MESSAGE.url])
      expect(text).toContain(part);
  });

  it('sends any title as JSON of a limited size, with the secret nowhere in it', () => {
    fc.assert(
      fc.property(anyText, (part) => {
        const title = part.repeat(100);
        const request = requestOf(kind, { ...MESSAGE, title, text: title });
        const { address, headers, body } = request;
        const { secret } = TYPED[kind].fields;
        expect(body.length).toBeLessThan(kind === 'WEB_PUSH' ? 4_097 : 60_000);
        expect(JSON.parse(readBy(kind, request))).toBeTypeOf('object');
        expect(address).toBe(requestOf(kind).address);
        if (secret) expect(String(body)).not.toContain(secret);
        expect(Object.values(headers).join('')).toMatch(/^[\x20-\x7e]*$/u);
      }),
      { numRuns: 50 },
    );
  });

  it.each(['\0', '\n', '\uD800', '\u2028', '"', '語'])('sends a title of many %j', (sign) => {
    const title = sign.repeat(1_000);
    const request = requestOf(kind, { ...MESSAGE, title, text: title });
    expect(() => JSON.parse(readBy(kind, request)) as unknown).not.toThrow();
  });

  it('needs each of its fields', () => {
    const { fields } = TYPED[kind];
    for (const name of Object.keys(fields))
      expect(CHAT_TARGETS[kind].config.safeParse({ ...fields, [name]: '' }).success).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://example.org/',
    'https://user:pass@example.org/',
    'https://example.org/#part',
    'not an address',
    `https://example.org/${'x'.repeat(600)}`,
  ])('takes no address such as %s', (address) => {
    const fields = { ...TYPED[kind].fields, address };
    expect(CHAT_TARGETS[kind].config.safeParse(fields).success).toBe(false);
  });

  it.each(['a\r\nx-evil: 1', 'with space', 'ключ'])('takes no token such as %j', (secret) => {
    if (!('secret' in TYPED[kind].fields) && kind !== 'NTFY') return;
    const fields = { ...TYPED[kind].fields, secret };
    expect(CHAT_TARGETS[kind].config.safeParse(fields).success).toBe(false);
  });
});

describe('a title that would be more than a text', () => {
  const evil = {
    ...MESSAGE,
    title: '<!channel> & "a"',
    text: '@everyone <b>[x](https://evil)</b>',
  };

  it('mentions nobody on Discord and links nowhere', () => {
    const { embeds, allowed_mentions: mentions } = JSON.parse(
      String(requestOf('DISCORD', evil).body),
    );
    expect(mentions).toEqual({ parse: [] });
    expect(embeds[0].description).toContain(String.raw`\[x\]\(https://evil\)`);
  });

  it('calls nobody on Slack', () => {
    const { text } = JSON.parse(String(requestOf('SLACK', evil).body));
    expect(text).toContain('&lt;!channel&gt; &amp;');
    expect(text.match(/</gu)).toHaveLength(1);
  });

  it('is no HTML on Matrix', () => {
    const { formatted_body: html } = JSON.parse(String(requestOf('MATRIX', evil).body));
    expect(html).toContain('&lt;!channel&gt; &amp; &quot;a&quot;');
    expect(html).not.toContain('<b>');
  });
});
