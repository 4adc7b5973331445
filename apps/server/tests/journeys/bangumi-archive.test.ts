import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  animeChanges,
  type AnimeClaim,
  announceChange,
  catalogue,
  changeFeed,
  importAnime,
  mangaCatalogue,
} from '#slices/catalog/index.ts';
import {
  archiveFiles,
  archiveRows,
  type ArchiveRows,
  DISC,
  FIRST,
  SECOND,
  SERIES,
} from '#slices/sources/adapters/bangumi-archive/fixtures/archive.ts';
import { mangaChanges } from '#slices/catalog/change-topics.ts';
import { importCatalogue, withdrawSource } from '#slices/sources/index.ts';
import { Fetching } from '../fetching.ts';
import { showAdult } from '../show-adult.ts';
import { zipOf } from '../source-files.ts';

const KEY = 'bangumi-archive';

let on: Fetching;

beforeAll(async () => {
  on = await Fetching.start();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.clear();
  const { app } = on.test;
  await app.database.pool.query('truncate catalog.anime, catalog.detail, catalog.relation cascade');
  await app.db.transaction().execute(async (tx) => {
    for (const topic of [animeChanges, mangaChanges]) await announceChange(tx, topic, null);
  });
  await on.consentTo(KEY);
  await known();
});

const known = () => on.test.app.get(changeFeed).catchUp();

const changed = (change: Partial<ArchiveRows>) =>
  archiveFiles({ ...archiveRows(), ...change } as ArchiveRows);

const fetchArchive = async (files = archiveFiles()) => {
  on.putArchive(await zipOf(files));
  const [outcome] = await on.refresh(KEY);
  await known();
  return outcome;
};

/** An anime that another source has named already, with the id at Bangumi. */
const nameFirst = async () => {
  const claim: AnimeClaim = {
    sourceId: 'first',
    titleNative: '続きのアニメ',
    titleRomaji: 'Tsuzuki no Anime',
    format: 'TV',
    startOn: '2014-04',
    isAdult: false,
    averageScore: 61,
    externalIds: [{ site: 'bangumi', id: String(FIRST), isPrimary: true }],
  };
  await on.test.app.db
    .transaction()
    .execute((tx) => importAnime(on.test.app, tx, { source: 'shinkro', claims: [claim] }));
};

const anime = (id: number) => on.test.app.get(catalogue).byExternalId('bangumi', String(id))[0];
const manga = (id: number) =>
  on.test.app.get(mangaCatalogue).byExternalId('bangumi', String(id))[0];

const ask = async (root: 'anime' | 'manga', id: string, fields: string) => {
  const query = `query ($id: ID!) { ${root}(id: $id) { ${fields} } }`;
  const { data, errors } = await on.test.ask(query, { variables: { id } });
  expect(errors).toBeUndefined();
  return (data as Record<string, unknown>)[root];
};

