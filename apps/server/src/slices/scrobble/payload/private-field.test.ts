import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptPayload, keptText, withoutSecrets } from './private-field.ts';
import type { Payload } from './payload.ts';
import { decodePlayback } from '../servers/index.ts';

const folder = new URL('../../../../tests/fixtures/payloads/', import.meta.url);
const samples = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('what is kept of a payload', () => {
  it.each(samples)('%s is understood as it came', (name) => {
    const payload = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Payload;
    const kind = name.startsWith('plex') ? 'server_a' : 'server_b';
    const plain = (of: Payload) => {
      const decoded = decodePlayback(kind, of);
      return decoded.outcome === 'playback' ? decoded.event : decoded;
    };
    const kept = keptPayload(payload) ?? '{}';
    expect(plain(JSON.parse(kept) as Payload)).toEqual(plain(payload));
    expect(kept).not.toMatch(/203\.0\.113|192\.0\.2|publicAddress":"\d|plex\.tv\/users/u);
  });

  it('has no addresses and credentials in any text', () => {
    const secret = 'svc_hook_abcdefghijkl';
    const text = `from kid@example.org at 10.0.0.7:8096 or 2001:db8:0:1:1:1:1:1 by http://a/?X-Plex-Token=abcdef123 ${secret}`;
    const kept = withoutSecrets(text);
    for (const word of ['kid@', '10.0.0.7', '2001:db8', 'abcdef123', secret, 'http']) {
      expect(kept).not.toContain(word);
    }
    expect(withoutSecrets('Re:Zero 10.11.8, 00:23:54 S1E2')).toBe('Re:Zero 10.11.8, 00:23:54 S1E2');
  });

  it('has none under whatever name a template gives them', () => {
    const names = ['remote_end_point', 'REMOTE-ENDPOINT', 'device_name', 'deviceId', 'Session_Id'];
    const kept = keptPayload(Object.fromEntries(names.map((name) => [name, 'private'])));
    expect(kept).not.toContain('private');
    const session = { play_state: { position_ticks: 7, path: 'private' }, device_name: 'private' };
    expect(keptPayload({ session })).toBe('{"session":{"PlayState":{"PositionTicks":7}}}');
  });

  it('is nothing where it is far larger than any server sends', () => {
    const many = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, i) => [`k${i}`, 'x'.repeat(90)]),
    );
    expect(keptPayload(many)).toBeNull();
  });

  it('is the beginning of what could not be read, as text', () => {
    const body = Buffer.from(`\u0000\u0001{"x": 1.2.3.4 ${'y'.repeat(10_000)}`);
    expect(keptText(body)).toMatch(/^··\{"x": \[cut\] y+$/u);
    expect(keptText(body).length).toBeLessThan(4_200);
  });
});
