import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { refusal, Refusal } from '#platform/errors.ts';
import { LIMITS, refuseBomb } from './bytes.ts';

const refuse = (message: string) => refusal('BAD_USER_INPUT', message);

const open = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // `validateEntrySizes` ends a member that is larger than it says; yauzl refuses names that lead out of the archive.
    const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: true };
    fromBuffer(Buffer.from(bytes), options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

const isWanted = (entry: Entry, wanted: RegExp): boolean =>
  !entry.fileName.endsWith('/') && wanted.test(entry.fileName);

/** What a member says of its size is checked before a byte of it is unpacked. */
const admit = (entry: Entry, before: number): void => {
  if (before + entry.uncompressedSize > LIMITS.zipBytes)
    throw refusal('PAYLOAD_TOO_LARGE', 'The archive holds more than 100 MB.');
  refuseBomb(entry.compressedSize, entry.uncompressedSize);
};

const readMember = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });

const readAll = (zip: ZipFile, wanted: RegExp): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const members = new Map<string, Buffer>();
    let bytes = 0;
    const take = async (entry: Entry): Promise<void> => {
      if (isWanted(entry, wanted)) {
        admit(entry, bytes);
        const content = await readMember(zip, entry);
        bytes += content.length;
        members.set(entry.fileName, content);
      }
      zip.readEntry();
    };
    zip.on('entry', (entry: Entry) => void take(entry).catch(reject));
    zip.on('end', () => resolve(members));
    zip.on('error', reject);
    zip.readEntry();
  });

/**
 * The members of an archive whose names match, by name.
 * @throws Refusal for what is no zip, is damaged, leads out of the archive, or is beyond the limits.
 */
export const unzip = async (bytes: Uint8Array, wanted: RegExp): Promise<Map<string, Buffer>> => {
  if (bytes.length > LIMITS.packedBytes)
    throw refusal('PAYLOAD_TOO_LARGE', 'A list file has at most 50 MB.');
  try {
    const zip = await open(bytes);
    if (zip.entryCount > LIMITS.zipMembers)
      throw refuse(`The archive has more than ${LIMITS.zipMembers} files.`);
    return await readAll(zip, wanted);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse(`The file is no zip archive that can be read: ${(error as Error).message}`);
  }
};
