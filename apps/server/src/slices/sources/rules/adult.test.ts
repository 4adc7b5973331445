import { describe, expect, it } from 'vitest';
import { isAdultByList, isAdultWork } from './adult.ts';
import type { Signs } from './adult-sign.ts';

const signs = (more: Partial<Signs> = {}): Signs => ({
  startOn: '2026-10-04',
  officialSite: null,
  addresses: [],
  tags: [],
  ...more,
});

describe('whether a work of the data sets is adult', () => {
  it.each([
    57969, 58888, 60629, 61023, 61694, 61742, 62379, 62897, 63096, 63248, 63310, 41332, 719, 3259,
    5647, 188,
  ])('a list restricts MyAnimeList %i to adults', (id) => {
    expect(isAdultWork(String(id), signs())).toBe(true);
  });

  it('a list that knows a work decides, whatever its site and its tags say', () => {
    const tempting = signs({ officialSite: 'https://maoibu.af-original.com/', tags: ['里番'] });
    expect(isAdultWork('47792', tempting)).toBe(false);
    expect(isAdultWork('1', signs({ startOn: null, tags: ['R18'] }))).toBe(false);
  });

  it.each([
    'https://oreyubi.cf-anime.com/',
    'http://soryo.w-anime.com/',
    'https://showtime.af-original.com/',
    'https://secretmission.af-original.jp/',
    'https://ingoku-danchi.deregula.com/story',
    'https://lp.wwwave.jp/comicgp/okamisan.php',
    'https://www.pinkpineapple.co.jp/detail.php?did=400&cid=4',
  ])('a work that no list knows is adult by its official site %s', (officialSite) => {
    expect(isAdultWork(undefined, signs({ officialSite, startOn: '2019-01-06' }))).toBe(true);
    expect(isAdultWork('99999999', signs({ officialSite }))).toBe(true);
  });

  it.each([
    'https://abema.tv/video/title/643-22',
    'https://ch.nicovideo.jp/kurogal_cf-anime',
    'https://ch.nicovideo.jp/showtime_af',
    'https://ch.nicovideo.jp/skirt-w-anime',
  ])('or by the channel it is shown on: %s', (address) => {
    expect(isAdultWork(undefined, signs({ addresses: [address] }))).toBe(true);
  });

  it.each([
    'https://tgcf-anime.com/',
    'https://gnw-anime.com/',
    'https://gochiusa.com/bloom/',
    'https://ch.nicovideo.jp/tgcf-anime2',
    'https://abema.tv/video/title/26-643',
    'not an address',
  ])('names that only resemble a label hide nothing: %s', (address) => {
    expect(isAdultWork(undefined, signs({ officialSite: address, addresses: [address] }))).toBe(
      false,
    );
  });

  it('tags count for works newer than the list alone, as they often stand on tame ones', () => {
    expect(isAdultWork(undefined, signs({ tags: ['TV', '里番'] }))).toBe(true);
    expect(isAdultWork(undefined, signs({ tags: ['TV', '卖肉'] }))).toBe(false);
    expect(isAdultWork(undefined, signs({ startOn: '1999-12-18', tags: ['里番'] }))).toBe(false);
  });
});

describe('whether a work that a mapping list alone names is adult', () => {
  it('is what a list says, and unknown where none knows it', () => {
    expect(isAdultByList('188')).toBe(true);
    expect(isAdultByList('1')).toBe(false);
    expect(isAdultByList('99999999')).toBeNull();
    expect(isAdultByList(undefined)).toBeNull();
  });
});
