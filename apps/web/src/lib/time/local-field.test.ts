import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantOfField, localField } from './local-field.ts';

it('says an instant by the clocks of a zone', () => {
  const instant = Date.parse('2026-01-15T12:00:00Z');
  expect(localField(instant, 'Europe/Berlin')).toBe('2026-01-15T13:00');
  expect(localField(instant, 'Asia/Kolkata')).toBe('2026-01-15T17:30');
  expect(instantOfField('2026-01-15T13:00', 'Europe/Berlin')).toBe(instant);
});

it('is read as it was written, in summer and winter', () => {
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Asia/Tokyo',
    'Asia/Kathmandu',
  );
  const minutes = fc.integer({ min: Date.UTC(1990) / 60_000, max: Date.UTC(2040) / 60_000 });
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const text = localField(minute * 60_000, zone);
      const read = instantOfField(text, zone) ?? NaN;
      expect(localField(read, zone)).toBe(text);
    }),
  );
});

it('takes nothing that is no time', () => {
  expect(instantOfField('', 'UTC')).toBeNull();
  expect(instantOfField('2026-13-40T99:99', 'UTC')).toBeNull();
  expect(instantOfField('yesterday', 'UTC')).toBeNull();
});
