import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const build = fileURLToPath(new URL('../../extension/scripts/build.ts', import.meta.url));

/**
 * The built extension, with sites that the person has allowed already: nobody can press the browser's own question in a test. Nothing else
 * of it is changed.
 * @param folder where it is built
 * @returns the folder to load
 */
export const buildWithSites = async (
  folder: string,
  { browser, sites }: { browser: 'chrome' | 'firefox'; sites: readonly string[] },
): Promise<string> => {
  await promisify(execFile)(process.execPath, [build, path.join(folder, 'built')]);
  const target = path.join(folder, 'loaded');
  await cp(path.join(folder, 'built', browser), target, { recursive: true });
  const file = path.join(target, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: sites }));
  return target;
};
