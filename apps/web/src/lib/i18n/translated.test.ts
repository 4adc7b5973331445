import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTranslated } from './translated.ts';

const routes = new URL('../../routes/', import.meta.url);

const pages = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('+page.svelte'))
  .map((file) => `/${file}`.slice(0, -'/+page.svelte'.length) || '/');

it('every page is in Japanese, but for the documentation', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((page) => !isTranslated(page, 'ja') && !page.startsWith('/docs'))).toEqual(
    [],
  );
  expect(isTranslated('/docs/[guide]', 'ja')).toBe(false);
  expect(isTranslated('/docs/[guide]', 'en')).toBe(true);
});
