import type { Entry, ZipFile } from 'yauzl';

/** The entries whose names match. Nothing of them is unpacked. */
const entriesOf = (zip: ZipFile, wanted: RegExp): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      if (wanted.test(entry.fileName)) entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });

/** The bytes of the one entry of an archive whose name matches. @throws Error when none matches, or several, or it is damaged. */
export async function* readZipEntry(file: string, wanted: RegExp): AsyncGenerator<Buffer> {
  const { openPromise } = await import('yauzl');
  // `validateEntrySizes` ends an entry that is larger than it says.
  const zip = await openPromise(file, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  });
  try {
    const [entry, another] = await entriesOf(zip, wanted);
    if (!entry || another)
      throw new Error(`it has ${entry ? 'several files' : 'no file'} like ${wanted.source}.`);
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } finally {
    zip.close();
  }
}
