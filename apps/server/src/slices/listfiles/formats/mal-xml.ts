import type { WorkKind } from '#slices/catalog/values.ts';
import type { FormatReader, ListFile, Priority, Reading, Said } from '#slices/exchange/values.ts';
import { refusal } from '../reasons.ts';
import { entryRow } from './entry-row.ts';
import {
  readNumber,
  readProgress,
  readRepeats,
  readScore,
  readTotal,
  readVolumes,
} from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { readNotes, readTags, readTitle, textOfHtml } from './text.ts';
import { readXmlRecords, type XmlRecord } from './xml-records.ts';

type Fields = XmlRecord['fields'];

const KINDS: Readonly<Record<string, WorkKind>> = { anime: 'anime', manga: 'manga' };
const KIND_OF_EXPORT: Readonly<Record<string, WorkKind>> = { '1': 'anime', '2': 'manga' };
const PRIORITIES: Readonly<Record<string, Priority>> = {
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
};

const isYes = (text: string | undefined): boolean => /^(?:1|yes|true)$/iu.test(text ?? '');

/** The tag of a manga's id has had two names. */
const idOf = (kind: WorkKind, fields: Fields): string | null => {
  const text =
    kind === 'anime'
      ? fields['series_animedb_id']
      : (fields['manga_mangadb_id'] ?? fields['manga_mediadb_id']);
  const id = readNumber(text);
  return id !== null && Number.isInteger(id) && id > 0 ? String(id) : null;
};

/** During a rewatch the status is "Completed" and a flag is set. Not every writer gives the episode count of the rewatch. */
const readPass = (kind: WorkKind, fields: Fields) => {
  const isAnime = kind === 'anime';
  const isAgain = isYes(fields[isAnime ? 'my_rewatching' : 'my_rereading']);
  const again = readNumber(fields['my_rewatching_ep']) ?? 0;
  const whole = fields[isAnime ? 'my_watched_episodes' : 'my_read_chapters'];
  const counted = readProgress(isAgain && again > 0 ? again : whole, kind);
  const word = isAgain ? 'repeating' : fields['shiki_status'] || fields['my_status'];
  return { counted, word };
};

const readPriority = (text: string | undefined): Said<'priority'> => {
  const priority = PRIORITIES[text?.toLowerCase() ?? ''];
  return { says: priority ? { priority } : {}, warnings: [] };
};

/** Reads only tags that the file has, because Kitsu and Shikimori write fewer of them. */
const readRest = (kind: WorkKind, fields: Fields, today: string) => {
  const comments = fields['my_comments'];
  return [
    readVolumes(kind === 'manga' ? fields['my_read_volumes'] : undefined),
    readRepeats(fields[kind === 'anime' ? 'my_times_watched' : 'my_times_read']),
    readSpan(readDate(fields['my_start_date'], today), readDate(fields['my_finish_date'], today)),
    readNotes(comments === undefined ? undefined : textOfHtml(comments)),
    readTags(fields['my_tags']?.split(',')),
    readPriority(fields['my_priority']),
    readScore(fields['my_score'], 10),
  ];
};

const readEntry = (kind: WorkKind, record: XmlRecord, today: string): Reading => {
  const { fields, line } = record;
  const id = idOf(kind, fields);
  const about = {
    line,
    kind,
    ids: id === null ? {} : { mal: id },
    title: readTitle(fields[kind === 'anime' ? 'series_title' : 'manga_title']),
    total: readTotal(fields[kind === 'anime' ? 'series_episodes' : 'manga_chapters']),
  };
  return entryRow(about, {
    ...readPass(kind, fields),
    more: readRest(kind, fields, today),
    repairs: record.hasRepairs ? ['bare-ampersand-repaired'] : [],
  });
};

/** By the kind that a file states. */
const WRONG_KIND = {
  anime: 'FILE_SAYS_ANIME',
  manga: 'FILE_SAYS_MANGA',
} as const satisfies Record<WorkKind, string>;

/** MyAnimeList's export of anime or manga, and the exports of Kitsu and Shikimori in its format. */
export const readMalXml: FormatReader = function* ({ bytes, today }: ListFile) {
  let declared: WorkKind | undefined;
  for (const record of readXmlRecords(bytes, 'myanimelist')) {
    if (record.name === 'myinfo')
      declared = KIND_OF_EXPORT[record.fields['user_export_type'] ?? ''];
    const kind = KINDS[record.name];
    if (!kind) continue;
    if (declared && declared !== kind) throw refusal('BAD_USER_INPUT', WRONG_KIND[declared]);
    yield readEntry(kind, record, today);
  }
};
