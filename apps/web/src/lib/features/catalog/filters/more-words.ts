import { words } from '#lib/i18n/words.ts';

/** Words of the filters that few need. */
export const moreWords = words({
  en: {
    more: 'More filters',
    years: 'Released',
    episodes: 'Episodes',
    minutes: 'Minutes per episode',
    chapters: 'Chapters',
    volumes: 'Volumes',
    from: 'From',
    to: 'To',
    source: 'Source',
    studio: 'Studio',
    country: 'Country',
    countries: { JP: 'Japan', KR: 'South Korea', CN: 'China', TW: 'Taiwan' },
    adult: 'Adult titles',
    adultChoices: { only: 'Only adult titles', without: 'No adult titles' },
  },
  ja: {
    more: '詳細な条件',
    years: '公開年',
    episodes: '話数',
    minutes: '1話の長さ（分）',
    chapters: '話数',
    volumes: '巻数',
    from: '下限',
    to: '上限',
    source: '原作',
    studio: '制作会社',
    country: '国・地域',
    countries: { JP: '日本', KR: '韓国', CN: '中国', TW: '台湾' },
    adult: '成人向け作品',
    adultChoices: { only: '成人向けのみ', without: '成人向けを除く' },
  },
});
