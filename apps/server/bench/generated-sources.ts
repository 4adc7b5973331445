import { zstdCompressSync } from 'node:zlib';

/** Sizes of catalogues with every source on. */
export const ANIME_ROWS = 40_000;
export const MANGA_ROWS = 80_000;

const SYLLABLES =
  'ka ki ku ke ko sa shi su se so ta chi tsu te to na ni no ma mi mu me mo ra ri ru'.split(' ');
const KANJI =
  '空 海 花 月 星 風 雪 雨 夢 光 影 剣 王 姫 少 女 学 園 物 語 旅 人 時 空 鳥 森 川 山 町 日 夜 朝'.split(
    ' ',
  );
const GENRES = [
  'action',
  'adventure',
  'comedy',
  'drama',
  'fantasy',
  'romance',
  'sports',
  'mystery',
];

/** Numbers that look random and are the same in every run. */
const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

type Next = ReturnType<typeof numbersFrom>;

const pick = <T>(next: Next, among: readonly T[]): T => among[next(among.length)]!;

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const word = (next: Next): string => {
  const text = times(2 + next(3), () => pick(next, SYLLABLES)).join('');
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
};

const romaji = (next: Next): string => times(2 + next(4), () => word(next)).join(' ');
const kanji = (next: Next): string => times(4 + next(6), () => pick(next, KANJI)).join('');

const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'FALL'];
const TYPES = ['TV', 'MOVIE', 'OVA', 'ONA', 'SPECIAL'];

/** A row of anime-offline-database, about as long as its own. */
const animeRow = (id: number): object => {
  const next = numbersFrom(id);
  return {
    sources: [
      `https://myanimelist.net/anime/${id}`,
      `https://anilist.co/anime/${id}`,
      `https://kitsu.app/anime/${id}`,
      `https://anidb.net/anime/${id}`,
    ],
    title: romaji(next),
    type: pick(next, TYPES),
    episodes: 1 + next(26),
    status: 'FINISHED',
    animeSeason: { season: pick(next, SEASONS), year: 1965 + next(60) },
    picture: `https://pictures.example/${id}.jpg`,
    thumbnail: `https://pictures.example/${id}-small.jpg`,
    duration: { value: 1440, unit: 'SECONDS' },
    score: { arithmeticMean: 5 + next(400) / 100 },
    synonyms: [kanji(next), ...times(5, () => romaji(next))],
    relatedAnime: times(6, () => `https://myanimelist.net/anime/${1_000_000 + next(ANIME_ROWS)}`),
    studios: [word(next).toLowerCase()],
    producers: times(3, () => word(next).toLowerCase()),
    tags: times(12, () => `${pick(next, GENRES)} ${word(next).toLowerCase()}`).concat(
      times(3, () => pick(next, GENRES)),
    ),
  };
};

/** A row of MangaBaka. */
const mangaRow = (id: number): object => {
  const next = numbersFrom(id);
  const person = `${word(next)} ${word(next)}`;
  return {
    id,
    state: 'active',
    title: romaji(next),
    native_title: kanji(next),
    romanized_title: romaji(next),
    secondary_titles: {
      en: times(4, () => ({ type: 'alternative', title: romaji(next), note: null })),
    },
    cover: { raw: { url: `https://pictures.example/manga/${id}.jpg` } },
    authors: [person],
    artists: [person],
    year: 1965 + next(60),
    status: 'completed',
    content_rating: 'safe',
    type: 'manga',
    rating: 40 + next(60),
    final_volume: String(1 + next(40)),
    total_chapters: String(1 + next(300)),
    genres: times(3, () => pick(next, GENRES)),
    source: { anilist: { id: 1_000_000 + id }, my_anime_list: { id: 1_000_000 + id } },
  };
};

/** A file as it is published, and how large it is unpacked. */
export interface GeneratedFile {
  packed: Buffer;
  megabytes: number;
}

const packed = (rows: Iterable<object>): GeneratedFile => {
  const lines = Buffer.from([...rows].map((row) => `${JSON.stringify(row)}\n`).join(''));
  return { packed: zstdCompressSync(lines), megabytes: lines.length / 1_000_000 };
};

/** Rows of anime-offline-database about anime that no other source has. */
export const offlineDatabaseFile = (): GeneratedFile =>
  packed([
    { $schema: 'https://example.org/schema.json', license: { name: 'ODbL 1.0' } },
    ...Array.from({ length: ANIME_ROWS }, (_, index) => animeRow(1_000_000 + index)),
  ]);

/** Rows of MangaBaka. */
export const mangabakaFile = (): GeneratedFile =>
  packed(Array.from({ length: MANGA_ROWS }, (_, index) => mangaRow(1 + index)));
