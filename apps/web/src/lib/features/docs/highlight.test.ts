import { EXAMPLES } from '@tsuzuki/contract/examples';
import { expect, it } from 'vitest';
import { clientSample, curlOf } from './example.ts';
import { highlight } from './highlight.ts';

const BASE = 'https://anime.example.org';

it('the pieces are the text again', () => {
  const texts = [
    clientSample(BASE),
    ...EXAMPLES.map(({ query }) => curlOf(BASE, query)),
    '"\\',
    '',
  ];
  for (const text of texts)
    expect(
      highlight(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});

it('tells names, strings, numbers and words apart', () => {
  const kinds = highlight('query Q { a(name: "x", first: 5) } # why').filter(
    ({ kind }) => kind !== 'plain',
  );
  expect(kinds).toEqual([
    { kind: 'word', text: 'query' },
    { kind: 'name', text: 'name' },
    { kind: 'string', text: '"x"' },
    { kind: 'name', text: 'first' },
    { kind: 'number', text: '5' },
    { kind: 'comment', text: '# why' },
  ]);
});
