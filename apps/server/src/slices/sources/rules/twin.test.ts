import { describe, expect, it } from 'vitest';
import { runOf } from '../adapters/fixtures/run.ts';
import { workOf } from '../adapters/fixtures/work.ts';
import { mergeTwins } from './twin.ts';

const bangumi = { site: 'bangumi', id: '129807' };
const linkTo = (service: string) => ({
  service,
  url: `https://${service}.example/`,
  regions: null,
  startsAt: null,
});
const japanese = workOf({
  title: 'シュタインズ・ゲート ゼロ',
  translations: { en: ['STEINS;GATE 0'], 'zh-Hans': ['石头门 0'] },
  ids: [bangumi, { site: 'tmdb', id: 'tv/78102' }],
  streaming: [linkTo('unext'), linkTo('qq')],
});
const chinese = workOf({
  title: '命运石之门 0',
  lang: 'zh-Hans',
  translations: { ja: ['シュタインズ・ゲート ゼロ'] },
  officialSite: 'https://steinsgate0.example/',
  ids: [bangumi, { site: 'anidb', id: '11556' }],
  streaming: [linkTo('qq'), linkTo('abema')],
});

describe('mergeTwins', () => {
  it.each([
    ['first', [japanese, chinese]],
    ['last', [chinese, japanese]],
  ])(
    'keeps the Japanese row that stands %s, with the ids, links and titles of both',
    (_, works) => {
      const [merged, ...others] = mergeTwins(works);
      expect(others).toEqual([]);
      expect(merged).toMatchObject({
        title: 'シュタインズ・ゲート ゼロ',
        lang: 'ja',
        officialSite: 'https://steinsgate0.example/',
        translations: { en: ['STEINS;GATE 0'], 'zh-Hans': ['石头门 0', '命运石之门 0'] },
      });
      expect(merged!.ids.map(({ site }) => site)).toEqual(['bangumi', 'tmdb', 'anidb']);
      expect(merged!.streaming.map(({ service }) => service)).toEqual(['unext', 'qq', 'abema']);
    },
  );

  it('keeps a special and its series apart, which share an id but not a beginning', () => {
    const ids = [{ site: 'bangumi', id: '443831' }];
    const special = workOf({
      ids,
      run: runOf({ begin: '2024-12-31T16:00Z', end: '2024-12-31T16:00Z' }),
    });
    const series = workOf({
      ids,
      run: runOf({ begin: '2026-01-03T14:30Z', end: '2026-03-28T15:00Z' }),
    });
    expect(mergeTwins([special, series])).toEqual([special, series]);
  });

  it('keeps rows without an id at Bangumi apart', () => {
    expect(mergeTwins([workOf(), workOf({ lang: 'zh-Hans' })])).toHaveLength(2);
  });
});
