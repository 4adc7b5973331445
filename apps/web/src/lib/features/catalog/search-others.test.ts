import { expect, it } from 'vitest';
import { isNameOf } from './search-others.ts';

const others = {
  people: [{ id: '1', name: 'Hayao Miyazaki', nameNative: '宮崎駿' }],
  studios: [{ id: '2', name: 'Studio Ghibli' }],
  anime: null,
  manga: null,
  characters: [{ id: '3', name: 'Frieren', nameNative: 'フリーレン' }],
};

it.each(['hayao miyazaki', 'Miyazaki, Hayao', '宮崎駿', 'studio ghibli'])(
  'takes %s for the name of a person or a studio',
  (query) => {
    expect(isNameOf(query, others)).toBe(true);
  },
);

it.each(['miyazaki', 'frieren', 'studio', '…'])('takes %s for a title', (query) => {
  expect(isNameOf(query, others)).toBe(false);
});
