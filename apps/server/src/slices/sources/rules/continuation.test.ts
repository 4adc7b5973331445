import { describe, expect, it } from 'vitest';
import { runOf } from '../adapters/fixtures/run.ts';
import { workOf } from '../adapters/fixtures/work.ts';
import type { Work } from '../adapters/work.ts';
import { joinArcs } from './continuation.ts';

const ENTRY = [
  { site: 'mal', id: '21' },
  { site: 'anilist', id: '21' },
  { site: 'anidb', id: '69' },
];
const idOf = (site: string, id: string) => ({ site, id });

const series = workOf({
  title: 'ONE PIECE',
  run: runOf({
    begin: '1999-10-20T10:00Z',
    end: '2025-12-28T14:15Z',
    recurrence: ['2005-01-16T10:00Z', 'P7D'],
  }),
  ids: [idOf('bangumi', '975'), idOf('tmdb', 'tv/37854'), ...ENTRY],
});
const arc = workOf({
  title: 'ONE PIECE エルバフ編',
  run: runOf({ begin: '2026-04-05T14:15Z', recurrence: ['2026-04-05T14:15Z', 'P7D'] }),
  ids: [idOf('bangumi', '602059'), idOf('tmdb', 'tv/37854/season/23'), ...ENTRY],
});

describe('joinArcs', () => {
  it.each([
    ['after', [series, arc]],
    ['before', [arc, series]],
  ])('lets a series go on with an arc that stands %s it', (_, works) => {
    const [joined, ...others] = joinArcs(works);
    expect(others).toEqual([]);
    expect(joined).toMatchObject({
      title: 'ONE PIECE',
      translations: { ja: ['ONE PIECE エルバフ編'] },
      run: { beginMs: series.run.beginMs, endMs: null, recurrence: arc.run.recurrence },
    });
    expect(joined!.run.parts).toEqual([series.run, arc.run]);
    expect(joined!.ids).toEqual([...series.ids, idOf('bangumi', '602059')]);
  });

  it('joins the next arc when the one before has ended', () => {
    const ended = { ...arc, run: { ...arc.run, endMs: Date.parse('2027-03-28T14:15Z') } };
    const next = {
      ...arc,
      title: 'ONE PIECE 最終章編',
      run: runOf({ begin: '2027-10-03T14:15Z' }),
      ids: [idOf('bangumi', '700000'), ...ENTRY],
    };
    const [joined, ...others] = joinArcs([next, ended, series]);
    expect(others).toEqual([]);
    expect(joined!.run.parts).toHaveLength(3);
  });

  const changed = (change: Partial<Work>): Work => ({ ...arc, ...change });
  it.each<[string, Work]>([
    ['another name', changed({ title: 'Re:ゼロ 3rd season' })],
    ['the name of a season', changed({ title: 'ONE PIECE Part.2' })],
    ['the name of a recap', changed({ title: 'ONE PIECE 総集編' })],
    ['another entry at one database', changed({ ids: ENTRY.slice(0, 2) })],
    ['the same entry at Bangumi', changed({ ids: [idOf('bangumi', '975'), ...ENTRY] })],
    ['a beginning before the end', changed({ run: runOf({ begin: '2025-12-01T10:00Z' }) })],
    ['another format', changed({ run: { ...arc.run, format: 'OVA' } })],
  ])('keeps a row with %s apart', (_, other) => {
    expect(joinArcs([series, other])).toEqual([series, other]);
  });
});
