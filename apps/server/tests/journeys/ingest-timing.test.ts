import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCredential } from '#platform/credential.ts';
import { areaUnderCurve } from '../auc.ts';
import { fixture } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The response time must not reveal whether a token is valid, or well-formed. */

const ROUNDS = 400;
const BODY = fixture('payloads/jellyfin-04-playbackstop-movie-send-all.json');

let test: TestApp;
let valid: string;

beforeAll(async () => {
  test = await startTestApp({ now: '2026-11-21T12:00:00Z' });
  valid = await test.token((await test.user('watched')).id, 'server_b');
});
afterAll(() => test.close());

const KINDS = ['valid', 'unknown', 'malformed', 'other'] as const;
type Kind = (typeof KINDS)[number];

const addressOf = (kind: Kind): string => {
  if (kind === 'valid') return `server_b/${valid}`;
  if (kind === 'other') return `server_a/${valid}`;
  return `server_b/${kind === 'unknown' ? makeCredential('svc_hook_') : 'svc_hook_nonsense'}`;
};

/** During the first calls compilers and connections are cold. */
const COLD = 80;

/** Response times in milliseconds by kind of token. Each kind is drawn at random, so that one call does not predict the next. */
const measure = async (url: string, rounds: number): Promise<Record<Kind, number[]>> => {
  const times: Record<Kind, number[]> = { valid: [], unknown: [], malformed: [], other: [] };
  for (let call = 0; call < COLD + rounds * KINDS.length; call += 1) {
    const kind = KINDS[Math.floor(Math.random() * KINDS.length)] ?? 'valid';
    const address = `${url}/ingest/${addressOf(kind)}`;
    const since = performance.now();
    const response = await fetch(address, { method: 'POST', body: BODY });
    await response.arrayBuffer();
    if (call >= COLD) times[kind].push(performance.now() - since);
  }
  return times;
};

/** A naive implementation, which looks the token up and stops if there is none. */
const startNaive = async () => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const hash = createHash('sha256')
          .update(request.url?.split('/').at(-1) ?? '')
          .digest();
        const { pool } = test.app.database;
        const { rows } = await pool.query('select id from scrobble.token where token_hash = $1', [
          hash,
        ]);
        if (rows.length > 0) {
          await pool.query(
            `insert into scrobble.inbox (kind, token_hash, received_at, content_type, body)
             values ('server_b', $1, now(), '', $2)`,
            [hash, Buffer.concat(chunks)],
          );
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

it('the measure finds a handler that looks the token up first', { timeout: 60_000 }, async () => {
  const naive = await startNaive();
  try {
    const { valid: known, unknown } = await measure(naive.url, 120);
    expect(areaUnderCurve(unknown, known)).toBeGreaterThan(0.55);
  } finally {
    await naive.close();
  }
});

it('ours answers all alike', { timeout: 180_000, retry: 2 }, async () => {
  const { valid: known, ...others } = await measure(test.url, ROUNDS);
  const areas = Object.fromEntries(
    Object.entries(others).map(([kind, times]) => [kind, areaUnderCurve(times, known)]),
  );
  for (const area of Object.values(areas)) {
    expect(area).toBeGreaterThan(0.45);
    expect(area).toBeLessThan(0.55);
  }
});
