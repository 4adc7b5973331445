import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bangumiArchive } from '../bangumi-archive/index.ts';
import { collect } from './fixtures/collect.ts';
import { readSample } from './fixtures/read-sample.ts';
import { mangabaka } from './mangabaka.ts';
import { mediaArts } from './media-arts.ts';
import { readLines } from './lines.ts';
import { wikidata } from '../wikidata/manga.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-manga-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the Bangumi archive', () => {
  it('gives series of manga and novels, with what their infobox says', async () => {
    const { claims } = await readSample(bangumiArchive, 'bangumi-archive.jsonl');
    expect(claims.map(({ sourceId }) => sourceId)).toEqual(['9000001', '9000004']);
    expect(claims[0]).toMatchObject({
      titleNative: 'つづきの帖',
      synonyms: [
        { text: '后续之帖', lang: 'zh-Hans' },
        { text: 'Tsuzuki no Chou', lang: null },
        { text: 'The Book of What Follows', lang: null },
      ],
      format: 'MANGA',
      startOn: '2011-04-06',
      endOn: '2015-02-06',
      magazine: '月刊試験',
      publisher: '試験社',
      staff: [
        { name: '山田試子', nameNative: '山田試子', role: 'STORY_AND_ART' },
        { name: '佐藤験', nameNative: '佐藤験', role: 'STORY_AND_ART' },
      ],
      averageScore: 74,
      popularity: 34,
      isAdult: false,
      externalIds: [{ site: 'bangumi', id: '9000001', isPrimary: true }],
    });
  });

  it('takes no score of two votes, no date of zeros, and what is broken of an infobox as absent', async () => {
    const { claims } = await readSample(bangumiArchive, 'bangumi-archive.jsonl');
    expect(claims[1]).toMatchObject({
      format: 'LIGHT_NOVEL',
      averageScore: null,
      startOn: null,
      isAdult: true,
      staff: [],
    });
  });

  it('refuses rows it can make nothing of, and reads on', async () => {
    const { refusals } = await readSample(bangumiArchive, 'bangumi-archive.jsonl');
    expect(refusals.map(({ ref }) => ref)).toEqual(['line 5', 'line 6', 'line 7']);
  });
});

describe('MangaBaka', () => {
  it('gives active series with their ids elsewhere', async () => {
    const { claims, refusals } = await readSample(mangabaka, 'mangabaka.jsonl');
    expect(claims.map(({ sourceId }) => sourceId)).toEqual(['8000001', '8000003']);
    expect(claims[0]).toMatchObject({
      titleNative: 'つづきの帖',
      titleRomaji: 'Tsuzuki no Chou',
      titleEnglish: 'What Follows',
      status: 'FINISHED',
      startOn: '2011-04-06',
      volumeCount: 11,
      chapterCount: 44,
      publisher: '試験社',
      country: 'JP',
      genres: ['Drama', 'Slice Of Life'],
      tags: ['School', 'Time Loop'],
      tagFacts: [{ name: 'Time Loop', rank: null, isSpoiler: true }],
      averageScore: 78,
      coverUrl: 'https://images.example/8000001-350.jpg',
      staff: [
        { name: 'Shiko Yamada', nameNative: null, role: 'STORY' },
        { name: 'Ken Satou', nameNative: null, role: 'ART' },
      ],
    });
    expect(claims[0]?.externalIds.map(({ site, id }) => `${site}:${id}`)).toEqual([
      'mangabaka:8000001',
      'anilist:990001',
      'mangaupdates:abc123x',
      'mal:980001',
      'shikimori:980001',
    ]);
    expect(refusals.map(({ ref }) => ref)).toEqual(['series 8000004', 'line 5']);
  });

  it('counts nothing of what still runs, and takes no address or id that is none', async () => {
    const { claims } = await readSample(mangabaka, 'mangabaka.jsonl');
    expect(claims[1]).toMatchObject({
      titleNative: '나중의 이야기',
      format: 'MANHWA',
      country: 'KR',
      status: 'RELEASING',
      startOn: '2020',
      volumeCount: null,
      chapterCount: null,
      isAdult: true,
      coverUrl: null,
      externalIds: [{ site: 'mangabaka', id: '8000003' }],
    });
  });
});

