import { REASONS } from '@tsuzuki/contract/reasons';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import { JAPANESE } from './index.ts';
import { refusalText } from '../refusal-text.ts';

const namesIn = (message: string): string[] => message.match(/\{\w+\}/gu) ?? [];

const saidIn = (tables: Partial<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(tables).flatMap(([slice, table = {}]) =>
    Object.entries(table).map(([reason, text]) => {
      const messages: Readonly<Record<string, string>> = REASONS[slice as keyof typeof REASONS];
      return { reason, text, message: messages[reason] ?? '' };
    }),
  );

describe.each([
  ['Japanese', saidIn(JAPANESE)],
  ['English', saidIn(ENGLISH)],
])('%s messages', (_language, said) => {
  it.each(said)('of $reason name only values the server sends', ({ text, message }) => {
    expect(namesIn(message)).toEqual(expect.arrayContaining(namesIn(text)));
  });
});

it('no page names a field of the API in a message about a list or its history', () => {
  const named = Object.entries({ ...REASONS.lists, ...REASONS.platform })
    .filter(([reason, detail]) => refusalText({ detail, reason }, 'en').includes('{field}'))
    .map(([reason]) => reason);
  expect(named).toEqual([]);
});
