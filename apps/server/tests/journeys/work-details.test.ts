import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, changeFeed, importAnime, type AnimeClaim } from '#slices/catalog/index.ts';
import { importCatalogue } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let folder: string;

const SOURCE = 'anime-offline-database';
const HEAD = { $schema: 'https://example.org/schema.json', lastUpdate: '2026-01-10' };
const mal = (id: number) => `https://myanimelist.net/anime/${id}`;

/** In the form of the data set, written for this test. */
const entryOf = (id: number, more: object = {}) => ({
  sources: [mal(id), `https://kitsu.app/anime/9${id}`],
  title: `Monogatari no Tameshi ${id}`,
  type: 'TV',
  status: 'FINISHED',
  animeSeason: { season: 'WINTER', year: 2020 },
  tags: ['adventure'],
  ...more,
});

const run = async (...rows: object[]) => {
  const file = path.join(folder, 'anime-offline-database.jsonl');
  await writeFile(file, [HEAD, ...rows].map((row) => JSON.stringify(row)).join('\n'));
  await importCatalogue(test.app, {
    sources: [SOURCE],
    accepted: [SOURCE],
    takesSmaller: true,
    file,
  });
  await test.app.get(changeFeed).catchUp();
};

const VOICE = { name: 'Atsumi Tanezaki', nameNative: '種﨑敦美', lang: 'ja' };
const FRIEREN = {
  key: 'frieren',
  name: 'Frieren',
  nameNative: 'フリーレン',
  role: 'MAIN' as const,
  voices: [VOICE],
};

/** What a source says of the first of the works. */
const DETAILS: AnimeClaim = {
  sourceId: 'details',
  externalIds: [{ site: 'mal', id: '9100001', isPrimary: true }],
  descriptions: [
    { text: 'An *elf*.', lang: 'en' },
    { text: 'エルフ。', lang: 'ja' },
  ],
  characters: [FRIEREN],
  trailers: ['https://www.youtube.com/watch?v=qgQj3t2Zb8M'],
  episodes: [
    { number: 1, titles: [{ text: '旅の終わり', lang: 'ja' }], airedOn: '2023-09-29' },
    {
      number: 2,
      titles: [
        { text: 'It Did Not Have to Be Magic', lang: 'en' },
        { text: '別に魔法じゃなくたって', lang: 'ja' },
      ],
      airedOn: null,
    },
  ],
  related: [{ medium: 'ANIME', site: 'mal', id: '9100002', kind: 'SIDE_STORY' }],
};

const SECOND: AnimeClaim = {
  sourceId: 'second',
  externalIds: [{ site: 'mal', id: '9100002', isPrimary: true }],
  characters: [{ ...FRIEREN, role: 'SUPPORTING' }],
};

const say = async (claims: AnimeClaim[]) => {
  await test.app.db
    .transaction()
    .execute((tx) => importAnime(test.app, tx, { source: 'shinkro', claims }));
  await test.app.get(changeFeed).catchUp();
};

const idOf = (malId: number): string =>
  test.app.get(catalogue).byExternalId('mal', String(malId))[0]!.id;

const ask = async (id: string, fields: string) => {
  const { data, errors } = await test.ask(`query ($id: ID!) { anime(id: $id) { ${fields} } }`, {
    variables: { id },
  });
  expect(errors).toBeUndefined();
  return (data as { anime: Record<string, unknown> }).anime;
};

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-details-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

it('pictures, lengths and relations come from the data set, whichever row names the other', async () => {
  await run(
    entryOf(9_100_001, {
      picture: 'https://pictures.example/1.jpg',
      duration: { value: 1_440, unit: 'SECONDS' },
      relatedAnime: [mal(9_100_002), 'https://kitsu.app/anime/99100002', mal(9_199_999)],
    }),
    entryOf(9_100_002, {
      title: 'Monogatari no Tameshi 2nd Season',
      animeSeason: { season: 'FALL', year: 2022 },
      picture: 'https://data.example/pics/no_pic.png',
      duration: { value: 20, unit: 'SECONDS' },
    }),
    entryOf(9_100_003),
  );
  expect(test.app.get(catalogue).get(idOf(9_100_001))).toMatchObject({
    coverUrl: 'https://pictures.example/1.jpg',
    durationMinutes: 24,
    provenance: { coverUrl: SOURCE, durationMinutes: SOURCE },
  });
  expect(test.app.get(catalogue).get(idOf(9_100_002))).toMatchObject({
    coverUrl: null,
    durationMinutes: 1,
  });
  const fields = 'durationMinutes relations { relationType source anime { id } }';
  expect(await ask(idOf(9_100_001), fields)).toEqual({
    durationMinutes: 24,
    relations: [{ relationType: 'SEQUEL', source: SOURCE, anime: { id: idOf(9_100_002) } }],
  });
  expect(await ask(idOf(9_100_002), fields)).toMatchObject({
    relations: [{ relationType: 'PREQUEL', anime: { id: idOf(9_100_001) } }],
  });
});

