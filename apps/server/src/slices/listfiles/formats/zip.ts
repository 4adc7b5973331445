import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';
import { inMegabytes, LIMITS, refuseBomb, tooLarge } from './limits.ts';

/** Whether bytes are an archive. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const open = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // `validateEntrySizes` stops a member that is larger than stated. yauzl refuses names that lead out of the archive.
    const options = {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
      strictFileNames: true,
    };
    fromBuffer(Buffer.from(bytes), options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** The files that an archive lists. Nothing is unpacked. */
const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });

/** The stated size of a member is checked before any byte is unpacked. */
const admit = (entry: Entry, before: number): void => {
  if (before + entry.uncompressedSize > LIMITS.zipBytes)
    throw refusal('PAYLOAD_TOO_LARGE', 'ARCHIVE_TOO_LARGE', { most: inMegabytes(LIMITS.zipBytes) });
  if (entry.uncompressedSize > LIMITS.plainBytes)
    throw tooLarge(LIMITS.plainBytes, { isUnpacked: true });
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

/** Chooses which files of an archive are read. */
type Choose = (entries: readonly Entry[]) => readonly Entry[];

const readChosen = async (bytes: Uint8Array, choose: Choose): Promise<Map<string, Buffer>> => {
  const zip = await open(bytes);
  if (zip.entryCount > LIMITS.zipMembers)
    throw refusal('BAD_USER_INPUT', 'ARCHIVE_HAS_TOO_MANY_FILES', { most: LIMITS.zipMembers });
  const members = new Map<string, Buffer>();
  let before = 0;
  for (const entry of choose(await entriesOf(zip))) {
    admit(entry, before);
    const content = await readMember(zip, entry);
    before += content.length;
    members.set(entry.fileName, content);
  }
  return members;
};

const unzipChosen = async (bytes: Uint8Array, choose: Choose): Promise<Map<string, Buffer>> => {
  try {
    return await readChosen(bytes, choose);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusal('BAD_USER_INPUT', 'ARCHIVE_UNREADABLE', { fault: (error as Error).message });
  }
};

/**
 * The members of an archive whose names match, by name.
 * @throws Refusal for data that is not a zip, is damaged, leads out of the archive, or is beyond the limits
 */
export const unzip = (bytes: Uint8Array, wanted: RegExp): Promise<Map<string, Buffer>> =>
  unzipChosen(bytes, (entries) => entries.filter(({ fileName }) => wanted.test(fileName)));

/** Files that operating systems add to archives. */
const BESIDE = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/u;

/** The only file of an archive; null if it has several, or none. @throws Refusal as `unzip` */
export const onlyMember = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  const members = await unzipChosen(bytes, (entries) => {
    const real = entries.filter(({ fileName }) => !BESIDE.test(fileName));
    return real.length === 1 ? real : [];
  });
  return [...members.values()][0] ?? null;
};
