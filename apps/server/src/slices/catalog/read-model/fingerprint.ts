import type { SearchEntry } from '../search/index.ts';

/** No title holds them: they are no units of UTF-16. */
const END_OF_TITLE = 0x1_0000;
const END_OF_LIST = 0x1_0001;

/**
 * 53 bits of what an entry is found by: two entries of one index with the same titles have the same. It tells whether titles have
 * changed, so it need not withstand anybody who looks for two that collide.
 */
export const fingerprintOf = ({ titles, learned = [], kind = 'series' }: SearchEntry): number => {
  let [low, high] = [0xdead_beef, 0x41c6_ce57];
  const take = (unit: number): void => {
    low = Math.imul(low ^ unit, 0x9e37_79b1);
    high = Math.imul(high ^ unit, 0x5f35_6495);
  };
  for (const list of [[kind], titles, learned]) {
    for (const title of list) {
      for (let i = 0; i < title.length; i++) take(title.charCodeAt(i));
      take(END_OF_TITLE);
    }
    take(END_OF_LIST);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85eb_ca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2_ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85eb_ca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2_ae35);
  return 2 ** 32 * (high & 0x1f_ffff) + (low >>> 0);
};
