import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VisitTimes } from '../page-visit.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: PROXY });
});
afterAll(() => test.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const begin = (script: string, ...args: string[]) =>
  fork(fileURLToPath(new URL(`../${script}`, import.meta.url)), [test.url, ...args]);

/** How long another reader, who is a separate process, waits. */
const visit = async (name: string): Promise<VisitTimes> => {
  const [times] = (await once(begin('page-visit.ts', name), 'message')) as [VisitTimes];
  return times;
};

it('who asks for a thousand pages at once, and goes on over twenty connections, hardly slows anybody else', async () => {
  await visit('first');
  const before = await visit('before');
  const attack = begin('page-attack.ts');
  const ended = once(attack, 'exit');
  await once(attack, 'message');
  const during = await visit('during');
  attack.disconnect();
  await ended;
  const after = await visit('after');
  // About twice as long on a quiet machine (`npm run bench -- crowd` checks that); without the gate some twenty times.
  const calm = Math.max(before.page, after.page);
  expect(during.page / calm).toBeLessThan(10);
  expect(during.health / calm).toBeLessThan(6);
});

it('an address that has had its pages gets a page that says when to come again, and nobody else does', async () => {
  const limited = await startTestApp({
    roles: ['web'],
    settings: { ...PROXY, TSUZUKI_LIMITS: 'on' },
  });
  try {
    const ask = async (path: string, address = '203.0.113.7') => {
      const answer = await fetch(`${limited.url}${path}`, from(address));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    let refused;
    for (let asked = 0; asked < 2_000 && !refused; asked += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/check-your-mail')));
      refused = answers.find(({ status }) => status !== 200);
    }
    expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('load the') });
    expect(refused?.text).toContain('再読み込み');
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(refused?.headers.get('content-type')).toContain('text/html');
    expect((await ask('/check-your-mail', '203.0.113.8')).status).toBe(200);
    const style = /\/_app\/[^"]+\.css/u.exec((await ask('/about', '203.0.113.8')).text)?.[0] ?? '';
    expect((await ask(style)).status).toBe(200);
  } finally {
    await limited.close();
  }
});
