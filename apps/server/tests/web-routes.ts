import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const routes = fileURLToPath(new URL('../../web/src/routes/', import.meta.url));

const addressOf = (folder: string): string =>
  folder
    .slice(routes.length - 1)
    .replaceAll(/\/\([^)]*\)/gu, '')
    .replaceAll(/\[[^\]]*\]/gu, 'x') || '/';

/** The addresses of the web app, from the folders of its routes, with `x` in place of each parameter. */
export const webAddresses = (): string[] => {
  const found = readdirSync(routes, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^\+(?:page\.svelte|server\.ts)$/u.test(name))
    .map(({ parentPath }) => addressOf(parentPath));
  return [...new Set(found)].sort((a, b) => (a < b ? -1 : 1));
};

/** The addresses of the web app's forms, `/preferences?/theme`, …. A few of them may not be forms. */
export const webForms = (): string[] =>
  readdirSync(routes, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === '+page.server.ts')
    .flatMap(({ parentPath, name }) => {
      const [, actions] = readFileSync(`${parentPath}/${name}`, 'utf8').split(
        'export const actions',
      );
      if (actions === undefined) return [];
      const address = addressOf(parentPath);
      const names = [...actions.matchAll(/^ {2}(?:async )?(?<name>\w+)[:(,]/gmu)];
      return names.map(({ groups }) =>
        groups?.['name'] === 'default' ? address : `${address}?/${groups?.['name']}`,
      );
    });
