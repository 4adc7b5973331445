import { describe, expect, it } from 'vitest';
import type { DetailsClaim } from '../details.ts';
import { mergeDetails } from './merge-details.ts';

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
    expect(provenance).toEqual({ descriptions: 'source-0' });
  });

  it('gives each episode its titles from all, its day from the first, and sorts them', () => {
    const { episodes } = merged(
      { episodes: [{ number: 2, titles: [title('二', 'ja')], airedOn: null }] },
      {
        episodes: [
          { number: 2, titles: [title('Two', 'en'), title('2', 'ja')], airedOn: '2024-01-12' },
          { number: 1, titles: [title('One', 'en')], airedOn: '2024-01-05' },
        ],
      },
    );
    expect(episodes).toEqual([
      { number: 1, titles: [title('One', 'en')], airedOn: '2024-01-05' },
      { number: 2, titles: [title('二', 'ja'), title('Two', 'en')], airedOn: '2024-01-12' },
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