it('tags have the ranks and spoilers that any source states, and are found from a rank on', async () => {
  await run(
    entryOf(9_100_001, { tags: ['school', 'time loop', 'war'] }),
    entryOf(9_100_002),
    entryOf(9_100_003),
  );
  const tagFacts = [
    { name: 'School', rank: 80, isSpoiler: false },
    { name: 'Time Loop', rank: 30, isSpoiler: true },
    { name: 'Baseball', rank: 90, isSpoiler: false },
  ];
  await say([{ sourceId: 'details', externalIds: DETAILS.externalIds!, tagFacts }]);
  const id = idOf(9_100_001);
  expect(
    await ask(id, 'tags rankedTags { name rank isSpoiler } provenance { field source }'),
  ).toEqual({
    tags: ['School', 'Time Loop', 'War'],
    rankedTags: [...tagFacts.slice(0, 2), { name: 'War', rank: null, isSpoiler: false }],
    provenance: expect.arrayContaining([
      { field: 'tags', source: SOURCE },
      { field: 'rankedTags', source: 'shinkro' },
    ]),
  });
  const isFound = async (tag: string, rank: number): Promise<boolean> => {
    const { data } = await test.ask(
      `{ browseAnime(filter: { id: { in: ["${id}"] }, tags: { in: ["${tag}"] }, minimumTagRank: ${rank} }) { totalCount } }`,
    );
    return data.browseAnime.totalCount === 1;
  };
  expect(await isFound('School', 80)).toBe(true);
  expect(await isFound('School', 81)).toBe(false);
  expect(await isFound('War', 0)).toBe(false);
});

it('what it is about, who appears in it and its episodes come from whoever says them', async () => {
  await say([DETAILS]);
  const id = idOf(9_100_001);
  expect(
    await ask(
      id,
      `description { text lang source }
       japanese: description(lang: "ja") { text }
       french: description(lang: "fr") { text }
       descriptions { lang }
       trailers
       characters(first: 5) { nodes {
         role character { name nameNative } voices { lang person { name nameNative } }
       } }
       episodes(first: 1, after: null) { totalCount nodes { number title airedOn } pageInfo { hasNextPage } }
       second: episodes(last: 1) { nodes { title(lang: "ja") titles { lang } } }
       relations { relationType anime { id } }
       provenance { field source }`,
    ),
  ).toMatchObject({
    description: { text: 'An *elf*.', lang: 'en', source: 'shinkro' },
    japanese: { text: 'エルフ。' },
    french: { text: 'An *elf*.' },
    descriptions: [{ lang: 'en' }, { lang: 'ja' }],
    trailers: ['https://www.youtube.com/watch?v=qgQj3t2Zb8M'],
    characters: {
      nodes: [
        {
          role: 'MAIN',
          character: { name: 'Frieren', nameNative: 'フリーレン' },
          voices: [{ lang: 'ja', person: { name: 'Atsumi Tanezaki', nameNative: '種﨑敦美' } }],
        },
      ],
    },
    episodes: {
      totalCount: 2,
      nodes: [{ number: 1, title: '旅の終わり', airedOn: '2023-09-29' }],
      pageInfo: { hasNextPage: true },
    },
    second: {
      nodes: [{ title: '別に魔法じゃなくたって', titles: [{ lang: 'en' }, { lang: 'ja' }] }],
    },
    relations: [{ relationType: 'SIDE_STORY', anime: { id: idOf(9_100_002) } }],
    provenance: expect.arrayContaining([
      { field: 'descriptions', source: 'shinkro' },
      { field: 'episodes', source: 'shinkro' },
    ]),
  });
  expect(await ask(idOf(9_100_002), 'relations { relationType }')).toEqual({
    relations: [{ relationType: 'PARENT' }],
  });
});

const EPISODE_SOURCES = `provenance { field source }
  episodes { nodes { number provenance { field source license } } }`;

