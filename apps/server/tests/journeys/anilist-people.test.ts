import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAniList } from '../anilist-client.ts';
import { addDetails } from '../detailed-work.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  await addDetails(test);
});
afterAll(() => test.close());

const ask = (query: string, variables: object = {}) => askAniList(test, query, { variables });

const FRIEREN = 154587;

it('people who only speak characters are found by name', async () => {
  const { data } = await ask(
    `{ Page { pageInfo { total } staff(search: "tanezaki") { name { full native } } }
       Staff(search: "種﨑敦美") { name { full } } }`,
  );
  const name = { full: 'Atsumi Tanezaki', native: '種﨑敦美' };
  expect(data).toEqual({
    Page: { pageInfo: { total: 1 }, staff: [{ name }] },
    Staff: { name: { full: name.full } },
  });
});

it('people who only speak characters have a number, whom they speak, and where', async () => {
  const { data: found } = await ask(
    `query ($id: Int) { Media(id: $id) { characters(perPage: 1) { edges { voiceActors(language: JAPANESE) { id name { full } }
       english: voiceActors(language: ENGLISH) { id } voiceActorRoles { roleNotes voiceActor { name { full } } } } } } }`,
    { id: FRIEREN },
  );
  const [edge] = found.Media.characters.edges;
  const name = { full: 'Atsumi Tanezaki' };
  expect(edge).toMatchObject({
    voiceActors: [{ name }],
    english: [],
    voiceActorRoles: [{ roleNotes: null, voiceActor: { name } }],
  });
  const { data, errors } = await ask(
    `query ($id: Int) { Staff(id: $id) { id name { full }
       characterMedia(sort: [POPULARITY_DESC]) { edges { characterRole characters { name { full } } node { id } } pageInfo { total } }
       characters { edges { role node { name { full } } media { id } } } } Page { staff(id_in: [$id]) { id } } }`,
    { id: edge.voiceActors[0].id },
  );
  expect(errors).toBeUndefined();
  const frieren = { full: 'Frieren' };
  expect(data.Staff).toMatchObject({ id: edge.voiceActors[0].id, name });
  expect(data.Staff.characterMedia).toMatchObject({ pageInfo: { total: 2 } });
  expect(data.Staff.characterMedia.edges).toContainEqual({
    characterRole: 'MAIN',
    characters: [{ name: frieren }],
    node: { id: FRIEREN },
  });
  expect(data.Staff.characters.edges).toHaveLength(1);
  expect(data.Staff.characters.edges[0].node.name).toEqual(frieren);
  expect(data.Staff.characters.edges[0].media).toHaveLength(2);
  expect(data.Page.staff).toEqual([{ id: data.Staff.id }]);
});

it('characters are found by name and by number, with their works and voices', async () => {
  const { data: found } = await ask(
    '{ Page { characters(search: "frieren") { id name { full native } } } }',
  );
  const [{ id, name }] = found.Page.characters;
  expect(name).toEqual({ full: 'Frieren', native: 'フリーレン' });
  const { data, errors } = await ask(
    `query ($id: Int) { Character(id: $id) { id name { full }
       media(sort: [POPULARITY_DESC]) { edges { characterRole voiceActors { name { full } } node { id } } pageInfo { total } } } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  expect(data.Character).toMatchObject({ id, media: { pageInfo: { total: 2 } } });
  expect(data.Character.media.edges).toContainEqual({
    characterRole: 'MAIN',
    voiceActors: [{ name: { full: 'Atsumi Tanezaki' } }],
    node: { id: FRIEREN },
  });
});
