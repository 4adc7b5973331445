import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { collect } from '../manga/fixtures/collect.ts';
import type { Refusal } from '../data-source.ts';
import { anidbTitles } from './anidb-titles.ts';
import { tagOf } from './language.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsuzuki-anidb-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const read = async (body: string | Buffer) => {
  const file = path.join(folder, 'titles.xml');
  writeFileSync(file, body);
  const refusals: Refusal[] = [];
  const claims = await collect(anidbTitles.read(file, (one) => void refusals.push(one)));
  return { claims, refusals };
};

const ONE = `${HEAD}<!-- Created: a day (1 anime) -->
<animetitles>
  <anime aid="90001">
    <title type="short" xml:lang="en">TnH</title>
    <title type="official" xml:lang="de">Das Probewerk &amp; mehr</title>
    <title type="official" xml:lang="ja">試しの本</title>
    <title xml:lang="x-jat" type="main">Tameshi no Hon</title>
    <title type="syn" xml:lang="x-other">  Hon   no Tameshi </title>
    <title type="official" xml:lang="en">The Book of <![CDATA[Trials]]></title>
  </anime>
  <anime aid="90002"></anime>
  <anime aid="x"><title type="main" xml:lang="en">None</title></anime>
</animetitles>`;

describe('a list of titles', () => {
  it('gives the main title as romaji, the English one, and all others by worth', async () => {
    const { claims, refusals } = await read(ONE);
    expect(claims).toEqual([
      {
        sourceId: '90001',
        foundBy: [{ site: 'anidb', id: '90001' }],
        titleRomaji: 'Tameshi no Hon',
        titleEnglish: 'The Book of Trials',
        synonyms: [
          { text: '試しの本', lang: 'ja' },
          { text: 'Das Probewerk & mehr', lang: 'de' },
          { text: 'Hon no Tameshi', lang: null },
          { text: 'TnH', lang: 'en' },
        ],
      },
    ]);
    expect(refusals).toEqual([
      { source: 'anidb-titles', ref: 'aid 90002', reason: 'has no id or no title' },
      { source: 'anidb-titles', ref: 'aid x', reason: 'has no id or no title' },
    ]);
  });

  it('is read packed, too', async () => {
    expect((await read(gzipSync(ONE))).claims).toHaveLength(1);
  });

  it.each([
    ['x-jat', 'ja-Latn'],
    ['x-zht', 'zh-Latn'],
    ['es-LA', 'es-419'],
    ['zh-Hant', 'zh-Hant'],
    ['pt-BR', 'pt-BR'],
    ['x-unk', null],
    ['', null],
    ['"><script>', null],
  ])('its language %j is %j', (lang, tag) => {
    expect(tagOf(lang)).toBe(tag);
  });
});

const titled = (text: string) =>
  `${HEAD}<animetitles><anime aid="1"><title type="main" xml:lang="en">${text}</title></anime></animetitles>`;

describe('a file that is refused as a whole', () => {
  it.each([
    ['a page', '<!doctype html><html></html>', /not well-formed/u],
    [
      'entities that would grow',
      `${HEAD}<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><animetitles>&b;</animetitles>`,
      /document type/u,
    ],
    [
      'an entity of another file',
      `${HEAD}<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><animetitles>&a;</animetitles>`,
      /document type/u,
    ],
    ['an entity nobody defined', titled('&nbsp;'), /not well-formed/u],
    ['another root', `${HEAD}<rss></rss>`, /begins with <rss>/u],
    ['tags inside of titles', titled('<b>A</b>'), /nested too deep/u],
    ['a file without its end', ONE.slice(0, -30), /not well-formed/u],
    ['a title without an end', titled('a'.repeat(3_000)), /title is too long/u],
    [
      'a comment without an end',
      `${HEAD}<animetitles><!-- ${'a'.repeat(600_000)}`,
      /a part of it has no end/u,
    ],
    [
      'an anime with too many titles',
      `${HEAD}<animetitles><anime aid="1">${'<title type="syn" xml:lang="en">A</title>'.repeat(501)}</anime></animetitles>`,
      /too many titles/u,
    ],
    ['bytes that are no UTF-8', Buffer.from(titled('\u00e9'), 'latin1'), /encod/u],
  ])('%s', async (_what, body, message) => {
    await expect(read(body)).rejects.toThrow(message);
  });
});
