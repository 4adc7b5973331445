import { refusal } from '#platform/errors.ts';
import type { FormatReader, ListFile, ListKind, Priority, Reading } from './list-row.ts';
import { readNumber, readProgress, readRepeats, readScore, readTotal } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { readStatus } from './status.ts';
import { readNotes, readTitle, readWords, textOfHtml } from './text.ts';
import { readXmlRecords, type XmlRecord } from './xml-records.ts';

type Fields = XmlRecord['fields'];

const KINDS: Readonly<Record<string, ListKind>> = { anime: 'anime', manga: 'manga' };
const KIND_OF_EXPORT: Readonly<Record<string, ListKind>> = { '1': 'anime', '2': 'manga' };
const PRIORITIES: Readonly<Record<string, Priority>> = {
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
};

const isYes = (text: string | undefined): boolean => /^(?:1|yes|true)$/iu.test(text ?? '');

/** A manga's id has had two names. */
const idOf = (kind: ListKind, fields: Fields): string | null => {
  const text =
    kind === 'anime'
      ? fields['series_animedb_id']
      : (fields['manga_mangadb_id'] ?? fields['manga_mediadb_id']);
  const id = readNumber(text);
  return id !== null && Number.isInteger(id) && id > 0 ? String(id) : null;
};

/** A rewatch says "Completed" and a flag; its own count of episodes is not written by everybody. */
const readPass = (kind: ListKind, fields: Fields) => {
  const isAnime = kind === 'anime';
  const isAgain = isYes(fields[isAnime ? 'my_rewatching' : 'my_rereading']);
  const again = readNumber(fields['my_rewatching_ep']) ?? 0;
  const whole = fields[isAnime ? 'my_watched_episodes' : 'my_read_chapters'];
  const read = readProgress(isAgain && again > 0 ? again : whole);
  const word = isAgain ? 'repeating' : fields['shiki_status'] || fields['my_status'];
  return { ...read, word };
};

const readPriority = (text: string | undefined): { priority?: Priority } => {
  const priority = PRIORITIES[text?.toLowerCase() ?? ''];
  return priority ? { priority } : {};
};

/** Only what the file has a tag for: Kitsu and Shikimori write fewer of them. */
const readRest = (kind: ListKind, fields: Fields, today: string) => {
  const repeats = fields[kind === 'anime' ? 'my_times_watched' : 'my_times_read'];
  const { notes, warnings: ofNotes } = readNotes(textOfHtml(fields['my_comments'] ?? ''));
  const { repeatCount, warnings: ofRepeats } = readRepeats(repeats);
  const span = readSpan(
    readDate(fields['my_start_date'], today),
    readDate(fields['my_finish_date'], today),
  );
  const hasDates = fields['my_start_date'] !== undefined || fields['my_finish_date'] !== undefined;
  const volumes = fields['my_read_volumes'];
  return {
    warnings: [...ofRepeats, ...span.warnings, ...ofNotes],
    says: {
      ...(repeats !== undefined && { repeatCount }),
      ...(hasDates && { startedOn: span.startedOn, completedOn: span.completedOn }),
      ...(fields['my_comments'] !== undefined && { notes }),
      ...(fields['my_tags'] !== undefined && { tags: readWords(fields['my_tags'].split(',')) }),
      ...(kind === 'manga' &&
        volumes !== undefined && { progressVolumes: readProgress(volumes).progress }),
      ...readPriority(fields['my_priority']),
    },
  };
};

const readEntry = (kind: ListKind, record: XmlRecord, today: string): Reading => {
  const { fields, line } = record;
  const title = readTitle(fields[kind === 'anime' ? 'series_title' : 'manga_title']);
  const id = idOf(kind, fields);
  const ids = id === null ? {} : { mal: id };
  const pass = readPass(kind, fields);
  const { status, warnings: ofStatus } = readStatus(pass.word, pass.progress);
  if (status === null) return { skipped: { line, kind, title, ids, reason: 'unknown-status' } };
  if (id === null && title === null) return { skipped: { line, title, ids, reason: 'no-id' } };
  const { score, warnings: ofScore } = readScore(fields['my_score'], 10);
  const rest = readRest(kind, fields, today);
  const total = readTotal(fields[kind === 'anime' ? 'series_episodes' : 'manga_chapters']);
  return {
    row: {
      line,
      kind,
      ids,
      title,
      total,
      year: null,
      updatedAt: null,
      says: {
        status,
        progress: pass.progress,
        score,
        ...rest.says,
      },
      warnings: [
        ...(record.hasRepairs ? ['bare-ampersand-repaired'] : []),
        ...ofStatus,
        ...pass.warnings,
        ...rest.warnings,
        ...ofScore,
      ],
    },
  };
};

const wrongKind = (declared: ListKind, found: ListKind) =>
  refusal(
    'BAD_USER_INPUT',
    `The file says that it is a list of ${declared}, but it has rows of ${found}. Export it again.`,
  );

/** MyAnimeList's export of anime or manga, and what Kitsu and Shikimori write in its form. */
export const readMalXml: FormatReader = function* ({ bytes, today }: ListFile) {
  let declared: ListKind | undefined;
  let rows = 0;
  for (const record of readXmlRecords(bytes, 'myanimelist')) {
    if (record.name === 'myinfo')
      declared = KIND_OF_EXPORT[record.fields['user_export_type'] ?? ''];
    const kind = KINDS[record.name];
    if (!kind) continue;
    if (declared && declared !== kind) throw wrongKind(declared, kind);
    rows += 1;
    yield readEntry(kind, record, today);
  }
  // What says of itself that it is an export may be one of an empty list.
  if (rows === 0 && !declared)
    throw refusal(
      'BAD_USER_INPUT',
      'The file has no rows of anime or manga: there is nothing to import.',
    );
};