describe('Wikidata', () => {
  it('adds up the rows of a work', async () => {
    const { claims, refusals } = await readSample(wikidata, 'wikidata.json');
    expect(claims).toMatchObject([
      {
        sourceId: 'Q900000001',
        titleNative: 'つづきの帖',
        titleEnglish: 'What Follows',
        startOn: '2011-04-06',
        magazine: 'Monthly Test',
        staff: [
          { name: 'Shiko Yamada', nameNative: '山田試子', role: 'OTHER' },
          { name: 'Ken Satou', nameNative: null, role: 'OTHER' },
        ],
        externalIds: [
          { site: 'wikidata', id: 'Q900000001' },
          { site: 'mal', id: '980001' },
          { site: 'anilist', id: '990001' },
        ],
      },
      {
        sourceId: 'Q900000002',
        titleNative: '一年だけの話',
        startOn: '1999',
        externalIds: [{ site: 'wikidata', id: 'Q900000002' }],
      },
    ]);
    expect(refusals.map(({ ref }) => ref)).toEqual(['binding 3', 'Q900000003']);
  });
});

describe('the Media Arts Database', () => {
  it('gives serialisations with readings and people', async () => {
    const { claims, refusals } = await readSample(mediaArts, 'media-arts.json');
    expect(claims).toMatchObject([
      {
        sourceId: 'C990001',
        titleNative: 'つづきの帖',
        synonyms: [
          { text: 'ツヅキノチョウ', lang: 'ja-Hrkt' },
          { text: 'tsuzukinochou', lang: 'ja-Latn' },
        ],
        startOn: '2011-05-01',
        staff: [
          { name: '山田試子', role: 'ORIGINAL_CREATOR' },
          { name: '佐藤験', role: 'ART' },
          { name: '鈴木構', role: 'ART' },
        ],
      },
      { sourceId: 'C990002', startOn: null, staff: [{ name: '田中独', role: 'STORY_AND_ART' }] },
    ]);
    expect(refusals.map(({ ref }) => ref)).toEqual([
      'item 2 of @graph',
      'item 3 of @graph',
      'item 4 of @graph',
    ]);
  });
});

describe('a file that is not what it was said to be', () => {
  it.each([
    ['empty', bangumiArchive, ''],
    ['prose', mangabaka, 'once upon a time\n'.repeat(5_000)],
    ['a list', wikidata, '[]'],
    ['an object', mediaArts, '{"graph":[]}'],
    ['half a file', mediaArts, '{"@graph":['],
  ])('says so (%s)', async (_name, source, content) => {
    const file = path.join(folder, 'broken');
    await writeFile(file, content);
    const reading = collect(source.read({ file, refuse: () => {} }));
    await expect(reading).rejects.toThrow(file);
  });
});

describe('lines', () => {
  const text = 'eins\nzwei – 二\n\ndrei';

  it.each([
    ['plain', Buffer.from(text)],
    ['gzip', gzipSync(text)],
    ['Zstandard', zstdCompressSync(text)],
  ])('are read from %s', async (name, content) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    expect(await collect(readLines(file))).toEqual(['eins', 'zwei – 二', 'drei']);
  });

  it('that never end are passed over without being kept', async () => {
    const file = path.join(folder, 'bomb');
    await writeFile(file, gzipSync(`${'x'.repeat(48 * 1024 * 1024)}\nafter`));
    expect(await collect(readLines(file))).toEqual([null, 'after']);
  });

  it('of an archive or of a broken one are a fault that is told', async () => {
    const zip = path.join(folder, 'archive.zip');
    await writeFile(zip, Buffer.from('504b030414000000', 'hex'));
    await expect(collect(readLines(zip))).rejects.toThrow('unpack it');
    const cut = path.join(folder, 'cut.gz');
    await writeFile(cut, gzipSync('x'.repeat(100_000)).subarray(0, 40));
    await expect(collect(readLines(cut))).rejects.toThrow();
  });
});
