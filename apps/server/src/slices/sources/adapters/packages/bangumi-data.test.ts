import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Refusal } from '../data-source.ts';
import { readBangumiData } from './bangumi-data.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bangumi-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-21T00:00:00Z');
const siteMeta = {
  tmdb: { title: 'The Movie DB', urlTemplate: 'https://www.themoviedb.org/{{id}}', type: 'info' },
  netflix: { title: 'Netflix', urlTemplate: 'https://www.netflix.com/title/{{id}}', type: 'onair' },
  bilibili_hk_mo_tw: {
    title: '哔哩哔哩（港澳台）',
    urlTemplate: 'https://www.bilibili.com/bangumi/media/md{{id}}/',
    type: 'onair',
    regions: ['HK', 'MO', 'TW'],
  },
  mikan: { title: '蜜柑计划', urlTemplate: 'https://mikanani.me/{{id}}', type: 'resource' },
};
const frieren = {
  title: '葬送のフリーレン',
  titleTranslate: {},
  type: 'tv',
  lang: 'ja',
  officialSite: 'https://frieren-anime.jp/',
  begin: '2023-09-29T14:00:00.000Z',
  broadcast: 'R/2023-09-29T14:00:00.000Z/P7D',
  end: '2024-03-22T15:15:00.000Z',
  sites: [
    { site: 'tmdb', id: 'tv/209867' },
    { site: 'netflix', id: '81726714', begin: '2023-09-28T16:00:00.000Z' },
    { site: 'mikan', id: '3141' },
  ],
};

const read = (items: readonly unknown[], write = (bytes: Buffer) => bytes) => {
  const file = path.join(folder, 'data.json');
  writeFileSync(file, write(Buffer.from(JSON.stringify({ siteMeta, items }))));
  const refusals: Refusal[] = [];
  return { ...readBangumiData(file, NOW, (refusal) => refusals.push(refusal)), refusals };
};

describe('a file of the operator', () => {
  it('is read as works, without torrent indexes', () => {
    const { works, refusals } = read([frieren]);
    expect(refusals).toEqual([]);
    expect(works).toEqual([
      {
        title: '葬送のフリーレン',
        lang: 'ja',
        translations: {},
        run: {
          format: 'TV',
          beginMs: Date.parse('2023-09-29T14:00Z'),
          endMs: Date.parse('2024-03-22T15:15Z'),
          recurrence: { startMs: Date.parse('2023-09-29T14:00Z'), every: 'P7D' },
        },
        officialSite: 'https://frieren-anime.jp/',
        ids: [{ site: 'tmdb', id: 'tv/209867' }],
        streaming: [
          {
            service: 'netflix',
            url: 'https://www.netflix.com/title/81726714',
            regions: null,
            startsAt: '2023-09-29',
          },
        ],
      },
    ]);
  });

  it('has one key a service, whose links say the regions', () => {
    const { works } = read([{ ...frieren, sites: [{ site: 'bilibili_hk_mo_tw', id: '1' }] }]);
    expect(works[0]?.streaming).toMatchObject([
      { service: 'bilibili', regions: ['HK', 'MO', 'TW'] },
    ]);
  });

  it('may be packed', () => {
    expect(read([frieren], gzipSync).works).toHaveLength(1);
  });

  it('has a version that changes with its content', () => {
    const version = read([frieren]).info.version;
    expect(version).toMatch(/^file [\da-f]{12}$/u);
    expect(read([frieren]).info.version).toBe(version);
    expect(read([{ ...frieren, title: 'another' }]).info.version).not.toBe(version);
  });

  it('is as recent as its newest start, announced ones aside', () => {
    const announced = { ...frieren, broadcast: 'R/2026-12-29T14:00:00.000Z/P7D' };
    expect(read([frieren, announced]).info.asOf).toBe('2023-09-29');
  });

  it.each([
    ['{"items": [', /is not JSON. Is the download complete\?/u],
    ['[]', /not a file of bangumi-data/u],
    ['{"items": []}', /not a file of bangumi-data|siteMeta/u],
    ['{"siteMeta": {}, "items": [{}]}', /has no row that can be read/u],
  ])('is refused as a whole when it is %s', (text, message) => {
    expect(() => read([], () => Buffer.from(text))).toThrow(message);
  });
});

describe('a broken row', () => {
  it.each([
    ['no title', { ...frieren, title: ' ' }, 'title'],
    ['an unknown type', { ...frieren, type: 'game' }, 'type'],
    ['no begin', { ...frieren, begin: '' }, 'begin'],
    ['an end before its begin', { ...frieren, end: '2023-09-28T14:00:00.000Z' }, 'end'],
    ['a begin that is no instant', { ...frieren, begin: '2023-13-45T14:00:00.000Z' }, 'begin'],
  ])('with %s is refused, the others are kept', (_, broken, reason) => {
    const { works, refusals } = read([broken, frieren]);
    expect(works).toHaveLength(1);
    expect(refusals).toEqual([
      { source: 'bangumi-data', ref: broken.title, reason: expect.stringContaining(reason) },
    ]);
  });

  it('that is no object is refused by its place', () => {
    expect(read([null, frieren]).refusals).toMatchObject([{ ref: 'item 0' }]);
  });

  it.each([
    ['officialSite', { officialSite: 'ttp://sayoasa.jp/' }],
    ['broadcast', { broadcast: 'every Friday' }],
    ['sites', { sites: [{ site: 'tmdb', id: 'person/1' }] }],
    ['sites', { sites: [{ site: 'netflix', url: 'javascript:alert(1)' }] }],
    ['sites', { sites: [{ site: 'nowhere', id: '1' }] }],
    ['is not text', { sites: [{ id: '1' }] }],
  ])('in one field (%s) loses that field only', (reason, field) => {
    const { works, refusals } = read([{ ...frieren, ...field }]);
    expect(works).toHaveLength(1);
    expect(refusals).toMatchObject([
      { ref: '葬送のフリーレン', reason: expect.stringContaining(reason) },
    ]);
  });
});
