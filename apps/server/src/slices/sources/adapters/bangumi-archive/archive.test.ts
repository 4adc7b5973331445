import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../../../../tests/source-files.ts';
import type { Refusal } from '../data-source.ts';
import { collect } from '../manga/fixtures/collect.ts';
import { openArchive } from './archive.ts';
import {
  archiveFiles,
  archiveRows,
  type ArchiveRows,
  CLIP,
  DISC,
  FIRST,
  SECOND,
  SERIES,
} from './fixtures/archive.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-bangumi-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const AS_OF = new Date('2015-11-01T00:00:00Z');

/** All that an archive says, as of a day. */
const readFiles = async (files: Record<string, string>, asOf = AS_OF) => {
  const file = path.join(folder, 'dump.zip');
  await writeFile(file, await zipOf(files));
  await utimes(file, asOf, asOf);
  const refusals: Refusal[] = [];
  const read = await openArchive({ file, refuse: (one) => refusals.push(one) });
  const anime = await collect(read.anime());
  const manga = await collect(read.manga());
  return { read, anime, manga, refusals };
};

const readRows = (change: Partial<ArchiveRows> = {}, asOf?: Date) =>
  readFiles(archiveFiles({ ...archiveRows(), ...change } as ArchiveRows), asOf);

const animeOf = async (id: number, change?: Partial<ArchiveRows>, asOf?: Date) =>
  (await readRows(change, asOf)).anime.find(({ sourceId }) => sourceId === String(id))!;

describe('the archive of Bangumi', () => {
  it('has anime and series of manga, and names them before it is asked for them', async () => {
    const { read, anime, manga, refusals } = await readRows();
    expect(anime.map(({ sourceId }) => Number(sourceId))).toEqual([FIRST, SECOND, DISC, CLIP]);
    expect(manga.map(({ sourceId }) => Number(sourceId))).toEqual([SERIES]);
    expect(read.idsOf('ANIME')).toEqual(anime.map(({ sourceId }) => sourceId));
    expect(read.idsOf('MANGA')).toEqual(manga.map(({ sourceId }) => sourceId));
    expect(refusals).toEqual([]);
  });

  it('says of an anime what it is, when it ran and what it is about', async () => {
    expect(await animeOf(FIRST)).toMatchObject({
      titleNative: 'つづきのアニメ',
      synonyms: [
        { text: '后续动画', lang: 'zh-Hans' },
        { text: 'Tsuzuki no Anime', lang: null },
      ],
      format: 'TV',
      status: 'FINISHED',
      season: 'SPRING',
      seasonYear: 2014,
      startOn: '2014-04-06',
      endOn: '2014-04-20',
      genres: ['Slice of Life'],
      tags: ['School'],
      tagFacts: [{ name: 'School', rank: 67, isSpoiler: false }],
      averageScore: 77,
      popularity: 100,
      isAdult: false,
      externalIds: [{ site: 'bangumi', id: String(FIRST), isPrimary: true }],
      descriptions: [
        { text: '故事的后续。', lang: 'zh-Hans' },
        { text: 'おはなしのつづき。', lang: 'ja' },
      ],
    });
    expect(await animeOf(SECOND)).toMatchObject({
      averageScore: null,
      popularity: null,
      status: null,
      descriptions: [{ lang: 'en' }],
    });
    expect(await animeOf(DISC)).toMatchObject({ format: 'OVA', isAdult: true });
    expect(await animeOf(CLIP)).toMatchObject({ format: null });
  });

  it('lists the episodes of a series, counted from its first', async () => {
    expect((await animeOf(FIRST)).episodes).toEqual([
      {
        number: 1,
        titles: [
          { text: '第1話のはなし', lang: 'ja' },
          { text: '第1话', lang: 'zh-Hans' },
        ],
        airedOn: '2014-04-06',
      },
      {
        number: 2,
        titles: [
          { text: '第2話のはなし', lang: 'ja' },
          { text: '第2话', lang: 'zh-Hans' },
        ],
        airedOn: '2014-04-13',
      },
      { number: 3, titles: [{ text: 'Finale', lang: 'ja' }], airedOn: '2014-04-20' },
    ]);
    expect((await animeOf(SECOND)).episodes).toMatchObject([
      { number: 1, airedOn: '2015-10-04' },
      { number: 2, airedOn: null },
    ]);
  });

  it('counts episodes only if the wiki says the same number, and nothing can come any more', async () => {
    const counted = { episodeCount: 3, episodeCountSource: 'RECORDED' };
    const uncounted = { episodeCount: null, episodeCountSource: null };
    expect(await animeOf(FIRST)).toMatchObject(counted);
    expect(await animeOf(FIRST, {}, new Date('2014-04-20T12:00:00Z'))).toMatchObject(uncounted);
    const two = archiveRows()['episode.jsonlines']!.slice(1, 3);
    expect(await animeOf(FIRST, { 'episode.jsonlines': two })).toMatchObject(uncounted);
    expect(await animeOf(SECOND)).toMatchObject(uncounted);
  });

  it('says who appears in a work, who speaks them and who made it', async () => {
    const { characters, staff } = await animeOf(FIRST);
    const hinata = { key: '1', name: 'Tsuzuki Hinata', nameNative: '続木ひなた', role: 'MAIN' };
    const yuu = { name: 'Koeno Yuu', nameNative: '声野優' };
    expect(characters).toEqual([
      {
        ...hinata,
        voices: [
          { ...yuu, lang: 'ja' },
          { name: '张三', nameNative: '张三', lang: null },
        ],
      },
      { key: '2', name: 'Noah', nameNative: 'ノア', role: 'MAIN', voices: [] },
      { key: '3', name: '店長', nameNative: '店長', role: 'BACKGROUND', voices: [] },
    ]);
    expect(staff).toEqual([
      { name: '監督太郎', nameNative: '監督太郎', role: 'DIRECTOR' },
      { ...yuu, role: 'MUSIC' },
    ]);
    const { manga } = await readRows();
    expect(manga[0]).toMatchObject({
      descriptions: [{ text: '漫画の話。', lang: 'ja' }],
      characters: [{ ...hinata, voices: [] }],
      staff: [{ name: '山田試子', role: 'STORY_AND_ART' }],
    });
  });

  it('names the works that belong to one, if they are here', async () => {
    const { anime, manga } = await readRows();
    const stated = (medium: string, id: number, kind: string | null) => ({
      medium,
      kind,
      site: 'bangumi',
      id: String(id),
    });
    expect(anime[0]!.related).toEqual([
      stated('ANIME', SECOND, 'SEQUEL'),
      stated('ANIME', DISC, 'SIDE_STORY'),
      stated('MANGA', SERIES, null),
    ]);
    expect(anime[1]!.related).toEqual([stated('ANIME', FIRST, 'PREQUEL')]);
    expect(manga[0]!.related).toEqual([stated('ANIME', FIRST, null)]);
  });

  it('is without details where only its subjects are given', async () => {
    const file = path.join(folder, 'subject.jsonlines');
    await writeFile(file, archiveFiles()['subject.jsonlines']!);
    const read = await openArchive({ file, refuse: () => {} });
    const [first] = await collect(read.anime());
    expect(first).toMatchObject({
      titleNative: 'つづきのアニメ',
      descriptions: [{ lang: 'zh-Hans' }, { lang: 'ja' }],
      characters: [],
      episodes: [],
      related: [],
      staff: [],
    });
    expect(await collect(read.manga())).toHaveLength(1);
  });
});

