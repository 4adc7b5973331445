import { expect, it } from 'vitest';
import { seasonOf } from './season.ts';

it.each([
  ['2023-09-29', 'FALL', 2023],
  ['2023-09-20', 'SUMMER', 2023],
  ['2023-09-21', 'FALL', 2023],
  ['2016-08-26', 'SUMMER', 2016],
  ['2013-04-07', 'SPRING', 2013],
  ['2025-12-21', 'FALL', 2025],
  ['2025-12-22', 'WINTER', 2026],
  ['2026-03-21', 'WINTER', 2026],
  ['2026-03-22', 'SPRING', 2026],
] as const)('counts a premiere on %s to %s %i', (day, season, seasonYear) => {
  expect(seasonOf(day)).toEqual({ season, seasonYear });
});
