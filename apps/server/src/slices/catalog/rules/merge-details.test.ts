import { describe, expect, it } from 'vitest';
import type { DetailsClaim } from '../details.ts';
import { mergeDetails } from './merge-details.ts';
import { episodeSources } from './merge-episodes.ts';

const merged = (...claims: DetailsClaim[]) =>
  mergeDetails(claims.map((claim, index) => ({ source: `source-${index}`, claim })));

const title = (text: string, lang: string | null) => ({ text, lang });
const related = (id: string, kind: 'SEQUEL' | 'PREQUEL' | null) => ({
  medium: 'ANIME' as const,
  site: 'mal',
  id,
  kind,
});

describe('the details of a work are the sum of what sources say', () => {
  it('has nothing where nobody says anything', () => {
    expect(merged({}, { descriptions: [], characters: [] })).toEqual({
      descriptions: [],
      characters: [],
      episodes: [],
      trailers: [],
      related: [],
      provenance: {},
    });
  });

  it('keeps one description a language, with who wrote it', () => {
    const { descriptions, provenance } = merged(
      { descriptions: [title('An elf.', 'en')] },
      { descriptions: [title('Another elf.', 'en'), title('エルフ。', 'ja')] },
    );
    expect(descriptions).toEqual([
      { text: 'An elf.', lang: 'en', source: 'source-0' },
      { text: 'エルフ。', lang: 'ja', source: 'source-1' },
    ]);
    expect(provenance).toEqual({
      descriptions: 'source-0',
      'descriptions.source-1': 'source-1',
    });
  });

  it('gives each episode its titles from all, its day from the first, and sorts them', () => {
    const { episodes, provenance } = merged(
      { episodes: [{ number: 2, titles: [title('二', 'ja')], airedOn: null }] },
      {
        episodes: [
          { number: 2, titles: [title('Two', 'en'), title('2', 'ja')], airedOn: '2024-01-12' },
          { number: 1, titles: [title('One', 'en')], airedOn: '2024-01-05' },
        ],
      },
    );
    expect(episodes).toEqual([
      { number: 1, titles: [title('One', 'en')], airedOn: '2024-01-05', source: 'source-1' },
      {
        number: 2,
        titles: [title('二', 'ja'), title('Two', 'en')],
        airedOn: '2024-01-12',
        source: 'source-0',
        partSources: { 'titles.en': 'source-1', airedOn: 'source-1' },
      },
    ]);
    expect(provenance).toEqual({ episodes: 'source-0', 'episodes.source-1': 'source-1' });
    expect(episodeSources(episodes[1]!)).toEqual([
      { field: 'titles.ja', source: 'source-0' },
      { field: 'titles.en', source: 'source-1' },
      { field: 'airedOn', source: 'source-1' },
    ]);
  });

  it('takes the characters of one source: two would name them in two ways', () => {
    const fern = { key: 'f', name: 'Fern', nameNative: null, role: 'MAIN' as const, voices: [] };
    const { characters, provenance } = merged(
      { characters: [] },
      { characters: [fern] },
      { characters: [{ ...fern, name: 'Feren' }, fern] },
    );
    expect(characters).toEqual([{ ...fern, source: 'source-1' }]);
    expect(provenance).toEqual({ characters: 'source-1' });
  });

  it('takes names and titles as people see them', () => {
    const piled = `F${'\u0301'.repeat(60)}ern`;
    const voice = { name: '\u202Eikanezat', nameNative: '\u200b', lang: 'ja' };
    const fern = { key: 'f', name: piled, nameNative: 'フェ\u2066ルン', role: 'MAIN' as const };
    const { characters, episodes } = merged({
      characters: [
        { ...fern, voices: [voice, { ...voice, name: '\u2028' }] },
        { ...fern, key: 'g', name: 'x'.repeat(9_000), voices: [] },
        { ...fern, key: 'h', name: '\u202E', voices: [] },
      ],
      episodes: [
        { number: 1, titles: [title('a\u202Eb\nc', 'en'), title('\u200b', 'ja')], airedOn: null },
      ],
    });
    expect(characters).toMatchObject([
      {
        name: `F${'\u0301'.repeat(3)}ern`,
        nameNative: 'フェルン',
        voices: [{ name: 'ikanezat', nameNative: null }],
      },
      { name: 'x'.repeat(300) },
    ]);
    expect(characters).toHaveLength(2);
    expect(episodes).toMatchObject([{ number: 1, titles: [title('ab c', 'en')], airedOn: null }]);
  });

  it('believes of a related work whoever says how it belongs', () => {
    const { related: relations } = merged(
      { related: [related('1', null), related('2', null)] },
      { related: [related('1', 'SEQUEL')] },
      { related: [related('1', 'PREQUEL')] },
    );
    expect(relations).toEqual([
      { ...related('1', 'SEQUEL'), source: 'source-1' },
      { ...related('2', null), source: 'source-0' },
    ]);
  });

  it('bounds what a broken source costs', () => {
    const { episodes, trailers } = merged({
      episodes: Array.from({ length: 10_000 }, (_, index) => ({
        number: index + 1,
        titles: Array.from({ length: 50 }, (_each, lang) => title('x', `l${lang}`)),
        airedOn: null,
      })),
      trailers: Array.from({ length: 100 }, (_, index) => `https://video.example/${index}`),
    });
    expect(episodes).toHaveLength(3_000);
    expect(episodes[0]?.titles).toHaveLength(5);
    expect(trailers).toHaveLength(5);
  });
});
