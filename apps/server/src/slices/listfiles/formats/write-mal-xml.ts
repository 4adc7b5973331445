import type { WorkKind } from '#slices/catalog/values.ts';
import type { ListStatus } from '#slices/lists/values.ts';
import type { ExportEntry, ExportHead, FormatWriter } from './export-entry.ts';

const words = (verb: 'Watch' | 'Read'): Record<ListStatus, string> => ({
  CURRENT: `${verb}ing`,
  COMPLETED: 'Completed',
  // A flag marks a rewatch.
  REPEATING: 'Completed',
  PAUSED: 'On-Hold',
  DROPPED: 'Dropped',
  PLANNING: `Plan to ${verb}`,
});

const STATUSES = { anime: words('Watch'), manga: words('Read') };

const TYPES: Readonly<Record<string, string>> = {
  TV_SHORT: 'TV',
  MOVIE: 'Movie',
  SPECIAL: 'Special',
  MUSIC: 'Music',
};

/** Characters that XML 1.0 cannot express. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string): string =>
  text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const cdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(UNWRITABLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** MyAnimeList stores comments as HTML, so text that looks like a break or an entity is escaped. */
const comment = (text: string): string =>
  cdata(text.replaceAll(/&(?=#?\w{1,7};)/gu, '&amp;').replaceAll(/<(?=br\s*\/?>)/giu, '&lt;'));

const date = (partial: string | null): string => {
  const [year = '0000', month = '00', day = '00'] = partial?.split('-') ?? [];
  return `${year}-${month}-${day}`;
};

/** Out of ten, and never 0, which would mean "no score". */
const score = (percent: number | null): number =>
  percent === null ? 0 : Math.max(1, Math.round(percent / 10));

type Field = readonly [tag: string, xml: string | number];

const isAgain = ({ says }: ExportEntry): boolean => says.status === 'REPEATING';

/** Without it MyAnimeList does not update entries that it already has. */
const UPDATE: Field = ['update_on_import', 1];

const priority = ({ says }: ExportEntry): string =>
  says.priority === 'NONE' ? 'LOW' : says.priority;

/** A comma would split a tag in two. */
const tags = ({ says }: ExportEntry): string =>
  cdata(says.tags.map((tag) => tag.replaceAll(',', ' ')).join(', '));

/** During a rewatch the first count is the total, and the second the progress of the rewatch. */
const watched = (entry: ExportEntry): number => {
  const progress = Math.floor(entry.says.progress);
  return isAgain(entry) && progress > 0 ? (entry.total ?? progress) : progress;
};

/** Tags are in the order of MyAnimeList's own export and include those we have no value for, because readers expect all of them. */
const animeFields = (entry: ExportEntry): Field[] => {
  const { says } = entry;
  const isAgainNow = isAgain(entry);
  return [
    ['series_animedb_id', escape(entry.ids['mal'] ?? '')],
    ['series_title', cdata(entry.title)],
    ['series_type', TYPES[entry.format] ?? entry.format],
    ['series_episodes', entry.total ?? 0],
    ['my_id', 0],
    ['my_watched_episodes', watched(entry)],
    ['my_start_date', date(says.startedOn)],
    ['my_finish_date', date(says.completedOn)],
    ['my_rated', ''],
    ['my_score', score(says.score)],
    ['my_storage', ''],
    ['my_storage_value', '0.00'],
    ['my_status', STATUSES.anime[says.status]],
    ['my_comments', comment(says.notes ?? '')],
    ['my_times_watched', says.repeatCount],
    ['my_rewatch_value', ''],
    ['my_priority', priority(entry)],
    ['my_tags', tags(entry)],
    ['my_rewatching', Number(isAgainNow)],
    ['my_rewatching_ep', isAgainNow ? Math.floor(says.progress) : 0],
    ['my_discuss', 1],
    ['my_sns', 'default'],
    UPDATE,
  ];
};

const mangaFields = (entry: ExportEntry): Field[] => {
  const { says } = entry;
  return [
    ['manga_mangadb_id', escape(entry.ids['mal'] ?? '')],
    ['manga_title', cdata(entry.title)],
    ['manga_volumes', entry.totalVolumes ?? 0],
    ['manga_chapters', entry.total ?? 0],
    ['my_id', 0],
    ['my_read_volumes', Math.floor(says.progressVolumes ?? 0)],
    ['my_read_chapters', Math.floor(says.progress)],
    ['my_start_date', date(says.startedOn)],
    ['my_finish_date', date(says.completedOn)],
    ['my_scanalation_group', cdata('')],
    ['my_score', score(says.score)],
    ['my_storage', ''],
    ['my_retail_volumes', 0],
    ['my_status', STATUSES.manga[says.status]],
    ['my_comments', comment(says.notes ?? '')],
    ['my_times_read', says.repeatCount],
    ['my_tags', tags(entry)],
    ['my_priority', priority(entry)],
    ['my_reread_value', ''],
    ['my_rereading', isAgain(entry) ? 'YES' : 'NO'],
    ['my_discuss', 'YES'],
    ['my_sns', 'default'],
    UPDATE,
  ];
};

const element = (entry: ExportEntry): string => {
  const fields = entry.kind === 'anime' ? animeFields(entry) : mangaFields(entry);
  const lines = fields.map(([tag, xml]) => `\t\t<${tag}>${xml}</${tag}>\n`);
  return `\t<${entry.kind}>\n${lines.join('')}\t</${entry.kind}>\n`;
};

const headOf = (kind: WorkKind, { username, counts }: ExportHead): string => {
  const count = (...statuses: ListStatus[]) =>
    statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const verb = kind === 'anime' ? 'watch' : 'read';
  const fields: Field[] = [
    ['user_id', 0],
    ['user_name', escape(username)],
    ['user_export_type', kind === 'anime' ? 1 : 2],
    [`user_total_${kind}`, total],
    [`user_total_${verb}ing`, count('CURRENT')],
    ['user_total_completed', count('COMPLETED', 'REPEATING')],
    ['user_total_onhold', count('PAUSED')],
    ['user_total_dropped', count('DROPPED')],
    [`user_total_planto${verb}`, count('PLANNING')],
  ];
  const lines = fields.map(([tag, xml]) => `\t\t<${tag}>${xml}</${tag}>\n`);
  return `<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>\n\t<myinfo>\n${lines.join('')}\t</myinfo>\n`;
};

/** The format of MyAnimeList's importer: one kind per file, only entries with an id of MyAnimeList. */
export const writeMalXml = (kind: WorkKind): FormatWriter =>
  async function* (entries, head) {
    yield headOf(kind, head);
    for await (const entry of entries) yield element(entry);
    yield '</myanimelist>\n';
  };
