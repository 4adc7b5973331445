import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** `load-fast.mjs` finds the modules of a part without asking Node. */
test('the parts of the program are folders of the same names', async () => {
  const file = new URL('../../package.json', import.meta.url);
  const { imports } = JSON.parse(await readFile(file, 'utf8')) as {
    imports: Record<string, string>;
  };
  for (const [part, folder] of Object.entries(imports))
    expect(folder).toBe(`./src/${part.slice(1)}`);
});
