import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverJpeg } from '../picture-files.ts';
import { PictureShelf } from '../picture-shelf.ts';

let shelf: PictureShelf;
let editor: { id: string; bearer: string };
let jpeg: Buffer;

beforeAll(async () => {
  shelf = await PictureShelf.start();
  jpeg = await coverJpeg('#30b050', { width: 500, height: 700 });
  editor = await shelf.test.user('editor');
  const { pool } = shelf.test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [editor.id]);
});
afterAll(() => shelf.close());

const HOST = 'https://image.tmdb.org/t/p';

const proposeCover = async (id: string, address: string) => {
  const changes = [{ field: 'coverUrl', value: JSON.stringify(address) }];
  const variables = { input: { media: 'MANGA', workId: id, changes } };
  const answer = await shelf.test.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { state } }',
    { bearer: editor.bearer, variables },
  );
  const refused: Record<string, unknown> | undefined = answer.errors?.[0]?.extensions;
  return refused?.['reason'] ?? answer.data.proposeEdit.state;
};

it('a picture that people name is fetched, painted anew, and credited to them', async () => {
  const manga = await shelf.oneManga();
  const address = `${HOST}/good.jpg`;
  shelf.web.put(address, jpeg, { type: 'image/jpeg' });
  expect(await proposeCover(manga.id, address)).toBe('ACCEPTED');
  const { data } = await shelf.test.ask(
    `{ manga(id: "${manga.id}") { coverImage { source color originalUrl } } }`,
  );
  expect(data.manga.coverImage).toMatchObject({ source: 'community', originalUrl: address });
  expect(data.manga.coverImage.color).toMatch(/^#/u);
  expect(await shelf.statusOf(manga)).toBe(200);
});

it.each([
  ['of another host', 'https://elsewhere.example/a.jpg', 'EDIT_PICTURE_ELSEWHERE'],
  ['that is not there', `${HOST}/gone.jpg`, 'EDIT_PICTURE_UNREADABLE'],
  ['that is an SVG by another name', `${HOST}/drawn.png`, 'EDIT_PICTURE_UNREADABLE'],
  ['that says it is an SVG', `${HOST}/drawn.svg`, 'EDIT_PICTURE_INVALID'],
  ['of our own network', 'https://127.0.0.1/a.jpg', 'EDIT_PICTURE_ELSEWHERE'],
])('a picture %s is refused', async (_, address, reason) => {
  const manga = await shelf.oneManga();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  shelf.web.put(`${HOST}/drawn.png`, svg, { type: 'image/png' });
  expect(await proposeCover(manga.id, address)).toBe(reason);
});