it('parts that another source gave name it, until that source is taken back', async () => {
  const second = 'tsuzuki-mapping';
  const id = idOf(9_100_001);
  const claims = [
    {
      sourceId: 'parts',
      externalIds: DETAILS.externalIds!,
      descriptions: [{ text: 'Une elfe.', lang: 'fr' }],
      episodes: [
        { number: 1, titles: [{ text: 'The End', lang: 'en' }], airedOn: '2023-09-30' },
        { number: 3, titles: [{ text: 'Killing Magic', lang: 'en' }], airedOn: '2023-10-06' },
      ],
    },
  ];
  const take = (said: AnimeClaim[]) =>
    test.app.db.transaction().execute(async (tx) => {
      await importAnime(test.app, tx, { source: second, claims: said });
    });
  await take(claims);
  await test.app.get(changeFeed).catchUp();
  const of = (field: string, source: string) => ({ field, source });
  const shared = (await ask(id, EPISODE_SOURCES)) as {
    provenance: { field: string; source: string }[];
    episodes: { nodes: { number: number; provenance: object[] }[] };
  };
  const named = (field: string) =>
    shared.provenance.flatMap((line) => (line.field === field ? [line.source] : []));
  expect([named('episodes'), named('descriptions')]).toEqual([
    ['shinkro', second],
    ['shinkro', second],
  ]);
  expect(shared.episodes.nodes).toMatchObject([
    {
      number: 1,
      provenance: [of('titles.ja', 'shinkro'), of('titles.en', second), of('airedOn', 'shinkro')],
    },
    { number: 2, provenance: [of('titles.en', 'shinkro'), of('titles.ja', 'shinkro')] },
    { number: 3, provenance: [of('titles.en', second), of('airedOn', second)] },
  ]);
  await take([{ sourceId: 'parts', externalIds: DETAILS.externalIds! }]);
  await test.app.get(changeFeed).catchUp();
  const { provenance, episodes } = (await ask(id, EPISODE_SOURCES)) as typeof shared;
  expect(provenance.filter(({ source }) => source === second)).toEqual([]);
  expect(episodes.nodes).toMatchObject([
    { number: 1, provenance: [of('titles.ja', 'shinkro'), of('airedOn', 'shinkro')] },
    { number: 2, provenance: [of('titles.en', 'shinkro'), of('titles.ja', 'shinkro')] },
  ]);
});

it.each([
  ['SUMMARY', 'PARENT'],
  ['ALTERNATIVE', 'ALTERNATIVE'],
  ['CHARACTER', 'CHARACTER'],
] as const)('a work that is %s to another has that one as %s', async (kind, inverse) => {
  const related = [{ ...DETAILS.related![0]!, kind }];
  await say([{ ...DETAILS, related }]);
  const of = (id: number) => ask(idOf(id), 'relations { relationType anime { id } }');
  expect(await of(9_100_001)).toEqual({
    relations: [{ relationType: kind, anime: { id: idOf(9_100_002) } }],
  });
  expect(await of(9_100_002)).toEqual({
    relations: [{ relationType: inverse, anime: { id: idOf(9_100_001) } }],
  });
  await say([DETAILS]);
});

it('characters and those who speak them lead to all their works that the caller may see', async () => {
  await say([SECOND]);
  const { characters } = (await ask(
    idOf(9_100_001),
    'characters { nodes { character { id } voices { person { id } } } }',
  )) as {
    characters: { nodes: { character: { id: string }; voices: { person: { id: string } }[] }[] };
  };
  const [frieren] = characters.nodes;
  const ids = { character: frieren!.character.id, person: frieren!.voices[0]!.person.id };
  const works = [
    { role: 'SUPPORTING', anime: { id: idOf(9_100_002) } },
    { role: 'MAIN', anime: { id: idOf(9_100_001) } },
  ];
  const both = async () =>
    test.ask(
      `query ($character: ID!, $person: ID!) {
        character(id: $character) { name appearances { totalCount nodes { role anime { id } manga { id } } } }
        person(id: $person) { name credits { totalCount } characters { nodes { role anime { id } character { id } } } }
        node(id: $character) { __typename id }
        nodes(ids: [$person]) { __typename id }
      }`,
      { variables: ids },
    );
  expect((await both()).data).toMatchObject({
    character: { name: 'Frieren', appearances: { totalCount: 2, nodes: works } },
    person: {
      name: 'Atsumi Tanezaki',
      credits: { totalCount: 0 },
      characters: { nodes: works.map((work) => ({ ...work, character: { id: ids.character } })) },
    },
    node: { __typename: 'Character', id: ids.character },
    nodes: [{ __typename: 'Person', id: ids.person }],
  });
  await say([
    { ...DETAILS, isAdult: true },
    { ...SECOND, isAdult: true },
  ]);
  expect((await both()).data).toEqual({
    character: null,
    person: null,
    node: null,
    nodes: [null],
  });
  await say([DETAILS]);
  expect((await both()).data).toMatchObject({
    character: { appearances: { totalCount: 1 } },
    person: { characters: { nodes: [{ role: 'MAIN' }] } },
  });
});

