import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const routes = fileURLToPath(new URL('../../web/src/routes/', import.meta.url));

/** The addresses of the web app that answer, by the folders of its routes, with `x` in the place of each parameter. */
export const webAddresses = (): string[] => {
  const found = readdirSync(routes, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^\+(?:page\.svelte|server\.ts)$/u.test(name))
    .map(({ parentPath }) => parentPath.slice(routes.length - 1))
    .map((folder) => folder.replaceAll(/\/\([^)]*\)/gu, '').replaceAll(/\[[^\]]*\]/gu, 'x'));
  return [...new Set(found.map((folder) => folder || '/'))].sort((a, b) => (a < b ? -1 : 1));
};
