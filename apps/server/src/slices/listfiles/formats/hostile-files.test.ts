import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readAll } from './fixtures/read-sample.ts';
import { LIST_FORMATS, type ListFormat } from './list-format.ts';

const text = (content: string): Buffer => Buffer.from(content);

const malFile = (rows: string, type = '1'): Buffer =>
  text(
    `<myanimelist><myinfo><user_export_type>${type}</user_export_type></myinfo>${rows}</myanimelist>`,
  );

const ROW =
  '<anime><series_animedb_id>1</series_animedb_id><my_status>Completed</my_status></anime>';

const zipOf = async (members: Record<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(members)) zip.addBuffer(content, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>
<myanimelist>${ROW}<anime><series_title>&b;</series_title></anime></myanimelist>`;

const EXTERNAL = `<!DOCTYPE l SYSTEM "file:///etc/passwd"><myanimelist>${ROW}</myanimelist>`;

const REFUSED: readonly (readonly [string, ListFormat, Buffer, RegExp])[] = [
  ['entities that grow', 'mal-xml', text(BILLION_LAUGHS), /document type/u],
  ['an external document type', 'mal-xml', text(EXTERNAL), /document type/u],
  ['another root', 'mal-xml', text('<html><body/></html>'), /starts with <html>/u],
  ['no rows and no head', 'mal-xml', text('<myanimelist><x/></myanimelist>'), /no entries/u],
  ['rows of the other kind', 'mal-xml', malFile(ROW, '2'), /list of manga, but .* anime/u],
  ['a file that is cut off', 'mal-xml', malFile(ROW).subarray(0, 120), /isn’t valid XML/u],
  ['depth', 'mal-xml', malFile(`<anime>${'<a>'.repeat(5000)}`), /nested too deeply/u],
  [
    'an unknown encoding',
    'mal-xml',
    text('<?xml version="1.0" encoding="klingon"?><a/>'),
    /klingon/u,
  ],
  [
    'bytes that are not UTF-8',
    'mal-xml',
    Buffer.concat([malFile(ROW), Buffer.of(0xff, 0xc3)]),
    /isn’t valid UTF-8/u,
  ],
  ['a bomb', 'mal-xml', gzipSync(Buffer.alloc(30_000_000, 32)), /too large when unpacked/u],
  ['more than fits', 'mal-xml', gzipSync(Buffer.alloc(70_000_000, 32)), /larger than 64 MB/u],
  ['damaged gzip', 'mal-xml', gzipSync(malFile(ROW)).subarray(0, 40), /damaged/u],
  ['no JSON', 'anilist', text('{"data":'), /isn’t valid JSON/u],
  ['deep JSON', 'simkl', text('['.repeat(200_000)), /more than 64 levels/u],
  [
    'JSON of another form',
    'anilist',
    text('{"data":{"Page":{}}}'),
    /isn’t an export from AniList/u,
  ],
  ['another service', 'simkl', text('{"shows":[]}'), /isn’t an export from Simkl/u],
  ['a foreign format', 'tsuzuki', text('{"format":"x","entries":[]}'), /isn’t a Tsuzuki export/u],
  [
    'a table without its columns',
    'tsuzuki-csv',
    text('a,b\n1,2\n'),
    /these columns: kind, status/u,
  ],
  ['an empty table without them', 'tsuzuki-csv', text('a,b\n'), /these columns: kind, status/u],
  ['nothing', 'yamtrack', text('\n'), /these columns: media_id/u],
  ['an open quote', 'yamtrack', text('media_id,media_type\n"1,anime\n'), /quotation mark/u],
  ['noise for a backup', 'mihon', randomBytes(2000), /isn’t a Mihon backup/u],
  [
    'noise for an archive',
    'trakt',
    Buffer.concat([text('PK'), randomBytes(2000)]),
    /ZIP archive can’t be read/u,
  ],
];

it.each(REFUSED)('refuses %s (%s)', async (_name, format, bytes, message) => {
  await expect(readAll(format, bytes)).rejects.toThrow(message);
  await expect(readAll(format, bytes)).rejects.toMatchObject({ name: 'Refusal' });
});

it('refuses archives that hold too much, too many, or what leads out of them', async () => {
  const history = 'trakt-export/watched-history-1.json';
  const bomb = await zipOf({ [history]: Buffer.alloc(20_000_000, 32) });
  await expect(readAll('trakt', bomb)).rejects.toThrow(/too large when unpacked/u);
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.json`, text('[]')]));
  await expect(readAll('trakt', await zipOf(many))).rejects.toThrow(/more than 200 files/u);
  const inside = await zipOf({ [`aa/${history}`]: text('[]') });
  const outside = Buffer.from(
    inside.toString('latin1').replaceAll('aa/trakt', '../trakt'),
    'latin1',
  );
  await expect(readAll('trakt', outside)).rejects.toThrow(/ZIP archive can’t be read/u);
});

it('refuses an archive whose member is larger than it says', async () => {
  const name = 'watched-history-1.json';
  const zip = await zipOf({ [name]: Buffer.concat([text('['), randomBytes(5000)]) });
  // The uncompressed size is 24 bytes into the entry of the central directory.
  const entry = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  zip.writeUInt32LE(10, entry + 24);
  await expect(readAll('trakt', zip)).rejects.toThrow(/ZIP archive can’t be read/u);
});

it.each(LIST_FORMATS)('%s never fails with anything but a refusal on noise', async (format) => {
  for (let round = 0; round < 40; round += 1) {
    const bytes = randomBytes(round * 7);
    const outcome = await readAll(format, bytes).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome.name).toBe('Refusal');
  }
});

it('reads UTF-16 and declared encodings, and bare ampersands wherever they stand', async () => {
  const row = (title: string) =>
    `<anime><series_animedb_id>1</series_animedb_id><series_title>${title}</series_title></anime>`;
  const utf16 = Buffer.concat([
    Buffer.of(0xff, 0xfe),
    Buffer.from(malFile(row('攻殻機動隊')).toString(), 'utf16le'),
  ]);
  expect((await readAll('mal-xml', utf16)).rows[0]?.title).toBe('攻殻機動隊');
  const latin = Buffer.from(
    `<?xml version="1.0" encoding="iso-8859-1"?>${malFile(row('Pokémon')).toString()}`,
    'latin1',
  );
  expect((await readAll('mal-xml', latin)).rows[0]?.title).toBe('Pokémon');
  const bare = malFile(row('A&B &amp; C & D &nbsp; &#38;').concat(row('E')));
  const { rows } = await readAll('mal-xml', bare);
  expect(rows[0]?.title).toBe('A&B & C & D &nbsp; &');
  expect(rows.map(({ warnings }) => warnings.includes('bare-ampersand-repaired'))).toEqual([
    true,
    false,
  ]);
});

it('mends ampersands and CDATA that the pieces of a large file cut', async () => {
  const row = (number: number) =>
    `<anime><series_animedb_id>${number}</series_animedb_id><series_title>x & y &lt;</series_title>` +
    `<my_comments><![CDATA[a & b &amp; <c> ]] ]]></my_comments></anime>`;
  const numbers = Array.from({ length: 5000 }, (_, index) => index + 1);
  const { rows } = await readAll('mal-xml', malFile(numbers.map(row).join('')));
  expect(rows).toHaveLength(numbers.length);
  expect(new Set(rows.map(({ title }) => title))).toEqual(new Set(['x & y <']));
  expect(new Set(rows.map(({ says }) => says.notes))).toEqual(new Set(['a & b & <c> ]]']));
});
