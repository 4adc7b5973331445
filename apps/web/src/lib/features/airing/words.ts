import { words } from '#lib/i18n/words.ts';

const en = {
  days: 'Days of the week',
  shows: (count: number) => (count === 1 ? '1 episode' : `${count} episodes`),
  today: 'Today',
  tomorrow: 'Tomorrow',
  none: 'No episodes.',
  times: (place: string, offset: string) => `Times in ${place} (${offset}).`,
  yourTimes: (place: string, offset: string) => `Times in your time zone, ${place} (${offset}).`,
  allProjected: 'All times are estimates (≈) based on each show’s usual time slot.',
  someProjected: '≈ marks an estimate based on the show’s usual time slot.',
  about: 'about',
  projectedSlot: 'Estimated from the usual time slot',
  timeOpen: 'Time TBA',
  on: 'airing now',
  inMinutes: (minutes: number) => `in ${minutes} min`,
  inHours: (hours: number, rest: number) =>
    rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`,
  aired: 'aired',
  episode: (number: number) => `Episode ${number}`,
  /** An episode whose number is not known. */
  unnumbered: 'Episode',
  lastEpisode: (number: number) => `Episode ${number} (finale)`,
  whole: 'Full schedule',
  /** Of a day of which some are not listed. */
  allOf: (count: number) => `All ${count}`,
  next24: 'In the next 24 hours',
  next24Empty: 'Nothing airs in the next 24 hours.',
};

export const airingWords = words({
  en,
  ja: {
    days: '曜日',
    shows: (count: number) => `${count}話`,
    today: '今日',
    tomorrow: '明日',
    none: '放送はありません。',
    times: (place: string, offset: string) => `${place}（${offset}）の時刻で表示しています。`,
    yourTimes: (place: string, offset: string) =>
      `現地時間（${place}、${offset}）で表示しています。`,
    allProjected: '時刻はすべて、通常の放送枠から予測したもの（≈）です。',
    someProjected: '≈ は通常の放送枠から予測した時刻です。',
    about: 'およそ',
    projectedSlot: '通常の放送枠からの予測',
    timeOpen: '時刻未定',
    on: '放送中',
    inMinutes: (minutes: number) => `あと${minutes}分`,
    inHours: (hours: number, rest: number) =>
      rest === 0 ? `あと${hours}時間` : `あと${hours}時間${rest}分`,
    aired: '放送済み',
    episode: (number: number) => `第${number}話`,
    unnumbered: '話数不明',
    lastEpisode: (number: number) => `第${number}話（最終話）`,
    whole: '放送予定を見る',
    allOf: (count: number) => `全${count}話`,
    next24: '24時間以内の放送',
    next24Empty: '24時間以内の放送はありません。',
  },
});

export type AiringWords = typeof en;