it('characters are found by parts of their names, while the caller may see any of their works', async () => {
  const tanjirou = {
    key: 'tanjirou',
    name: 'Kamado Tanjirou',
    nameNative: '竈門炭治郎',
    role: 'MAIN' as const,
    voices: [],
  };
  const find = async (query: string): Promise<string[]> => {
    const { data } = await test.ask(
      'query ($query: String!) { search(query: $query, types: [CHARACTER]) { characters { name } } }',
      { variables: { query } },
    );
    return data.search.characters.map(({ name }: { name: string }) => name);
  };
  await say([{ ...DETAILS, characters: [FRIEREN, tanjirou] }, SECOND]);
  for (const query of ['frieren', 'frie', 'フリーレン', 'リーレン'])
    expect(await find(query)).toEqual(['Frieren']);
  for (const query of ['tanjirou kamado', '炭治郎', '竈門 炭', 'Tanj'])
    expect(await find(query)).toEqual(['Kamado Tanjirou']);
  for (const query of ['kamado frieren', 'a', '', '%', '\u0301'.repeat(60), '👨‍👩‍👧'.repeat(10)])
    expect(await find(query)).toEqual([]);
  await say([
    { ...DETAILS, characters: [tanjirou], isAdult: true },
    { ...SECOND, characters: [] },
  ]);
  expect([await find('tanjirou'), await find('frieren')]).toEqual([[], []]);
  await say([DETAILS, { ...SECOND, isAdult: true }]);
});

it('who makes works and speaks in others is one person, with the works of both', async () => {
  const { nameNative, name } = test.app
    .get(catalogue)
    .search('cowboy bebop', 1, () => true)[0]!
    .staff.find((credit) => credit.nameNative !== null)!;
  const both = { ...FRIEREN, voices: [{ name, nameNative, lang: 'ja' }] };
  const find = async () => {
    const { data } = await test.ask(
      `query ($query: String!) { search(query: $query, types: [PERSON]) {
        people { nameNative credits { totalCount } characters { totalCount } } } }`,
      { variables: { query: nameNative } },
    );
    return data.search.people[0];
  };
  const before = await find();
  await say([{ ...DETAILS, characters: [both] }]);
  expect(await find()).toEqual({ ...before, nameNative, characters: { totalCount: 1 } });
  await say([DETAILS]);
});

it('those who speak them are found by parts of their names, while the caller may see any of their works', async () => {
  const find = async (query: string): Promise<{ id: string; name: string }[]> => {
    const { data } = await test.ask(
      'query ($query: String!) { search(query: $query, types: [PERSON]) { people { id name } } }',
      { variables: { query } },
    );
    return data.search.people;
  };
  const names = async (query: string) => (await find(query)).map(({ name }) => name);
  const himmel = {
    ...FRIEREN,
    key: 'himmel',
    name: 'Himmel',
    voices: [
      { name: 'Nobuhiko Kokorodame', nameNative: '心試伸彦', lang: 'ja' },
      { name: 'Clifford Kokorodame', nameNative: null, lang: 'en' },
    ],
  };
  await say([{ ...DETAILS, characters: [FRIEREN, himmel] }, SECOND]);
  for (const query of ['tanezaki', 'Atsumi Tane', '種﨑', '敦美'])
    expect(await names(query)).toEqual(['Atsumi Tanezaki']);
  expect((await names('kokorodame')).toSorted()).toEqual([
    'Clifford Kokorodame',
    'Nobuhiko Kokorodame',
  ]);
  for (const query of ['kokorodame tanezaki', '', '%', '\u0301'.repeat(60)])
    expect(await names(query)).toEqual([]);
  const [found] = await find('tanezaki');
  const { data } = await test.ask('query ($id: ID!) { person(id: $id) { name } }', {
    variables: { id: found!.id },
  });
  expect(data.person.name).toBe('Atsumi Tanezaki');
  await say([
    { ...DETAILS, characters: [himmel], isAdult: true },
    { ...SECOND, characters: [] },
  ]);
  expect([await names('kokorodame'), await names('tanezaki')]).toEqual([[], []]);
  await say([DETAILS, { ...SECOND, isAdult: true }]);
});

it('works nobody describes have empty details, and adult ones are no relations for anonymous callers', async () => {
  expect(await ask(idOf(9_100_001), 'relations { relationType }')).toEqual({ relations: [] });
  expect(
    await ask(
      idOf(9_100_003),
      'description { text } descriptions { text } trailers characters { nodes { role } } episodes { nodes { number } }',
    ),
  ).toEqual({
    description: null,
    descriptions: [],
    trailers: [],
    characters: { nodes: [] },
    episodes: { nodes: [] },
  });
});

it('details go with the claim that stated them', async () => {
  const id = idOf(9_100_001);
  await say([
    { sourceId: 'details', externalIds: [{ site: 'mal', id: '9100001', isPrimary: true }] },
  ]);
  expect(await ask(id, 'descriptions { text } characters { nodes { role } }')).toEqual({
    descriptions: [],
    characters: { nodes: [] },
  });
});
