import { randomUUID } from 'node:crypto';
import { readFile, readlink, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const listSchema = z.array(z.object({ source: z.string(), target: z.string() }));

const pointsTo = (link: string, library: string): Promise<boolean> =>
  readlink(link).then(
    (found) => found === library,
    () => false,
  );

/**
 * Creates the names under which the programs look for their libraries. npm packages cannot contain symbolic links, and not every npm runs
 * the install script that would create them. Concurrent processes may all do this.
 */
export const makeLibraryLinks = async (programs: string): Promise<void> => {
  const list = await readFile(path.join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of listSchema.parse(JSON.parse(list))) {
    // The list's paths begin with `native/`, the folder's name in the package.
    const link = path.join(programs, path.relative('native', target));
    const library = path.relative(path.dirname(target), source);
    if (await pointsTo(link, library)) continue;
    const aside = `${link}.${randomUUID()}`;
    await symlink(library, aside);
    await rename(aside, link);
  }
};
