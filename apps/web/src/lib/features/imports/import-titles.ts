import { mainTitle, type Titles } from '#lib/features/catalog/title.ts';
import type { TitleLanguage } from '#lib/preferences/preferences.ts';
import type { ImportRow, ListImport } from './list-import.ts';

interface Named {
  readonly title: string | null;
  readonly titles: Titles | null;
}

/** A work by its title in the preferred language. */
const inLanguage = <Work extends Named>(work: Work, preferred: TitleLanguage): Work =>
  work.titles ? { ...work, title: mainTitle(work.titles, preferred).text } : work;

/** A row whose works have their titles in the preferred language. */
export const rowInLanguage = (row: ImportRow, preferred: TitleLanguage): ImportRow => ({
  ...row,
  work: row.work && inLanguage(row.work, preferred),
  suggestions: row.suggestions.map((work) => inLanguage(work, preferred)),
});

/** An import whose entries that stayed have their titles in the preferred language. */
export const importInLanguage = (found: ListImport, preferred: TitleLanguage): ListImport => ({
  ...found,
  undone: found.undone && {
    ...found.undone,
    left: found.undone.left.map((entry) => inLanguage(entry, preferred)),
  },
});
