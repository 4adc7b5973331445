import { readFile } from 'node:fs/promises';
import { refusal } from '#platform/operation-reasons.ts';

/** The bytes of a file that a command was given. @throws Refusal `BAD_USER_INPUT` if there is none or it cannot be read */
export const bytesOf = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message: cause } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT'
      ? refusal('BAD_USER_INPUT', 'FILE_MISSING', { file })
      : refusal('BAD_USER_INPUT', 'FILE_UNREADABLE', { file, cause });
  }
};
