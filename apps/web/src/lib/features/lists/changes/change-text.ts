import { isSingleFilm } from '#lib/features/catalog/film.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import { entryWords } from '../entry/entry-words.ts';
import type { EntryField } from '../entry/entry-texts.ts';
import { fieldName, kindOf, progressText } from '../entry/progress-name.ts';
import { changeWords } from './change-words.ts';
import type { BatchWork, ChangedField } from './changes.ts';

/** Fields that have the names of those of the entry's form. */
const FIELDS: Partial<Record<ChangedField, EntryField>> = {
  STATUS: 'status',
  PROGRESS: 'progress',
  VOLUME_PROGRESS: 'volumeProgress',
  SCORE: 'score',
  STARTED_ON: 'startedOn',
  COMPLETED_ON: 'completedOn',
  REPEAT_COUNT: 'repeatCount',
  NOTES: 'notes',
  TAGS: 'tags',
  PRIORITY: 'priority',
  VISIBILITY: 'visibility',
  HIDDEN_FROM_STATUS_LISTS: 'isHiddenFromStatusLists',
  CUSTOM_LISTS: 'customLists',
};

/** A play shows as progress, and a rewatch as a status. */
const IMPLIED: Partial<Record<ChangedField, ChangedField>> = {
  PLAYS: 'PROGRESS',
  PASSES: 'STATUS',
};

/** More plays than these are not named one by one. */
const MOST_PLAYS = 3;

/** What a change did to the history: "Episode 5 watched again". */
const playTexts = (
  { plays, anime }: BatchWork,
  isManga: boolean,
  say: ReturnType<typeof changeWords>,
): string[] => {
  if (plays.length === 0 || plays.length > MOST_PLAYS) return [say.plays];
  return plays.map(({ fromUnit, unit, isRepeat, isRemoved }) => {
    const isFilm = anime !== null && isSingleFilm(anime);
    const units = fromUnit === unit ? String(unit) : `${fromUnit}–${unit}`;
    const what = isFilm ? null : say.units(units, isManga);
    return isRemoved ? say.unplayed(what) : say.played(what, { isRepeat, isManga });
  });
};

type Values = NonNullable<BatchWork['after']>;
type Value = (values: Values | null) => string | null;

const numberOf = (value: number | null | undefined): string | null =>
  value == null ? null : String(value);

/** What a change did to the entry of a work, in a few words each: "Episodes watched: 3 → 5". */
export function changeTexts(work: BatchWork, isManga: boolean, locale: Locale): string[] {
  const say = changeWords(locale);
  const entry = entryWords(locale);
  const kind = kindOf(work.anime, isManga);
  if (work.outcome === 'DELETED') return [say.removed];

  const valueOf: Partial<Record<ChangedField, Value>> = {
    STATUS: (values) => (values?.status ? entry.statuses(values.status, isManga) : null),
    PROGRESS: (values) =>
      values?.progress == null ? null : progressText(values.progress, kind, locale),
    VOLUME_PROGRESS: (values) => numberOf(values?.volumeProgress),
  };
  const nameOf = (field: ChangedField): string => {
    if (field === 'PASSES') return say.passes(isManga);
    const known = FIELDS[field];
    return known ? fieldName(known, kind, locale) : say.favourite;
  };
  const textOf = (field: ChangedField): string => {
    const after = valueOf[field]?.(work.after);
    if (after == null) return nameOf(field);
    const before = valueOf[field]?.(work.before);
    const value = before == null ? after : say.step(before, after);
    return field === 'STATUS' ? value : say.value(nameOf(field), value);
  };

  const shown = work.fields.filter((field) => {
    const other = IMPLIED[field];
    return other === undefined || !work.fields.includes(other);
  });
  const texts = shown.flatMap((field) =>
    field === 'PLAYS' ? playTexts(work, isManga, say) : [textOf(field)],
  );
  if (work.outcome === 'ADDED') return [say.added, ...texts];
  return texts.length > 0 ? texts : [say.others];
}
