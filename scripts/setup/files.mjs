import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './place.mjs';

/** The text of a file; nothing if there is none. */
export const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** All files below the given paths, in a fixed order. */
const filesBelow = (place) => {
  if (!existsSync(place)) return [];
  const entries = readdirSync(path.dirname(place), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(place));
  if (self?.isFile()) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/** The digest of all files below the given paths, with their places in the clone. */
export const digestOf = (places) => {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Whether a stamp says that what it belongs to was made of this. */
export const isCurrent = (stamp, digest) => read(stamp) === digest;
