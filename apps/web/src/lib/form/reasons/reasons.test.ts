import { REASONS } from '@tsuzuki/contract/reasons';
import { describe, expect, it } from 'vitest';
import { JAPANESE } from './index.ts';

const namesIn = (message: string): string[] => message.match(/\{\w+\}/gu) ?? [];

const translated = Object.entries(JAPANESE).flatMap(([slice, table]) =>
  Object.entries(table).map(([reason, text]) => {
    const messages: Readonly<Record<string, string>> = REASONS[slice as keyof typeof REASONS];
    return { reason, text, message: messages[reason] ?? '' };
  }),
);

describe('Japanese messages', () => {
  it.each(translated)('of $reason name only values the server sends', ({ text, message }) => {
    expect(namesIn(message)).toEqual(expect.arrayContaining(namesIn(text)));
  });
});
