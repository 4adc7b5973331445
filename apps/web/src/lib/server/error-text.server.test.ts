import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorText } from './error-text.server.ts';

const web = new URL('../../', import.meta.url);

it('knows in Japanese whatever a page says with `error`', () => {
  const said = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|svelte)$/u.test(name))
    .flatMap((name) => [
      ...readFileSync(new URL(name, web), 'utf8').matchAll(
        /(?:\berror\(\w+|: \[\d{3}), '(?<text>[^']+)'/gu,
      ),
    ])
    .map(({ groups }) => groups?.['text'] ?? '');
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((text) => errorText(text, 'ja').lang !== 'ja')).toEqual([]);
});

it('says what it does not know as it was said', () => {
  const odd = { message: 'constructor', lang: 'en' };
  expect(errorText('constructor', 'ja')).toEqual(odd);
  expect(errorText('No user has this name.', 'en').message).toBe('No user has this name.');
});
