import { mainTitle, type Titles } from '#lib/features/catalog/title.ts';
import { entryWords } from '#lib/features/lists/entry/entry-words.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import { planWords } from './plan-words.ts';
import type { SyncField } from './sync.ts';

/** A value of a field as people say it. */
export function valueText(
  { field, value, isManga }: { field: SyncField | null; value: string | null; isManga: boolean },
  locale: Locale,
): string {
  const say = planWords(locale);
  if (value === null || value === '') return say.empty;
  if (field === 'STATUS') return entryWords(locale).statuses(value.toUpperCase(), isManga);
  if (field === 'PRIVATE') return value === 'true' ? say.yes : say.no;
  return value;
}

/** The title of a row: that of our work, or that at the other service. */
export const titleOf = (
  row: {
    readonly title?: string | null;
    readonly anime?: Titles | null;
    readonly manga?: Titles | null;
  },
  { locale, titles }: Pick<Preferences, 'locale' | 'titles'>,
): string => {
  const work = row.anime ?? row.manga;
  return work ? mainTitle(work, titles).text : row.title || planWords(locale).untitled;
};
