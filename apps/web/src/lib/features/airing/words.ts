import { words } from '#lib/i18n/words.ts';

const en = {
  days: 'Days of the week',
  shows: (count: number) => (count === 1 ? '1 episode' : `${count} episodes`),
  today: 'Today',
  tomorrow: 'Tomorrow',
  none: 'Nothing on record.',
  times: (place: string, offset: string) => `Times in ${place} (${offset}).`,
  yourTimes: (place: string, offset: string) => `Times in your zone, ${place} (${offset}).`,
  allProjected: 'All of them are projected (≈) from each show’s usual slot; none is confirmed yet.',
  someProjected: '≈ marks a time projected from the show’s usual slot, not yet confirmed.',
  about: 'about',
  projectedSlot: 'Projected from the usual slot',
  timeOpen: 'time open',
  on: 'on now',
  inMinutes: (minutes: number) => `in ${minutes} min`,
  inHours: (hours: number, rest: number) =>
    rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`,
  aired: 'aired',
  episode: (number: number) => `Episode ${number}`,
  lastEpisode: (number: number) => `Episode ${number}, the last`,
  whole: 'The whole week',
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
    none: '登録された放送はありません。',
    times: (place: string, offset: string) => `${place}（${offset}）の時刻です。`,
    yourTimes: (place: string, offset: string) => `現地時間、${place}（${offset}）の時刻です。`,
    allProjected: 'すべて通常の放送枠からの予測（≈）で、まだ確定していません。',
    someProjected: '≈ は通常の放送枠から予測した、未確定の時刻です。',
    about: 'およそ',
    projectedSlot: '通常の放送枠からの予測',
    timeOpen: '時刻未定',
    on: '放送中',
    inMinutes: (minutes: number) => `あと${minutes}分`,
    inHours: (hours: number, rest: number) =>
      rest === 0 ? `あと${hours}時間` : `あと${hours}時間${rest}分`,
    aired: '放送済み',
    episode: (number: number) => `第${number}話`,
    lastEpisode: (number: number) => `第${number}話（最終話）`,
    whole: '1週間の放送予定',
    next24: 'これから24時間',
    next24Empty: 'これから24時間の放送はありません。',
  },
});

export type AiringWords = typeof en;
