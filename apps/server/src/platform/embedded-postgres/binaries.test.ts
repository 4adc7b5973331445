import { once } from 'node:events';
import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPackage, prepareBinaries, type Binaries, type CopyFolders } from './binaries.ts';
import { makeFolder } from './fixtures/data-folder.ts';
import { isRoot, unprivileged } from './fixtures/user.ts';
import { startProgram } from './program.ts';

const LINKS = [
  { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
];

/** A package of a few bytes in a folder that only its owner can enter, as after an installation that ran no scripts. */
const installPrivately = async (): Promise<Binaries> => {
  const folder = path.join(await makeFolder(), 'native');
  for (const name of ['bin', 'lib/postgresql', 'share/postgresql']) {
    await mkdir(path.join(folder, name), { recursive: true });
  }
  await writeFile(path.join(folder, 'bin/postgres'), '#!/bin/sh\necho works\n', { mode: 0o700 });
  await writeFile(path.join(folder, 'lib/libpq.so.5.18'), 'library');
  await writeFile(path.join(folder, 'pg-symlinks.json'), JSON.stringify(LINKS));
  return { folder, version: '18.4.0' };
};

const makeCopyFolders = async (): Promise<CopyFolders> => {
  const folder = await makeFolder();
  await chmod(folder, 0o755);
  return { shared: path.join(folder, 'shared'), own: path.join(folder, 'own') };
};

const versionOf = async (binaries: Binaries): Promise<string> => {
  const child = await startProgram(binaries, {
    program: 'postgres',
    folders: [],
    args: () => ['--version'],
    user: unprivileged,
    output: 'pipe',
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return output.trim();
};

describe('the programs', () => {
  it('are refused with a way out on a system without a package', () => {
    expect(() => findPackage('linux', 's390x')).toThrow(/linux-s390x.*DATABASE_URL/u);
  });

  it('are used in place, with the library links made, by the user who installed them', async () => {
    const installed = await installPrivately();
    const prepared = await prepareBinaries(installed, undefined, await makeCopyFolders());
    expect(prepared).toEqual(installed);
    expect(readlinkSync(path.join(installed.folder, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('get a damaged library link mended', async () => {
    const installed = await installPrivately();
    const folders = await makeCopyFolders();
    await prepareBinaries(installed, undefined, folders);
    const link = path.join(installed.folder, 'lib/libpq.so.5');
    await rm(link);
    await writeFile(link, 'not a link');
    await prepareBinaries(installed, undefined, folders);
    expect(readlinkSync(link)).toBe('libpq.so.5.18');
  });

  it.runIf(isRoot)(
    'are copied once, whole, when the server’s user cannot enter the package’s folder',
    async () => {
      const installed = await installPrivately();
      const folders = await makeCopyFolders();
      const prepare = (): Promise<Binaries> => prepareBinaries(installed, unprivileged, folders);
      const [first, second] = await Promise.all([prepare(), prepare()]);
      expect(first).toEqual(second);
      expect(first.folder.startsWith(folders.shared)).toBe(true);
      expect(readdirSync(folders.shared)).toEqual([path.basename(first.folder)]);
      expect(await versionOf(first)).toBe('works');
      const before = lstatSync(first.folder).ino;
      expect(lstatSync((await prepare()).folder).ino).toBe(before);
    },
  );

  it.runIf(isRoot)('are copied again when a power cut emptied a file of the copy', async () => {
    const installed = await installPrivately();
    const folders = await makeCopyFolders();
    const { folder } = await prepareBinaries(installed, unprivileged, folders);
    await truncate(path.join(folder, 'bin/postgres'));
    expect(await versionOf(await prepareBinaries(installed, unprivileged, folders))).toBe('works');
  });

  it.runIf(isRoot)('are not run from a folder that somebody else can change', async () => {
    const installed = await installPrivately();
    const folders = await makeCopyFolders();
    await mkdir(folders.shared);
    await chmod(folders.shared, 0o777);
    await expect(prepareBinaries(installed, unprivileged, folders)).rejects.toThrow(folders.shared);
  });

  it.runIf(process.platform === 'linux')('explain that they need the GNU C library', async () => {
    const { folder } = findPackage();
    const real = await readFile(path.join(folder, 'bin/postgres'));
    real.write('/no-such', real.indexOf('/ld-linux'));
    const installed = await installPrivately();
    await chmod(path.dirname(installed.folder), 0o755);
    const program = path.join(installed.folder, 'bin/postgres');
    await writeFile(program, real);
    await chmod(program, 0o755);
    await expect(versionOf(installed)).rejects.toThrow(/GNU C library.*DATABASE_URL/u);
  });
});
