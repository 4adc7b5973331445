import { expect, it } from 'vitest';
import type { StaffCredit } from '../credit.ts';
import { namesOfStaff, namesOfStudios } from './filter.ts';

it('brings the names of a work to the form they are compared in, once', () => {
  const staff = [{ name: 'Hayao MIYAZAKI', nameNative: '宮崎 駿' }] as unknown as StaffCredit[];
  expect(namesOfStaff({ staff })).toEqual(['hayao miyazaki', '宮崎 駿']);
  expect(namesOfStaff({ staff })).toBe(namesOfStaff({ staff }));
  const studios = ['Studio Ghibli', 'MADHOUSE'];
  expect(namesOfStudios({ studios })).toEqual(['ghibli studio', 'madhouse']);
  expect(namesOfStudios({ studios })).toBe(namesOfStudios({ studios }));
});
