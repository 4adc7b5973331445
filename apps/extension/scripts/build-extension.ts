import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSERS, manifestOf, type BrowserKind } from '../src/manifest.ts';
import { bundle } from './bundle.ts';
import { zipOf } from './zip.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const versionOf = async (): Promise<string> =>
  (JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string })
    .version;

interface Built {
  /** What is the same for all browsers. */
  shared: string;
  target: string;
  version: string;
}

const packFor = async (browser: BrowserKind, { shared, target, version }: Built): Promise<void> => {
  const folder = path.join(target, browser);
  await cp(shared, folder, { recursive: true });
  const manifest = `${JSON.stringify(manifestOf(browser, version), null, 2)}\n`;
  await writeFile(path.join(folder, 'manifest.json'), manifest);
  await writeFile(path.join(target, `tsuzuki-${browser}.zip`), await zipOf(folder));
};

/** Builds beside the target and moves it into place, so that nobody loads half an extension. */
export const buildExtension = async (target: string): Promise<void> => {
  const fresh = `${target}.fresh`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const shared = path.join(fresh, 'shared');
  await bundle(root, shared);
  const version = await versionOf();
  for (const browser of BROWSERS) await packFor(browser, { shared, target: fresh, version });
  await rm(shared, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
};
