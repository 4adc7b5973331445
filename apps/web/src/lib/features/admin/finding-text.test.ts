import { FINDINGS } from '@tsuzuki/contract/reasons';
import { expect, it } from 'vitest';
import { findingText, JAPANESE_FINDINGS } from './finding-text.ts';

const namesIn = (message: string): string[] => message.match(/\{\w+\}/gu) ?? [];

it.each(Object.entries(FINDINGS))('says %s in Japanese with values it has', (reason, message) => {
  expect(namesIn(message)).toEqual(
    expect.arrayContaining(namesIn(JAPANESE_FINDINGS[reason as keyof typeof FINDINGS])),
  );
});

it('says a finding in the language of the reader', () => {
  const finding = {
    name: 'clock',
    isGood: true,
    reason: 'CLOCK_AGREES',
    values: { ms: 3 },
    detail: 'agrees with the database to 3 ms',
  } as const;
  expect(findingText(finding, 'en')).toBe(finding.detail);
  expect(findingText(finding, 'ja')).toBe('データベースとのずれは 3 ミリ秒です');
});

it('writes the day of a finding as pages do', () => {
  const finding = {
    name: 'sources',
    isGood: true,
    reason: 'SOURCES_NEWEST',
    values: { day: '2026-04-24' },
    detail: 'the newest data is of 2026-04-24',
  } as const;
  expect(findingText(finding, 'en')).toBe('the newest data is of 24 Apr 2026');
  expect(findingText(finding, 'ja')).toContain('2026年4月24日');
});
