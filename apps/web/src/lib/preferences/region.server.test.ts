import { expect, it } from 'vitest';
import { regionName } from './region-name.ts';
import { regionNames, regionOptions } from './region.server.ts';

it('names countries, and says what is none as it is', () => {
  expect(regionName('JP', 'en')).toBe('Japan');
  expect(regionName('JP', 'ja')).toBe('日本');
  expect(regionName('HK', 'en')).toBe('Hong Kong');
  expect(regionName('MO', 'ja')).toBe('マカオ');
  expect(regionName('<b>', 'en')).toBe('<b>');
  expect(regionNames(['DE', 'JP'], 'ja')).toEqual({ DE: 'ドイツ', JP: '日本' });
});

it('offers countries by name, and what was chosen besides', () => {
  expect(regionOptions('en', null).find(({ value }) => value === 'DE')?.label).toBe('Germany');
  expect(regionOptions('en', 'DE')).toHaveLength(regionOptions('en', null).length);
  const [before, fiji] = regionOptions('en', 'FJ').filter(({ value }) =>
    /^(?:FI|FJ)$/u.test(value),
  );
  expect([before?.label, fiji?.label]).toEqual(['Fiji', 'Finland']);
});
