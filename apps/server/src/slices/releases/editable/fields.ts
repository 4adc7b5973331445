import { z } from 'zod';
import { type EditableField, type Media, valueKind } from '#slices/catalog/index.ts';
import { MOVIE_RELEASE_KINDS } from '../model.ts';
import { filmKey, FILM_LIST } from '../rules/film-address.ts';
import { unitKey } from '../rules/unit-address.ts';
import { positionOf, UnitLabel, UnitPosition } from '../unit-label.ts';

const FilmRow = z.strictObject({
  region: valueKind.country.schema,
  kind: z.enum(MOVIE_RELEASE_KINDS),
  releasedOn: valueKind.date.schema,
  note: valueKind.name.schema.nullable().default(null),
});

/** A release of a film, as people state it. */
export type FilmValue = z.infer<typeof FilmRow>;

const UnitRow = z
  .strictObject({
    language: valueKind.Language,
    label: UnitLabel,
    position: UnitPosition.nullable().default(null),
    title: valueKind.title.schema.nullable().default(null),
    releasedOn: valueKind.date.schema.nullable().default(null),
    url: valueKind.address.schema.nullable().default(null),
  })
  .transform((row, context) => {
    const position = positionOf(row);
    if (position === null) context.addIssue({ code: 'custom', path: ['position'] });
    return { ...row, position: position ?? 0 };
  });

const ChapterRow = z
  .looseObject({ volume: UnitLabel.nullable().default(null) })
  .transform(({ volume, ...row }, context) => {
    const unit = UnitRow.safeParse(row);
    if (unit.success) return { ...unit.data, volume };
    for (const { path } of unit.error.issues) context.addIssue({ code: 'custom', path });
    return z.NEVER;
  });

/** A chapter or a volume, as people state it. */
export type UnitValue = z.infer<typeof UnitRow> & { volume?: string | null };

const units = (name: string, schema: z.ZodType): EditableField => ({
  name,
  group: 'CHAPTERS',
  schema,
  fault: 'EDIT_UNIT_INVALID',
  keyOf: unitKey,
  isLong: true,
});

/** What people may change of releases. */
export const RELEASE_FIELDS: Readonly<Record<Media, readonly EditableField[]>> = {
  ANIME: [
    {
      name: FILM_LIST,
      group: 'DATES',
      schema: FilmRow,
      fault: 'EDIT_DATE_INVALID',
      keyOf: filmKey,
    },
  ],
  MANGA: [units('chapters', ChapterRow), units('volumes', UnitRow)],
};
