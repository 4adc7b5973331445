import { z } from 'zod';
import { ABSOLUTE_SEASON } from '../model.ts';

/** Numbers of mapping files, within the limits of a title database. */
export const int = (least: number, most: number) => z.number().int().min(least).max(most);

export const externalId = int(1, 2_147_483_647);
export const season = int(0, 10_000);
export const seasonOrAbsolute = int(ABSOLUTE_SEASON, 10_000);
export const episodeNumber = int(0, 100_000);
/** Where a range begins or ends. Offsets can move it before the first episode. */
export const position = int(-100_000, 100_000);

/** The same for text: `"12"`. Empty text counts as missing. */
export const digits = <S extends z.ZodType<number, number>>(schema: S) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^-?\d{1,10}$/u.test(text) ? Number(text) : text),
    schema,
  );

/** An attribute or cell that may be empty. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
