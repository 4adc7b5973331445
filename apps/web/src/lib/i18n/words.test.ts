import { expect, it } from 'vitest';
import { counted, words } from './words.ts';

const greetings = words({
  en: { hello: 'Hello', bye: (name: string) => `Goodbye, ${name}` },
  ja: { hello: 'こんにちは', bye: (name: string) => `さようなら、${name}` },
});

it('says it in the language asked for', () => {
  expect(greetings('en').hello).toBe('Hello');
  expect(greetings('en').bye('Mika')).toBe('Goodbye, Mika');
  expect(greetings('ja').hello).toBe('こんにちは');
  expect(greetings('ja').bye('Mika')).toBe('さようなら、Mika');
});

it('counts', () => {
  expect(counted(1, 'episode', 'episodes')).toBe('1 episode');
  expect(counted(1200, 'episode', 'episodes')).toBe('1,200 episodes');
});
