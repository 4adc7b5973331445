import type { Entry, ZipFile } from 'yauzl';

/** Which file of an archive is meant: by its whole name, or by a form that only one name has. */
export type EntryName = string | RegExp;

const isMeant = (wanted: EntryName, { fileName }: Entry): boolean =>
  typeof wanted === 'string' ? fileName === wanted : wanted.test(fileName);

/** The entries whose names match. Nothing of them is unpacked. */
const entriesOf = (zip: ZipFile, wanted: EntryName): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      if (isMeant(wanted, entry)) entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });

/** The bytes of the one entry of an archive whose name matches. @throws Error when none matches, or several, or it is damaged. */
export async function* readZipEntry(file: string, wanted: EntryName): AsyncGenerator<Buffer> {
  const { openPromise } = await import('yauzl');
  // `validateEntrySizes` ends an entry that is larger than it says.
  const zip = await openPromise(file, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  });
  try {
    const [entry, another] = await entriesOf(zip, wanted);
    if (!entry || another) {
      const name = typeof wanted === 'string' ? wanted : wanted.source;
      throw new Error(`it has ${entry ? 'several files' : 'no file'} like ${name}.`);
    }
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } finally {
    zip.close();
  }
}
