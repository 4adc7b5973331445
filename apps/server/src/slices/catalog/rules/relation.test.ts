import { describe, expect, it } from 'vitest';
import { RELATION_KINDS } from '../details.ts';
import { inverseOf, kindOfRelated, type RelatedWork } from './relation.ts';

const work = (
  titleRomaji: string,
  startOn: string | null,
  format = 'TV',
  medium: RelatedWork['medium'] = 'ANIME',
): RelatedWork => ({ medium, format, titleNative: titleRomaji, titleRomaji, startOn });

const first = work('Haikyuu!!', '2014-04-06');
const second = work('Haikyuu!! Second Season', '2015-10-04');
const special = work('Haikyuu!! Lev Genzan!', '2014-11-09', 'OVA');
const film = work('Haikyuu!! Movie: Gomisuteba no Kessen', '2024-02-16', 'MOVIE');
const other = work('Kuroko no Basket', '2012-04-08');
const manga = work('Haikyuu!!', '2012-02-20', 'MANGA', 'MANGA');

describe('how a related work belongs, if a source does not say', () => {
  it.each([
    ['a later series of the same name', first, second, 'SEQUEL'],
    ['an earlier one', second, first, 'PREQUEL'],
    ['an OVA', first, special, 'SIDE_STORY'],
    ['the series of an OVA', special, first, 'PARENT'],
    ['the manga it was made from', first, manga, 'SOURCE'],
    ['the anime made from a manga', manga, first, 'ADAPTATION'],
    ['a manga that came later', first, { ...manga, startOn: '2020' }, 'OTHER'],
    ['a film, which may be anything', first, film, 'OTHER'],
    ['a series of another name', first, other, 'OTHER'],
    ['one without a date', first, work('Haikyuu!! Zoku', null), 'OTHER'],
    ['one that may have begun on the same day', first, work('Haikyuu!! Zoku', '2014'), 'OTHER'],
  ])('%s', (_what, of, related, kind) => {
    expect(kindOfRelated(of, related)).toBe(kind);
  });

  it('native titles tell where there is no romaji', () => {
    const native = (titleNative: string, startOn: string): RelatedWork => ({
      ...work('', startOn),
      titleNative,
      titleRomaji: null,
    });
    const [a, b] = [native('氷菓という話', '2012'), native('氷菓という話 続', '2014')];
    expect(kindOfRelated(a, b)).toBe('SEQUEL');
    expect(kindOfRelated(a, native('別の話', '2014'))).toBe('OTHER');
  });
});

it('what one work is to another turns around', () => {
  expect(inverseOf('SEQUEL')).toBe('PREQUEL');
  expect(inverseOf('SUMMARY')).toBe('PARENT');
  for (const kind of RELATION_KINDS) expect(RELATION_KINDS).toContain(inverseOf(kind));
});