describe('what may be wrong with an archive', () => {
  it.each(Object.keys(archiveRows()))('without %s it is not read', async (name) => {
    const { [name]: _left, ...rest } = archiveFiles();
    await expect(readFiles(rest)).rejects.toThrow(`no file like ${name}`);
  });

  it.each(Object.keys(archiveRows()))('rows of %s that are broken are refused', async (name) => {
    const broken = ['no JSON', '[]', '{"id":-1}', '{"subject_id":1e99}', '{"id":"\\u0000"}'];
    const { anime, refusals } = await readRows({ [name]: [...archiveRows()[name]!, ...broken] });
    expect(anime).toEqual((await readRows()).anime);
    expect(refusals).toHaveLength(broken.length);
    expect(refusals[0]).toMatchObject({
      source: 'bangumi-archive',
      ref: expect.stringContaining(`${name} line `),
    });
  });

  it('a subject without a title is refused once, and has no claim', async () => {
    const untitled = { id: 9_100_009, type: 2, name: ' ', platform: 1 };
    const subjects = [...archiveRows()['subject.jsonlines']!, untitled];
    const { read, anime, refusals } = await readRows({ 'subject.jsonlines': subjects });
    expect(refusals).toEqual([
      { source: 'bangumi-archive', ref: 'subject 9100009', reason: 'has no title' },
    ]);
    expect(read.idsOf('ANIME')).toHaveLength(4);
    expect(anime).toHaveLength(4);
  });

  it('hostile texts and numbers become no facts', async () => {
    const hostile = {
      id: 9_100_010,
      type: 2,
      platform: 1,
      name: `あ\u202e${'い'.repeat(20)}`,
      name_cn: 'x'.repeat(5_000),
      infobox: `|话数= 1e9\n|播放结束= 9999年99月99日\n|别名={\n[${'罗马字|'.repeat(99)}]`,
      summary: '<img src=x onerror=alert(1)>'.repeat(4_000),
      score: 'ten',
      score_details: { '10': -1 },
      favorite: [],
      tags: 'none',
      date: '2014-99-99',
    };
    const characters = Array.from({ length: 1_000 }, (_, order) => ({
      subject_id: hostile.id,
      character_id: 1 + (order % 3),
      type: 99,
      order,
    }));
    const episodes = [
      { subject_id: hostile.id, type: 0, disc: 0, sort: 1e300, name: 'あ' },
      { subject_id: hostile.id, type: 0, disc: 0, sort: 7, name: '\u0007', airdate: '<b>' },
    ];
    const claim = await animeOf(hostile.id, {
      'subject.jsonlines': [...archiveRows()['subject.jsonlines']!, hostile],
      'subject-characters.jsonlines': characters,
      'episode.jsonlines': [...archiveRows()['episode.jsonlines']!, ...episodes],
    });
    expect(claim).toMatchObject({
      synonyms: [],
      startOn: null,
      endOn: null,
      season: null,
      averageScore: null,
      popularity: null,
      isAdult: null,
      episodeCount: null,
      descriptions: [],
    });
    expect(claim.characters).toHaveLength(3);
  });
});
