import { entryWords } from '#lib/features/lists/entry/entry-words.ts';
import type { Locale } from '#lib/i18n/locale.ts';
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
    readonly anime?: Titled | null;
    readonly manga?: Titled | null;
  },
  untitled: string,
): string => {
  const work = row.anime ?? row.manga;
  return work?.titleRomaji ?? work?.titleNative ?? (row.title || untitled);
};

interface Titled {
  readonly titleRomaji: string | null;
  readonly titleNative: string | null;
}
