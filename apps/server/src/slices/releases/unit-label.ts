import { z } from 'zod';
import { normalLabel, numberOf } from './rules/label.ts';

const MOST_CHARACTERS = 20;

/** The label of a chapter or a volume, as files and people write it. */
export const UnitLabel = z.coerce
  .string()
  .max(2 * MOST_CHARACTERS)
  .transform(normalLabel)
  .pipe(z.string().min(1).max(MOST_CHARACTERS));

/** The position of a unit, if it is stated. */
export const UnitPosition = z.coerce.number().min(0).max(1_000_000);

/** Where a unit stands: where it is said to be, or by its number. Null if neither tells. */
export const positionOf = ({
  position,
  label,
}: {
  position: number | null;
  label: string;
}): number | null => position ?? numberOf(label);
