import { isSingleFilm, type Film } from '#lib/features/catalog/film.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import type { EntryField } from './entry-texts.ts';
import { entryWords } from './entry-words.ts';

/** What an entry is of. A film counts no episodes: it is watched or not. */
export type Kind = 'anime' | 'film' | 'manga';

export const kindOf = (work: Film | null, isManga: boolean): Kind => {
  if (isManga) return 'manga';
  return work && isSingleFilm(work) ? 'film' : 'anime';
};

/** The medium of the list that has the entry. */
export const mediumOf = (kind: Kind): WorkKind => (kind === 'film' ? 'anime' : kind);

/** The name of a field of an entry. */
export function fieldName(field: EntryField, kind: Kind, locale: Locale): string {
  const say = entryWords(locale);
  return kind === 'film' && field === 'progress'
    ? say.watched
    : say.fields(field, kind === 'manga');
}

/** Progress as people say it: a number, or of a film yes or no. */
export function progressText(progress: number, kind: Kind, locale: Locale): string {
  if (kind !== 'film') return String(progress);
  const say = entryWords(locale);
  return progress > 0 ? say.yes : say.no;
}
