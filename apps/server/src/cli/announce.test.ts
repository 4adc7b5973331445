import { expect, it } from 'vitest';
import { readyLines } from './announce.ts';

const listensAt = 'http://localhost:3000';

it('a server tells the address people use, and where it listens when that is another', () => {
  const [ready, explorer] = readyLines({
    baseUrl: 'https://anime.example.org',
    listensAt,
    seconds: 2.04,
  });
  expect(ready).toBe(
    'Tsuzuki is ready at https://anime.example.org, listening at http://localhost:3000  (in 2.0 s)',
  );
  expect(explorer).toContain('https://anime.example.org/graphql.');
});

it('a server without such an address tells where it listens', () => {
  for (const baseUrl of [undefined, listensAt]) {
    const lines = readyLines({ baseUrl, listensAt, seconds: 1 });
    expect(lines[0]).toBe('Tsuzuki is ready at http://localhost:3000  (in 1.0 s)');
    expect(lines[1]).toContain('http://localhost:3000/graphql.');
  }
});
