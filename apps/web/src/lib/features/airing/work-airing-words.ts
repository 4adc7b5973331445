import { words } from '#lib/i18n/words.ts';

/** Words of the airings on the page of an anime. */
export const workAiringWords = words({
  en: {
    next: 'Next episode',
    projected: 'estimated',
    inJapan: (time: string) => `${time} in Japan`,
    days: (days: number, hours: number) =>
      hours === 0 ? `in ${days} d` : `in ${days} d ${hours} h`,
    airings: 'Air dates',
  },
  ja: {
    next: '次回の放送',
    projected: '予測',
    inJapan: (time: string) => `日本時間 ${time}`,
    days: (days: number, hours: number) =>
      hours === 0 ? `あと${days}日` : `あと${days}日${hours}時間`,
    airings: '各話の放送',
  },
});