describe('the archive of Bangumi', () => {
  it('adds to the anime that are here, and makes others with a kind and a day', async () => {
    await nameFirst();
    expect(await fetchArchive()).toMatchObject({
      outcome: 'imported',
      imported: { rows: 5, added: 3, updated: 1, unchanged: 0, removed: 0, refused: 0 },
    });
    const first = anime(FIRST)!;
    expect(first).toMatchObject({
      titleNative: '続きのアニメ',
      titleRomaji: 'Tsuzuki no Anime',
      startOn: '2014-04',
      episodeCount: 3,
      averageScore: 77,
      popularity: 100,
      provenance: { titleNative: 'shinkro', averageScore: KEY, episodeCount: KEY },
    });
    expect(anime(SECOND)).toMatchObject({ titleNative: 'つづきのアニメ 第二期', season: 'FALL' });
    expect(anime(DISC)).toMatchObject({ isAdult: true });
    expect(on.test.app.get(catalogue).size).toBe(3);
    expect(manga(SERIES)).toMatchObject({ titleNative: 'つづきの漫画' });
  });

  it('shows what a work is about, who is in it, its episodes and what belongs to it', async () => {
    await fetchArchive();
    const first = anime(FIRST)!.id;
    expect(
      await ask(
        'anime',
        first,
        `description(lang: "zh") { text lang source } japanese: description(lang: "ja") { text }
         characters(first: 2) { nodes { role character { name nameNative } voices { lang person { name } } } }
         episodes(first: 1) { totalCount nodes { number title(lang: "zh") airedOn titles { lang } } }
         relations { relationType anime { id } manga { id } }
         staff { role person { name } }`,
      ),
    ).toEqual({
      description: { text: '故事的后续。', lang: 'zh-Hans', source: KEY },
      japanese: { text: 'おはなしのつづき。' },
      characters: {
        nodes: [
          {
            role: 'MAIN',
            character: { name: 'Tsuzuki Hinata', nameNative: '続木ひなた' },
            voices: [
              { lang: 'ja', person: { name: 'Koeno Yuu' } },
              { lang: null, person: { name: '张三' } },
            ],
          },
          { role: 'MAIN', character: { name: 'Noah', nameNative: 'ノア' }, voices: [] },
        ],
      },
      episodes: {
        totalCount: 3,
        nodes: [
          {
            number: 1,
            title: '第1话',
            airedOn: '2014-04-06',
            titles: [{ lang: 'ja' }, { lang: 'zh-Hans' }],
          },
        ],
      },
      relations: expect.arrayContaining([
        { relationType: 'SEQUEL', anime: { id: anime(SECOND)!.id }, manga: null },
        { relationType: 'SOURCE', anime: null, manga: { id: manga(SERIES)!.id } },
      ]),
      staff: expect.arrayContaining([{ role: 'DIRECTOR', person: { name: '監督太郎' } }]),
    });
    expect(
      await ask(
        'manga',
        manga(SERIES)!.id,
        'description { text } characters { nodes { character { name } voices { lang } } } relations { relationType anime { id } }',
      ),
    ).toEqual({
      description: { text: '漫画の話。' },
      characters: { nodes: [{ character: { name: 'Tsuzuki Hinata' }, voices: [] }] },
      relations: [{ relationType: 'ADAPTATION', anime: { id: first } }],
    });
  });

  it('changes nothing when it is imported again, and only what is new in the next one', async () => {
    await fetchArchive();
    const before = anime(FIRST);
    await on.test.app.database.pool.query('update sources.source set must_import = true');
    const [again] = await on.refresh(KEY);
    expect(again).toMatchObject({
      imported: { rows: 5, added: 0, updated: 0, unchanged: 4, removed: 0 },
    });
    await known();
    expect(anime(FIRST)).toEqual(before);
    const relations = archiveRows()['subject-relations.jsonlines']!.slice(1);
    on.putArchive(await zipOf(changed({ 'subject-relations.jsonlines': relations })), 'next.zip');
    const [next] = await on.refresh(KEY);
    expect(next).toMatchObject({ imported: { updated: 1, unchanged: 3 } });
  });

  it('takes back anime and manga that it no longer has, and all of both if consent is withdrawn', async () => {
    await nameFirst();
    await fetchArchive();
    const gone = [SECOND, SERIES].map((id) => (anime(id) ?? manga(id))!.id);
    const left = archiveRows()['subject.jsonlines']!.filter(
      (row) => ![SECOND, SERIES].includes((row as { id: number }).id),
    );
    await on.test.app.database.pool.query('update sources.source set takes_smaller = true');
    on.putArchive(await zipOf(changed({ 'subject.jsonlines': left })), 'smaller.zip');
    const [outcome] = await on.refresh(KEY);
    expect(outcome).toMatchObject({ imported: { removed: 2 } });
    await known();
    expect(on.test.app.get(catalogue).get(gone[0]!)).toMatchObject({ isHidden: true });
    expect(on.test.app.get(mangaCatalogue).get(gone[1]!)).toMatchObject({ isHidden: true });
    expect(await withdrawSource(on.test.app, KEY)).toBe(true);
    await known();
    expect(anime(FIRST)).toMatchObject({ isHidden: false, episodeCount: null, averageScore: 61 });
    expect(anime(DISC)).toMatchObject({ isHidden: true });
    expect(await on.kept(KEY)).toEqual([]);
  });

  it.each(['zip', 'jsonlines'] as const)(
    'is taken from a file of the operator (%s)',
    async (form) => {
      const file = path.join(path.dirname(on.folderOf()), `own.${form}`);
      const files = archiveFiles();
      await writeFile(file, form === 'zip' ? await zipOf(files) : files['subject.jsonlines']!);
      const report = await importCatalogue(on.test.app, { sources: [KEY], file, accepted: [KEY] });
      expect(report).toMatchObject({ rows: 5, added: 4, refused: 0 });
      await known();
      const { episodes, description } = (await ask(
        'anime',
        anime(FIRST)!.id,
        'episodes { totalCount } description { lang }',
      )) as { episodes: { totalCount: number }; description: object };
      expect(episodes.totalCount).toBe(form === 'zip' ? 3 : 0);
      expect(description).toEqual({ lang: 'zh-Hans' });
    },
  );
});

describe('what may be wrong with an archive', () => {
  it.each<[what: string, reason: string, files: () => Record<string, string>]>([
    [
      'a file that it lacks',
      'SOURCE_UNPACKABLE',
      () => {
        const { 'person.jsonlines': _left, ...rest } = archiveFiles();
        return rest;
      },
    ],
    ['a file without rows', 'SOURCE_NOT_DATA', () => changed({ 'episode.jsonlines': [] })],
    ['a file that ends early', 'SOURCE_CUT_OFF', () => changed({ 'person.jsonlines': ['{"id":'] })],
    [
      'a file in another form',
      'SOURCE_CHANGED_FORM',
      () => changed({ 'subject-relations.jsonlines': [{ from: 1, to: 2 }] }),
    ],
  ])('%s leaves the catalogue as it was', async (_what, reason, files) => {
    await fetchArchive();
    on.putArchive(await zipOf(files()), 'broken.zip');
    await on.test.app.database.pool.query('update sources.source set takes_smaller = true');
    expect(await on.outcomeOf(KEY)).toBe(reason);
    await known();
    expect(anime(FIRST)).toMatchObject({ episodeCount: 3 });
    expect(await on.kept(KEY)).toEqual(['data.jsonl.zip']);
  });

  it('refused rows are told with the file they are in', async () => {
    const rows = [...archiveRows()['episode.jsonlines']!, 'no JSON'];
    const outcome = await fetchArchive(changed({ 'episode.jsonlines': [...rows, { id: 1 }] }));
    expect(outcome).toMatchObject({
      imported: {
        refused: 2,
        refusals: [
          { ref: `episode.jsonlines line ${rows.length}`, reason: 'is not a line of JSON' },
          { ref: `episode.jsonlines line ${rows.length + 1}` },
        ],
      },
    });
  });

  it('adult works are for those who ask for them', async () => {
    await fetchArchive();
    const { id } = anime(DISC)!;
    const found = async (bearer?: string) =>
      (
        await on.test.ask('query ($id: ID!) { anime(id: $id) { id } }', {
          variables: { id },
          ...(bearer && { bearer }),
        })
      ).data.anime;
    expect(await found()).toBeNull();
    const { bearer } = await on.test.user('grown');
    await showAdult(on.test, bearer);
    expect(await found(bearer)).toEqual({ id });
  });
});
