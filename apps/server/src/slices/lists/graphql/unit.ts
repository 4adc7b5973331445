import { refusal } from '../reasons.ts';
import { MOST_UNITS } from '../rules/edit.ts';

/** Whether a number can be an episode, a chapter or a volume: from 0, with at most two decimals. */
export const isUnit = (unit: number): boolean =>
  unit >= 0 && unit <= MOST_UNITS && Number(unit.toFixed(2)) === unit;

/** @throws Refusal `BAD_USER_INPUT` if it cannot be a unit */
export const requireUnit = (field: 'unit' | 'fromUnit', unit: number): number => {
  if (isUnit(unit)) return unit;
  throw refusal('BAD_USER_INPUT', 'UNIT_INVALID', { field });
};
