import { expect, it } from 'vitest';
import { regionName, regionOptions } from './region.ts';

it('names countries, and says what is none as it is', () => {
  expect(regionName('JP', 'en')).toBe('Japan');
  expect(regionName('JP', 'ja')).toBe('日本');
  expect(regionName('<b>', 'en')).toBe('<b>');
  expect(regionOptions('en').find(({ value }) => value === 'DE')?.label).toBe('Germany');
});
