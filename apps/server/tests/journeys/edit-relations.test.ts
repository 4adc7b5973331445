import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let editor: { id: string; bearer: string };
let works: string[];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  editor = await test.user('editor');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [editor.id]);
  await pool.query('delete from catalog.relation');
  works = [...test.app.get(catalogue).all()]
    .filter(({ isAdult, isHidden }) => !isAdult && !isHidden)
    .slice(0, 6)
    .map(({ id }) => id);
});
afterAll(async () => {
  await test.close();
});

const PROPOSE = `mutation($input: ProposeEditInput!) {
  proposeEdit(input: $input) { id state changes { field relatedAnime { id } relatedManga { id } } }
}`;

interface Stated {
  id: string;
  site?: string;
  medium?: string;
  kind: string | null;
}

const relate = async (
  workId: string,
  { id, site = 'tsuzuki', medium = 'ANIME', kind }: Stated,
  bearer = editor.bearer,
) => {
  const value = JSON.stringify({ medium, site, id, kind });
  const changes = [{ field: `related.${medium}:${site}:${id}`, value }];
  const variables = { input: { media: 'ANIME', workId, changes } };
  return test.ask(PROPOSE, { bearer, variables });
};

const reasonOf = (answer: { errors?: { extensions: Record<string, unknown> }[] | undefined }) =>
  answer.errors?.[0]?.extensions['reason'];

const relationsOf = async (id: string) => {
  const { data } = await test.ask(
    `{ anime(id: "${id}") { relations { relationType source anime { id } } } }`,
  );
  return data.anime.relations as { relationType: string; anime: { id: string } | null }[];
};

describe('a relation that people state', () => {
  it('names the other work by our id, and shows on the pages of both', async () => {
    const [first, second] = works as [string, string];
    const { data, errors } = await relate(first, { id: second, kind: 'SEQUEL' });
    expect(errors).toBeUndefined();
    expect(data.proposeEdit).toMatchObject({
      state: 'ACCEPTED',
      changes: [{ relatedAnime: { id: second }, relatedManga: null }],
    });
    expect(await relationsOf(first)).toContainEqual({
      relationType: 'SEQUEL',
      source: 'community',
      anime: { id: second },
    });
    expect(await relationsOf(second)).toContainEqual({
      relationType: 'PREQUEL',
      source: 'community',
      anime: { id: first },
    });
  });

  it('is refused if it names the work itself, by our id or another', async () => {
    const work = test.app.get(catalogue).get(works[0]!)!;
    const other = work.externalIds.find(({ isPrimary }) => isPrimary)!;
    const itself = await relate(work.id, { id: work.id, kind: 'OTHER' });
    const elsewhere = await relate(work.id, { ...other, kind: 'OTHER' });
    expect([itself, elsewhere].map(reasonOf)).toEqual(['EDIT_RELATION_SELF', 'EDIT_RELATION_SELF']);
  });

  it('is refused if our id names nothing, or a work of the other medium', async () => {
    const manga = [...test.app.get(mangaCatalogue).ids()][0]!;
    const nothing = '3f2f1c1e-0000-5000-8000-00000000000f';
    const answers = [
      await relate(works[0]!, { id: nothing, kind: 'OTHER' }),
      await relate(works[0]!, { id: manga, kind: 'SOURCE' }),
    ];
    expect(answers.map(reasonOf)).toEqual(['EDIT_RELATION_UNKNOWN', 'EDIT_RELATION_UNKNOWN']);
    const right = await relate(works[0]!, { id: manga, medium: 'MANGA', kind: 'SOURCE' });
    expect(right.errors).toBeUndefined();
  });

  it('is refused if works would each come after the other, however far apart', async () => {
    const [first, second, third, fourth] = works as [string, string, string, string];
    expect((await relate(second, { id: third, kind: 'SEQUEL' })).errors).toBeUndefined();
    expect((await relate(fourth, { id: third, kind: 'PREQUEL' })).errors).toBeUndefined();
    const wrong = [
      await relate(second, { id: first, kind: 'SEQUEL' }),
      await relate(fourth, { id: first, kind: 'SEQUEL' }),
      await relate(first, { id: fourth, kind: 'PREQUEL' }),
    ];
    expect(wrong.map(reasonOf)).toEqual(wrong.map(() => 'EDIT_RELATION_CYCLE'));
    const other = await relate(fourth, { id: first, kind: 'SIDE_STORY' });
    expect(other.errors).toBeUndefined();
  });

  it('may be turned round on the work where it was stated', async () => {
    const [first, second] = works as [string, string];
    const turned = await relate(first, { id: second, kind: 'PREQUEL' });
    expect(turned.errors).toBeUndefined();
    expect(await relationsOf(second)).toContainEqual(
      expect.objectContaining({ relationType: 'SEQUEL', anime: { id: first } }),
    );
  });

  it('is checked again when an editor accepts it', async () => {
    const [fifth, sixth] = works.slice(4) as [string, string];
    const author = await test.user('author');
    const sent = await relate(fifth, { id: sixth, kind: 'SEQUEL' }, author.bearer);
    expect(sent.data.proposeEdit.state).toBe('OPEN');
    expect((await relate(sixth, { id: fifth, kind: 'SEQUEL' })).errors).toBeUndefined();
    const { id, changes } = sent.data.proposeEdit;
    const decided = await test.ask(
      `mutation { decideEdit(id: "${id}", accepted: ["${changes[0].field}"]) { state } }`,
      { bearer: editor.bearer },
    );
    expect(reasonOf(decided)).toBe('EDIT_RELATION_CYCLE');
  });
});
