import type { EditablePart } from '#slices/catalog/index.ts';
import { RELEASE_FIELDS } from './fields.ts';
import { readFilms, settleFilms } from './films.ts';
import { readUnits, settleUnits } from './units.ts';

/** What people may change of releases: those of films by region, chapters and volumes of manga. */
export const editableReleases: EditablePart = {
  fields: RELEASE_FIELDS,
  read: (db, asked) => (asked.medium === 'ANIME' ? readFilms : readUnits)(db, asked),
  settle: (app, tx, settling) =>
    (settling.medium === 'ANIME' ? settleFilms : settleUnits)(app, tx, settling),
};
