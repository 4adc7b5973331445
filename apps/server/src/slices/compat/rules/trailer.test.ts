import { expect, it } from 'vitest';
import { trailerOf } from './trailer.ts';

it.each([
  ['https://www.youtube.com/watch?v=qgQj3t2Zb8M', { id: 'qgQj3t2Zb8M', site: 'youtube' }],
  ['https://www.youtube.com/watch?t=1&v=qgQj3t2Zb8M', { id: 'qgQj3t2Zb8M', site: 'youtube' }],
  ['https://youtu.be/qgQj3t2Zb8M', { id: 'qgQj3t2Zb8M', site: 'youtube' }],
  ['https://www.dailymotion.com/video/x8abc12', { id: 'x8abc12', site: 'dailymotion' }],
  ['https://evil.example/?u=https://youtu.be/qgQj3t2Zb8M', null],
  ['https://youtu.be/short', null],
])('reads the trailer at %s', (address, trailer) => {
  expect(trailerOf([address])).toEqual(trailer);
});

it('takes the first that AniList knows', () => {
  const addresses = ['https://video.example/1', 'https://youtu.be/qgQj3t2Zb8M'];
  expect(trailerOf(addresses)?.id).toBe('qgQj3t2Zb8M');
  expect(trailerOf([])).toBeNull();
});
