import { expect, it } from 'vitest';
import { counted, grouped, words } from './words.ts';

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

it('groups the digits of a number as Intl does', () => {
  for (const count of [0, 7, 999, 1000, 12_345, 1_234_567]) {
    expect(grouped(count)).toBe(count.toLocaleString('en'));
    expect(grouped(count)).toBe(count.toLocaleString('ja'));
  }
});
