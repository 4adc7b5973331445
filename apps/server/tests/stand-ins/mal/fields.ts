/** What MyAnimeList keeps of an entry, in the words in which it shows it. */
export interface MalFields {
  status: string;
  score: number;
  /** Episodes or chapters. */
  units: number;
  volumes: number;
  isAgain: boolean;
  timesAgain: number;
  start_date?: string | undefined;
  finish_date?: string | undefined;
  priority: number;
  tags: readonly string[];
  comments: string;
}

export const EMPTY: MalFields = {
  status: 'plan_to_watch',
  score: 0,
  units: 0,
  volumes: 0,
  isAgain: false,
  timesAgain: 0,
  priority: 0,
  tags: [],
  comments: '',
};

type Kind = 'anime' | 'manga';

const STATUSES: Readonly<Record<Kind, readonly string[]>> = {
  anime: ['watching', 'completed', 'on_hold', 'dropped', 'plan_to_watch'],
  manga: ['reading', 'completed', 'on_hold', 'dropped', 'plan_to_read'],
};

type Reader = (text: string) => Partial<MalFields> | undefined;

const numberUpTo =
  (most: number, field: 'score' | 'units' | 'volumes' | 'timesAgain' | 'priority'): Reader =>
  (text) =>
    /^\d+$/u.test(text) && Number(text) <= most ? { [field]: Number(text) } : undefined;

const date =
  (field: 'start_date' | 'finish_date'): Reader =>
  (text) => {
    if (text === '') return { [field]: undefined };
    return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? { [field]: text } : undefined;
  };

const again: Reader = (text) =>
  ['true', 'false'].includes(text) ? { isAgain: text === 'true' } : undefined;

const MOST = 65_535;

const SHARED: Readonly<Record<string, Reader>> = {
  score: numberUpTo(10, 'score'),
  priority: numberUpTo(2, 'priority'),
  tags: (text) => ({ tags: text.split(',').filter(Boolean) }),
  comments: (comments) => ({ comments }),
  start_date: date('start_date'),
  finish_date: date('finish_date'),
};

/** The parameters of a write, which have other names than the fields of an answer. */
const PARAMETERS: Readonly<Record<Kind, Readonly<Record<string, Reader>>>> = {
  anime: {
    ...SHARED,
    is_rewatching: again,
    num_watched_episodes: numberUpTo(MOST, 'units'),
    num_times_rewatched: numberUpTo(MOST, 'timesAgain'),
  },
  manga: {
    ...SHARED,
    is_rereading: again,
    num_chapters_read: numberUpTo(MOST, 'units'),
    num_volumes_read: numberUpTo(MOST, 'volumes'),
    num_times_reread: numberUpTo(MOST, 'timesAgain'),
  },
};

/** Reads the form of a write; the text says what is wrong with it. */
export const readForm = (
  kind: Kind,
  form: Readonly<Record<string, string>>,
): Partial<MalFields> | string => {
  const read: Partial<MalFields> = {};
  for (const [name, text] of Object.entries(form)) {
    const isStatus = name === 'status' && STATUSES[kind].includes(text);
    const field = isStatus ? { status: text } : PARAMETERS[kind][name]?.(text);
    if (!field) return `invalid ${name}`;
    Object.assign(read, field);
  }
  return read;
};

/** An entry as the service shows it. */
export const shownFields = (kind: Kind, fields: MalFields, updatedAt: Date) => ({
  status: fields.status,
  score: fields.score,
  ...(kind === 'anime'
    ? {
        num_episodes_watched: fields.units,
        is_rewatching: fields.isAgain,
        num_times_rewatched: fields.timesAgain,
      }
    : {
        num_volumes_read: fields.volumes,
        num_chapters_read: fields.units,
        is_rereading: fields.isAgain,
        num_times_reread: fields.timesAgain,
      }),
  ...(fields.start_date !== undefined && { start_date: fields.start_date }),
  ...(fields.finish_date !== undefined && { finish_date: fields.finish_date }),
  priority: fields.priority,
  tags: fields.tags,
  comments: fields.comments,
  updated_at: updatedAt.toISOString().replace(/\.\d+Z$/u, '+00:00'),
});

/** What comes without being asked for. */
const USUAL = new Set([
  'status',
  'score',
  'num_episodes_watched',
  'is_rewatching',
  'num_volumes_read',
  'num_chapters_read',
  'is_rereading',
  'updated_at',
]);

/** The fields in braces after a name of the parameter `fields`; undefined if the name is not in it. */
export const askedFor = (fields: string, name: string): readonly string[] | undefined => {
  const found = new RegExp(`(?:^|,)\\s*${name}(?:\\{([^}]*)\\})?(?:,|$)`, 'u').exec(fields);
  return found ? (found[1] ?? '').split(',').map((one) => one.trim()) : undefined;
};

export const onlyAsked = (shown: object, asked: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(shown).filter(([name]) => USUAL.has(name) || asked.includes(name)),
  );
