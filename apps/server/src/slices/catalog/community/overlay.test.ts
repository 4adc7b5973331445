import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITABLE_FIELDS, fieldAt } from './fields.ts';
import { mergedAnime, mergedManga } from './merged-work.ts';
import { valuesByAddress } from './overlay.ts';

const ID = '3f2f1c1e-0000-5000-8000-000000000001';

const packages = {
  source: 'packages',
  claim: {
    sourceId: ID,
    titleNative: '葬送のフリーレン',
    titleEnglish: 'Frieren',
    format: 'TV' as const,
    episodeCount: 28,
    episodeCountSource: 'RECORDED' as const,
    synonyms: [{ text: 'Sousou no Frieren', lang: null }],
    externalIds: [
      { site: 'mal', id: '52991', isPrimary: true },
      { site: 'tmdb', id: 'tv/209867', isPrimary: true },
    ],
    tags: ['Magic', 'Elf'],
    tagFacts: [
      { name: 'Magic', rank: 90, isSpoiler: false },
      { name: 'Elf', rank: 80, isSpoiler: true },
    ],
    episodes: [
      { number: 1, titles: [{ text: '旅の終わり', lang: 'ja' }], airedOn: '2023-09-29' },
      { number: 2, titles: [], airedOn: '2023-09-29' },
    ],
    descriptions: [{ text: 'An elf outlives her friends.', lang: 'en' }],
  },
};

const valuesOf = (said: Record<string, unknown>) => {
  const { work, details } = mergedAnime(ID, { claims: [packages], said });
  return valuesByAddress(EDITABLE_FIELDS.ANIME, { ...work, ...details });
};

const said = fc.record(
  {
    titleEnglish: fc.constantFrom(null, 'Frieren: Beyond Journey’s End'),
    episodeCount: fc.constantFrom(null, 24),
    genres: fc.constantFrom(null, ['Fantasy']),
    'episodes.2': fc.constantFrom(null, { number: 2, titles: [], airedOn: '2023-10-06' }),
    'episodes.3': fc.constantFrom(null, { number: 3, titles: [], airedOn: null }),
    'externalIds.mal': fc.constantFrom(null, [{ site: 'mal', id: '1', isPrimary: true }]),
    'synonyms.Sousou no Frieren': fc.constantFrom(null, { text: 'Sousou no Frieren', lang: 'ja' }),
    'descriptions.en': fc.constantFrom(null, { text: 'An elf.', lang: 'en' }),
  },
  { requiredKeys: [] },
);

describe('what people say of a work', () => {
  it('stands at each address they speak of, and nowhere else', () => {
    const before = valuesOf({});
    fc.assert(
      fc.property(said, (values) => {
        const after = valuesOf(values);
        for (const [address, value] of Object.entries(values)) {
          expect(after.get(address) ?? null).toEqual(value);
        }
        for (const address of new Set([...before.keys(), ...after.keys()])) {
          if (!(address in values)) expect(after.get(address)).toEqual(before.get(address));
        }
      }),
    );
  });

  it('is told by the provenance', () => {
    const { work, details } = mergedAnime(ID, {
      claims: [packages],
      said: { titleEnglish: 'F', 'externalIds.mal': null, 'descriptions.en': null },
    });
    expect(work.provenance['titleEnglish']).toBe('community');
    expect(work.provenance['externalIds.mal']).toBe('community');
    expect(work.provenance['externalIds.tmdb']).toBe('packages');
    expect(details.provenance['descriptions']).toBe('community');
    expect(work.provenance['titleNative']).toBe('packages');
  });

  it('keeps the ranks of the tags that stay', () => {
    const { work } = mergedAnime(ID, { claims: [packages], said: { tags: ['Travel', 'Elf'] } });
    expect(work.tagRanks).toEqual([null, 80]);
    expect(work.spoilerTags).toEqual(['Elf']);
  });

  it('is a count on record', () => {
    const { work } = mergedAnime(ID, { claims: [packages], said: { episodeCount: null } });
    expect([work.episodeCount, work.episodeCountSource]).toEqual([null, null]);
  });

  it('makes a manga that no source has', () => {
    const { work } = mergedManga({ claims: [], said: { titleNative: 'あ', format: 'ONE_SHOT' } });
    expect(work).toMatchObject({ titleNative: 'あ', format: 'ONE_SHOT', sources: ['community'] });
  });
});

describe('values of fields', () => {
  const isValid = (address: string, value: unknown): boolean =>
    fieldAt(EDITABLE_FIELDS.ANIME, address)?.schema.safeParse(value).success ?? false;

  it.each([
    ['titleEnglish', 'Frieren'],
    ['titleNative', 'Re:ゼロから始める異世界生活'],
    ['titleRomaji', 'Pokémon ﾎﾟｹﾓﾝ'],
    ['titleEnglish', 'สวัสดี नमस्ते 👩‍🚀'],
    ['startOn', '2024-02-29'],
    ['episodes.0', { number: 0, titles: [{ text: 'Prologue', lang: 'en' }], airedOn: null }],
    ['coverUrl', 'https://example.org/cover.webp'],
    ['descriptions.en', { text: 'One\n\nTwo', lang: 'en' }],
    [
      'airing',
      [
        {
          startsAt: '2026-01-05T16:30:00Z',
          every: 'P7D',
          until: null,
          basis: 'RECURRENCE',
          confirmedUntil: null,
        },
      ],
    ],
  ])('%s takes %j', (address, value) => {
    expect(isValid(address, value)).toBe(true);
  });

  it.each([
    ['titleEnglish', ''],
    ['titleEnglish', 'x'.repeat(301)],
    ['titleEnglish', 'Frie\u202Eren'],
    ['titleEnglish', 'Frie\u200Bren'],
    ['titleEnglish', `Z${'\u0301'.repeat(9)}algo`],
    ['titleEnglish', 'a\0b'],
    ['startOn', '2023-02-29'],
    ['country', 'ZZ'],
    ['seasonYear', 20_111],
    ['episodeCount', 0],
    ['episodeCount', 12.5],
    ['status', 'DONE'],
    ['coverUrl', 'https://example.org/cover.svg'],
    ['coverUrl', 'http://example.org/cover.png'],
    ['officialSite', 'javascript:alert(1)'],
    ['externalIds.mal', [{ site: 'mal', id: '1 or 2', isPrimary: true }]],
    ['streaming.x', { service: 'netflix', url: 'data:text/html,x', regions: null, startsAt: null }],
    ['averageScore', 100],
    ['episodes', []],
    ['titleEnglish.x', 'x'],
  ])('%s refuses %j', (address, value) => {
    expect(isValid(address, value)).toBe(false);
  });
});
