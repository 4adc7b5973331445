import { isPartialDate } from '#platform/partial-date.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { Entry, EntryFields } from '#slices/lists/index.ts';
import { refusal } from '../reasons.ts';
import type { FuzzyDate } from './fuzzy-date.ts';
import type { AniListScoreFormat } from './list.ts';

/** What a client may change of an entry. It sends null for what it does not mean. */
export interface EntryArguments {
  status?: EntryFields['status'];
  /** In the scale of the account; 0 is no score. */
  score?: number | null;
  /** Out of 100; 0 is no score. */
  scoreRaw?: number | null;
  progress?: number | null;
  progressVolumes?: number | null;
  repeat?: number | null;
  priority?: number | null;
  private?: boolean | null;
  notes?: string | null;
  hiddenFromStatusLists?: boolean | null;
  /** Names of custom lists. */
  customLists?: readonly (string | null)[] | null;
  /** Scores by aspect, in the order of the account's aspects. */
  advancedScores?: readonly (number | null)[] | null;
  startedAt?: Partial<FuzzyDate> | null;
  completedAt?: Partial<FuzzyDate> | null;
}

/** What the arguments are read by. */
export interface EditSetting {
  medium: Media;
  scoreFormat: AniListScoreFormat;
  /** The entry as it is now. */
  entry: Pick<Entry, 'progress' | 'visibility'> | undefined;
  /** Its score on a scale, as it was shown. */
  shownScore: (format: AniListScoreFormat) => number | null;
  /** Ids of the custom lists by their names in lower case. */
  listIds: ReadonlyMap<string, string>;
}

/** Ours ends at 3, “high”. */
const MOST_PRIORITY = 3;

const STEPS: Readonly<Record<AniListScoreFormat, number>> = {
  POINT_100: 1,
  POINT_10_DECIMAL: 0.1,
  POINT_10: 1,
  POINT_5: 1,
  POINT_3: 1,
};

const two = (part: number): string => String(part).padStart(2, '0');

/**
 * A date as we keep it, null for none.
 * @throws Refusal `BAD_USER_INPUT` for a day that does not exist, or without its year
 */
const dateOf = (field: string, date: Partial<FuzzyDate>): string | null => {
  const { year, month, day } = date;
  if (year == null && month == null && day == null) return null;
  const text = [
    String(year ?? '').padStart(4, '0'),
    ...(month == null && day == null ? [] : [two(month ?? 0)]),
    ...(day == null ? [] : [two(day)]),
  ].join('-');
  if (year != null && isPartialDate(text)) return text;
  throw refusal('BAD_USER_INPUT', 'COMPAT_DATE_INVALID', { field });
};

/** A score that is sent back as it was shown stays: the scale may have rounded it. */
const scoreOf = (
  { score, scoreRaw }: EntryArguments,
  { scoreFormat: format, shownScore }: EditSetting,
): Pick<EntryFields, 'score' | 'scoreFormat'> => {
  const value = scoreRaw ?? score;
  if (value == null) return {};
  const scoreFormat = scoreRaw == null ? format : 'POINT_100';
  const step = STEPS[scoreFormat];
  const rounded = Number((Math.round(value / step) * step).toFixed(1));
  if (rounded === shownScore(scoreFormat)) return {};
  return { score: rounded === 0 ? null : rounded, scoreFormat };
};

/** AniList shows whole chapters. A number that is sent back as it was shown stays: chapter 10.5 was shown as 10. */
const progressOf = ({ progress }: EntryArguments, { entry }: EditSetting): number | undefined =>
  progress == null || (entry && progress === Math.floor(entry.progress)) ? undefined : progress;

/** Clients send `false` for every entry that is not private, so an entry for followers stays one. */
const visibilityOf = (
  isAsked: boolean | null | undefined,
  isPrivate: boolean,
): Pick<EntryFields, 'visibility'> => {
  if (isAsked == null || isAsked === isPrivate) return {};
  return { visibility: isAsked ? 'PRIVATE' : 'PUBLIC' };
};

/** Clients send null for what they do not mean, so only what has a value counts. */
const without = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;

/**
 * The edit that a client means. Names of custom lists that do not exist are passed over, as on AniList.
 * @throws Refusal `BAD_USER_INPUT` for a date that does not exist
 */
export const editOf = (args: EntryArguments, setting: EditSetting): EntryFields => ({
  ...without({
    status: args.status ?? undefined,
    progress: progressOf(args, setting),
    // Clients send volumes of anime, too, which have none.
    volumeProgress: setting.medium === 'MANGA' ? (args.progressVolumes ?? undefined) : undefined,
    repeatCount: args.repeat ?? undefined,
    notes: args.notes ?? undefined,
    priority: args.priority == null ? undefined : Math.min(args.priority, MOST_PRIORITY),
    isHiddenFromStatusLists: args.hiddenFromStatusLists ?? undefined,
    startedOn: args.startedAt ? dateOf('startedAt', args.startedAt) : undefined,
    completedOn: args.completedAt ? dateOf('completedAt', args.completedAt) : undefined,
    customLists: args.customLists?.flatMap(
      (name) => setting.listIds.get(name?.toLowerCase() ?? '') ?? [],
    ),
  }),
  ...scoreOf(args, setting),
  ...visibilityOf(args.private, setting.entry?.visibility === 'PRIVATE'),
});

/** AniList's names of our fields, for the messages of refused edits. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  volumeProgress: 'progressVolumes',
  repeatCount: 'repeat',
  startedOn: 'startedAt',
  completedOn: 'completedAt',
  isHiddenFromStatusLists: 'hiddenFromStatusLists',
};

/** Which argument a field of ours came from. */
export const argumentsOf =
  ({ scoreRaw }: EntryArguments) =>
  (field: string): string =>
    field === 'score' && scoreRaw != null ? 'scoreRaw' : (FIELD_NAMES[field] ?? field);
