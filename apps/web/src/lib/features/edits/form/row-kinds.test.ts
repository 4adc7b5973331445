import { describe, expect, it } from 'vitest';
import { type ListName, newParts, partsOf, ROW_KINDS, rowTyped, subrowCount } from './row-kinds.ts';

const ROWS: Readonly<Record<ListName, unknown>> = {
  synonyms: { text: 'Frieren', lang: 'en' },
  descriptions: { text: 'One\n\nTwo', lang: null },
  staff: { name: 'Keiichirou Saitou', nameNative: '斎藤圭一郎', role: 'DIRECTOR' },
  characters: {
    key: 'anilist:1',
    name: 'Frieren',
    nameNative: null,
    role: 'MAIN',
    voices: [{ name: 'Atsumi Tanezaki', nameNative: '種﨑敦美', lang: 'ja' }],
  },
  episodes: {
    number: 0,
    titles: [{ text: '旅の終わり', lang: 'ja' }],
    airedOn: '2023-09-29',
    durationMinutes: null,
  },
  related: { medium: 'ANIME', site: 'mal', id: '1', kind: null },
  externalIds: { site: 'mal', id: '52991', isPrimary: false },
  streaming: {
    service: 'netflix',
    url: 'https://a.example/1',
    regions: ['JP', 'US'],
    startsAt: null,
    endsAt: '2026-12-01',
  },
  movieReleases: { region: 'JP', kind: 'THEATRICAL', releasedOn: '2024-03', note: null },
  chapters: {
    language: 'en',
    label: 'Extra 1',
    position: 10.5,
    title: null,
    releasedOn: '2024',
    url: null,
    volume: '2',
  },
  volumes: { language: 'ja', label: '3', position: 3, title: 'Three', releasedOn: null, url: null },
  airing: {
    startsAt: '2023-09-29T14:00:00Z',
    every: 'P7D',
    until: '2024-03-23T15:30:00Z',
    basis: 'DERIVED',
    confirmedUntil: '2024-01-01T00:00:00Z',
  },
};

describe('the rows of a list', () => {
  it.each(Object.keys(ROWS) as ListName[])('%s: what nobody changes stays as it is', (list) => {
    expect(rowTyped(list, partsOf(list, ROWS[list]), ROWS[list])).toEqual(ROWS[list]);
  });

  it.each(Object.keys(ROW_KINDS) as ListName[])('%s: a new row is empty', (list) => {
    expect(rowTyped(list, newParts(list))).toBeNull();
  });

  it('are written as the API keeps them', () => {
    expect(rowTyped('synonyms', { text: '  A \u3000 B ', lang: '' })).toEqual({
      text: 'A B',
      lang: null,
    });
    expect(rowTyped('externalIds', { site: 'MAL', id: ' 1 ', isPrimary: 'true' })).toEqual({
      site: 'mal',
      id: '1',
      isPrimary: true,
    });
    expect(
      rowTyped('streaming', {
        service: 'd Anime Store',
        url: 'https://a.example',
        regions: 'jp, us',
      }),
    ).toMatchObject({ service: 'danime', regions: ['JP', 'US'], startsAt: null });
    expect(rowTyped('episodes', { number: 'one', airedOn: '' })).toMatchObject({ number: 'one' });
    expect(rowTyped('characters', { name: 'A', role: 'MAIN' })).toEqual({
      key: null,
      name: 'A',
      nameNative: null,
      role: 'MAIN',
      voices: [],
    });
  });

  it('a chapter is called as the API calls it, and stands at its number', () => {
    const row = rowTyped('chapters', { label: ' ０10.50 ', language: 'en', volume: '02' });
    expect(row).toMatchObject({ label: '10.5', position: 10.5, volume: '2', title: null });
    expect(ROW_KINDS.chapters.keyOf!(row!)).toBe('en:10.5');
    expect(rowTyped('volumes', { label: '3', language: 'en' })).not.toHaveProperty('volume');
    const moved = { ...partsOf('chapters', { label: '10', position: 10 }), label: '11' };
    expect(rowTyped('chapters', moved)).toMatchObject({ label: '11', position: 11 });
    const special = { label: 'Extra', language: 'ja', position: '10.5' };
    expect(rowTyped('chapters', special)).toMatchObject({ label: 'Extra', position: 10.5 });
  });

  it('a release of a film has its region, its kind and its remark as its key', () => {
    const { keyOf } = ROW_KINDS.movieReleases;
    const release = { region: 'FR', kind: 'THEATRICAL', releasedOn: '2026', note: null };
    expect(keyOf!(release)).toBe('FR:THEATRICAL');
    expect(keyOf!({ ...release, note: 'Annecy' })).toBe('FR:THEATRICAL:Annecy');
  });

  it('a broadcast may be late at night, or known to the day', () => {
    expect(rowTyped('airing', { date: '2026-04-07', time: '25:30', every: 'P7D' })).toEqual({
      startsAt: '2026-04-07T16:30:00Z',
      every: 'P7D',
      until: null,
      basis: 'RECURRENCE',
      confirmedUntil: null,
    });
    expect(rowTyped('airing', { date: '2026-04-07', every: '' })).toMatchObject({
      startsAt: '2026-04-06T15:00:00Z',
      isDayOnly: true,
      every: null,
      basis: 'PREMIERE',
    });
    expect(rowTyped('airing', { date: 'soon', time: 'late' })).toMatchObject({
      startsAt: 'soon late',
    });
  });

  it('have an empty row inside, up to their most', () => {
    expect(subrowCount('synonyms', {})).toBe(0);
    expect(subrowCount('episodes', {})).toBe(1);
    expect(subrowCount('episodes', { 'titles.1.text': 'A' })).toBe(3);
    expect(subrowCount('episodes', { 'titles.4.text': 'A' })).toBe(5);
  });

  it('leave out rows inside that are emptied', () => {
    const typed = { number: '1', 'titles.0.text': '', 'titles.0.lang': 'en', 'titles.1.text': 'B' };
    expect(rowTyped('episodes', typed)).toMatchObject({ titles: [{ text: 'B', lang: null }] });
  });
});
