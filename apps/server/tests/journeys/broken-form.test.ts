import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webForms } from '../web-routes.ts';

let test: TestApp;
let cookie: string;
const faults: string[] = [];

beforeAll(async () => {
  const onLog = (line: string): void => {
    const { level } = JSON.parse(line) as { level: string | number };
    if (level === 'error' || Number(level) >= 50) faults.push(line);
  };
  test = await startTestApp({ onLog });
  await test.user('mika');
  cookie = (await signedInBrowser(test, 'mika')).cookie() ?? '';
});
beforeEach(() => void faults.splice(0));
afterAll(() => test.close());

const MULTIPART = 'multipart/form-data; boundary=x';
const PART = 'content-disposition: form-data; name="login"';

it.each<[string, string, string]>([
  ['plain text', 'text/plain', 'login=mika'],
  ['a form without a boundary', 'multipart/form-data', `--x\r\n${PART}\r\n\r\nmika\r\n--x--\r\n`],
  ['a form with an empty boundary', 'multipart/form-data; boundary=', `--\r\n${PART}\r\n\r\nmika`],
  ['a form that holds something else', MULTIPART, 'login=mika'],
  ['a form that is cut off', MULTIPART, `--x\r\n${PART}\r\n\r\nmi`],
  ['a part without a name', MULTIPART, '--x\r\n\r\nmika\r\n--x--\r\n'],
  ['a form of the framework’s own', 'application/x-sveltekit-formdata', 'login=mika'],
  ['JSON', 'application/json', '{"login":"mika"}'],
  ['a type that is none', 'form', 'login=mika'],
  ['too much', 'application/x-www-form-urlencoded', `login=${'m'.repeat(600_000)}`],
  ['too much in parts', MULTIPART, `--x\r\n${PART}\r\n\r\n${'m'.repeat(600_000)}\r\n--x--\r\n`],
])('every form of our pages refuses %s as its sender’s fault', async (_what, type, body) => {
  const answers: object[] = [];
  for (const path of webForms()) {
    const { origin } = new URL(test.url);
    const headers = { cookie, origin, 'sec-fetch-site': 'same-origin', 'content-type': type };
    const sent = { method: 'POST', headers, body, redirect: 'manual' } as const;
    const { status } = await fetch(`${test.url}${path}`, sent);
    if (status < 300 || status >= 500) answers.push({ path, status });
  }
  expect(answers).toEqual([]);
  expect(faults).toEqual([]);
});

it('a form that cannot be read is answered with what to do, in the reader’s language', async () => {
  const said = async (language: string) => {
    const headers = { origin: test.url, 'content-type': 'text/plain', 'accept-language': language };
    const sent = { method: 'POST', headers, body: 'login=mika' };
    const answer = await fetch(`${test.url}/sign-in`, sent);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await said('en')).toEqual({
    status: 400,
    text: expect.stringContaining('The form arrived incomplete. Send it again.'),
  });
  expect((await said('ja')).text).toContain(
    'フォームが正しく届きませんでした。もう一度送信してください。',
  );
});
