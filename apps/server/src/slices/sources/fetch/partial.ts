import { open, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The beginning of a file that is on its way. */
export interface Partial {
  bytes: number;
  /** By which the server knows whether the rest is of the same file: a strong ETag or a date. */
  validator: string | null;
}

const NOTHING: Partial = { bytes: 0, validator: null };

const Note = z.object({ address: z.string(), validator: z.string().nullable() });

export const partialFile = (folder: string): string => path.join(folder, 'download.part');
const noteFile = (folder: string): string => path.join(folder, 'download.json');

/** What is here of the file at an address. */
export const readPartial = async (folder: string, address: string): Promise<Partial> => {
  try {
    const note = Note.parse(JSON.parse(await readFile(noteFile(folder), 'utf8')));
    const { size } = await stat(partialFile(folder));
    return note.address === address ? { bytes: size, validator: note.validator } : NOTHING;
  } catch {
    // Without its note, or with one that was not written to the end, a beginning is of no use.
    return NOTHING;
  }
};

/** Opens the file anew. */
export const beginPartial = async (
  folder: string,
  note: z.infer<typeof Note>,
): Promise<FileHandle> => {
  await rm(noteFile(folder), { force: true });
  const handle = await open(partialFile(folder), 'w', 0o600);
  await writeFile(noteFile(folder), JSON.stringify(note), { mode: 0o600 });
  return handle;
};

/** Opens the file to go on where it ends. */
export const resumePartial = (folder: string): Promise<FileHandle> =>
  open(partialFile(folder), 'a', 0o600);

/** Drops what is here of a file. */
export const dropPartial = async (folder: string): Promise<void> => {
  await rm(noteFile(folder), { force: true });
  await rm(partialFile(folder), { force: true });
};
