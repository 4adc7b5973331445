import { words } from '#lib/i18n/words.ts';

const en = {
  formats: (format: string) =>
    ({
      TV: 'TV',
      TV_SHORT: 'TV short',
      MOVIE: 'Film',
      SPECIAL: 'Special',
      OVA: 'OVA',
      ONA: 'Web',
      MUSIC: 'Music',
      MANGA: 'Manga',
      MANHWA: 'Manhwa',
      MANHUA: 'Manhua',
      ONE_SHOT: 'One-shot',
      DOUJIN: 'Doujinshi',
      OEL: 'OEL',
      LIGHT_NOVEL: 'Light novel',
      NOVEL: 'Novel',
    })[format] ?? format,
  statuses: (status: string) =>
    ({
      FINISHED: 'Finished',
      RELEASING: 'Airing',
      NOT_YET_RELEASED: 'Not yet aired',
      CANCELLED: 'Cancelled',
      HIATUS: 'On hiatus',
    })[status] ?? status,
  mangaStatuses: (status: string) =>
    ({ RELEASING: 'Publishing', NOT_YET_RELEASED: 'Not yet published' })[status] ??
    en.statuses(status),
  genres: (genre: string) => genre,
  episodes: (count: number) => (count === 1 ? '1 episode' : `${count} episodes`),
  /** Short, to fit on a card. */
  shortEpisodes: (count: string) => `${count} ep`,
  aboutEpisodes: (count: number) => `about ${count} episodes`,
  titles: (count: number) => (count === 1 ? '1 title' : `${count} titles`),
  volumes: (count: number) => (count === 1 ? '1 volume' : `${count} volumes`),
  chapters: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
  score: (score: number) => `${score} of 100`,
};

/** The values of the catalogue in words. */
export const catalogWords = words({
  en,
  ja: {
    formats: (format: string) =>
      ({
        TV: 'TV',
        TV_SHORT: '短編TV',
        MOVIE: '映画',
        SPECIAL: '特別編',
        OVA: 'OVA',
        ONA: '配信',
        MUSIC: 'MV',
        MANGA: 'マンガ',
        MANHWA: '韓国マンガ',
        MANHUA: '中国マンガ',
        ONE_SHOT: '読み切り',
        DOUJIN: '同人誌',
        OEL: 'OEL',
        LIGHT_NOVEL: 'ライトノベル',
        NOVEL: '小説',
      })[format] ?? format,
    statuses: (status: string) =>
      ({
        FINISHED: '放送終了',
        RELEASING: '放送中',
        NOT_YET_RELEASED: '放送前',
        CANCELLED: '制作中止',
        HIATUS: '休止中',
      })[status] ?? status,
    mangaStatuses: (status: string) =>
      ({
        FINISHED: '完結',
        RELEASING: '連載中',
        NOT_YET_RELEASED: '連載前',
        CANCELLED: '打ち切り',
        HIATUS: '休載中',
      })[status] ?? status,
    genres: (genre: string) =>
      ({
        Action: 'アクション',
        Adventure: '冒険',
        Comedy: 'コメディ',
        Drama: 'ドラマ',
        Ecchi: 'お色気',
        Fantasy: 'ファンタジー',
        Hentai: '成人向け',
        Horror: 'ホラー',
        'Mahou Shoujo': '魔法少女',
        Mecha: 'メカ',
        Music: '音楽',
        Mystery: 'ミステリー',
        Psychological: '心理',
        Romance: '恋愛',
        'Sci-Fi': 'SF',
        'Slice of Life': '日常',
        Sports: 'スポーツ',
        Supernatural: '超自然',
        Thriller: 'サスペンス',
      })[genre] ?? genre,
    episodes: (count: number) => `全${count}話`,
    shortEpisodes: (count: string) => `${count.replace('≈', '約')}話`,
    aboutEpisodes: (count: number) => `約${count}話`,
    titles: (count: number) => `${count}作品`,
    volumes: (count: number) => `全${count}巻`,
    chapters: (count: number) => `全${count}話`,
    score: (score: number) => `${score}点`,
  },
});

export type CatalogWords = typeof en;
