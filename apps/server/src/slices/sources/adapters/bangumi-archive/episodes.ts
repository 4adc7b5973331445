import { type EpisodeDetails, MOST_DETAILS, type PartialDate } from '#slices/catalog/index.ts';
import { episodeNumbers } from '../../rules/episode-number.ts';
import { Title } from '../manga/field.ts';
import { packedDate, unpackedDate } from './packed-date.ts';
import { PackedTexts } from './packed-texts.ts';
import { readRows, type Reading } from './read-rows.ts';
import { RowTable, type RowsOf } from './row-table.ts';
import { Episode } from './rows.ts';
import type { TakenSubjects } from './taken-subjects.ts';
import { wikiDateOf } from './wiki-date.ts';

/** The episodes of each subject: where they stand in it, their days, and the numbers of their titles. */
export interface EpisodeRows {
  rows: RowsOf;
  texts: PackedTexts;
}

const MAIN = 0;
const NO_DISC = 0;
const LAST_SORT = 100_000;
/** Stands for what is no whole number: such an episode is counted, but has no number of its own. */
const NO_SORT = 0;

/** Reads the episodes of anime, without specials, openings and what is on discs. */
export const readEpisodes = async (
  reading: Reading,
  taken: TakenSubjects,
): Promise<EpisodeRows> => {
  const table = new RowTable(3);
  const texts = new PackedTexts();
  for await (const row of readRows(reading, 'episodes', Episode)) {
    const place = taken.placeOf(row.subject_id);
    if (place === undefined || taken.mediumOf(row.subject_id) !== 'ANIME') continue;
    if (row.type !== MAIN || row.disc !== NO_DISC) continue;
    const isPlaced = Number.isInteger(row.sort) && row.sort >= 1 && row.sort <= LAST_SORT;
    const title = Title.safeParse(row.name).data ?? '';
    const chinese = Title.safeParse(row.name_cn).data ?? '';
    const day = packedDate(wikiDateOf(row.airdate));
    table.add(place, [isPlaced ? row.sort : NO_SORT, day, texts.add(`${title}\n${chinese}`)]);
  }
  return { rows: table.byPlace(taken.count), texts };
};

/** The episodes of an anime, and what they tell of it. */
export interface EpisodeList {
  episodes: EpisodeDetails[];
  /** How many there are; null if they are not numbered without a gap. */
  count: number | null;
  /** When the last one was broadcast, if all have a date. */
  lastOn: PartialDate | null;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const titlesOf = (title: string, chinese: string, original: 'ja' | null) => [
  ...(title === '' ? [] : [{ text: title, lang: original }]),
  ...(chinese === '' || chinese === title ? [] : [{ text: chinese, lang: 'zh-Hans' }]),
];

/** The episodes of an anime. Titles are in Japanese if any of them, or that of the anime, is written in kana. */
export const episodesAt = (
  place: number,
  { rows, texts }: EpisodeRows,
  titleOfAnime: string,
): EpisodeList => {
  const found = rows(place).toSorted((a, b) => a[0]! - b[0]!);
  const numbers = episodeNumbers(found.map(([sort = NO_SORT]) => sort));
  const days = found.map(([, day = 0]) => unpackedDate(day));
  const said = found.map(([, , text = 0]) => texts.get(text).split('\n'));
  const isJapanese = [titleOfAnime, ...said.map(([title = '']) => title)].some((text) =>
    KANA.test(text),
  );
  const episodes = said.flatMap(([title = '', chinese = ''], index): EpisodeDetails[] => {
    const number = numbers[index] ?? null;
    const airedOn = days[index] ?? null;
    const titles = titlesOf(title, chinese, isJapanese ? 'ja' : null);
    if (number === null || (titles.length === 0 && airedOn === null)) return [];
    return [{ number, titles, airedOn }];
  });
  const isWhole = numbers.every((number, index) => number === index + 1);
  return {
    episodes: episodes.slice(0, MOST_DETAILS.episodes),
    count: isWhole && found.length > 0 ? found.length : null,
    lastOn: days.every((day) => day !== null) ? (days.toSorted().at(-1) ?? null) : null,
  };
};
