import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFakeWorld } from '../fixtures/world.ts';
import { codeOf, consentPage, newSecret, refresh } from './oauth.ts';

const attempt = {
  url: 'https://anime.example.org',
  redirectUri: 'https://abc.chromiumapp.org/',
  state: 'a state',
  verifier: newSecret(),
};
const answer = (change: Record<string, string> = {}, base = attempt.redirectUri): string =>
  `${base}?${new URLSearchParams({ code: 'a code', state: 'a state', iss: attempt.url, ...change }).toString()}`;

it('sends the SHA-256 of the verifier, and never the verifier', async () => {
  const page = new URL(await consentPage(attempt));
  expect(page.origin + page.pathname).toBe('https://anime.example.org/oauth/authorize');
  expect(page.searchParams.get('code_challenge')).toBe(
    createHash('sha256').update(attempt.verifier).digest('base64url'),
  );
  expect(page.href).not.toContain(attempt.verifier);
  expect(attempt.verifier).toMatch(/^[\w-]{43}$/u);
});

it('takes the code of its own answer', () => expect(codeOf(attempt, answer())).toBe('a code'));

it.each([
  ['another state', answer({ state: 'b' })],
  ['another server', answer({ iss: 'https://evil.example.org' })],
  ['no server', answer({ iss: '' })],
  ['another page', answer({}, 'https://evil.example.org/')],
  ['a refusal', `${attempt.redirectUri}?error=access_denied&state=a+state&iss=${attempt.url}`],
])('refuses an answer with %s', (_name, url) =>
  expect(() => codeOf(attempt, url)).toThrow(/wrong_|access_denied/u),
);

it.each([
  ['the end of the grant', 400, { error: 'invalid_grant' }, 'signed_out'],
  ['a refusal', 400, { error: 'invalid_client' }, 'refused'],
  ['a page of a proxy', 404, '<h1>Not found</h1>', 'busy'],
  ['an error of a proxy', 403, { error: { code: 403 } }, 'busy'],
  ['a server that is busy', 429, { error: 'slow_down' }, 'busy'],
])('takes %s for what it is', async (_what, status, body, kind) => {
  const { worker } = createFakeWorld(() => ({ status, body }));
  await expect(refresh(worker(), attempt.url, 'r')).rejects.toMatchObject({ kind });
});
