import { expect, it } from 'vitest';
import { counted, words } from './words.ts';

const greetings = words({
  en: { hello: 'Hello', bye: (name: string) => `Goodbye, ${name}` },
  ja: { hello: 'こんにちは' },
});

it('says it in the language asked for, and in English what is not translated', () => {
  expect(greetings('en').hello).toBe('Hello');
  expect(greetings('ja').hello).toBe('こんにちは');
  expect(greetings('ja').bye('Mika')).toBe('Goodbye, Mika');
});

it('counts', () => {
  expect(counted(1, 'episode', 'episodes')).toBe('1 episode');
  expect(counted(1200, 'episode', 'episodes')).toBe('1,200 episodes');
});
