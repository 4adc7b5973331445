import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The first moment that a zip can state, in parts, because zips state times without a zone. */
const SAME_TIME = new Date(1980, 0, 1);

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/** A folder as a zip. The same files make the same bytes, whenever and wherever it is made. */
export const zipOf = async (folder: string): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const file of await filesOf(folder)) {
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    zip.addFile(file, name, { mtime: SAME_TIME, mode: 0o100644, forceDosTimestamp: true });
  }
  zip.end();
  return buffer(zip.outputStream);
};
