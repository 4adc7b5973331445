import { expect, test } from 'vitest';
import { packValues, unpackValues } from './packed-values.ts';

const again = async <T>(list: readonly T[]): Promise<T[]> =>
  unpackValues<T>(await packValues(list));

test('plain values come back as they were', async () => {
  const list = [
    { title: 'Frieren', native: '葬送のフリーレン', score: 8.9, isAdult: false, end: null },
    { title: 'é ÿ Ā 👨‍👩‍👧 \ud800 "\\\n', tags: ['a', 1, -1.5, null, []], none: {} },
    [['nested', [{ deep: true }]]],
    'text',
    28,
    null,
  ];
  expect(await again(list)).toEqual(list);
  expect(await again([])).toEqual([]);
});

test('fields without a value are left out, as in JSON', async () => {
  expect(Object.keys((await again([{ a: 1, b: undefined }]))[0]!)).toEqual(['a']);
});

test('more values than are read in one go come back', async () => {
  const list = Array.from({ length: 25_000 }, (_, index) => [
    `title ${index}`,
    `題 ${index}`,
    index,
  ]);
  expect(await again(list)).toEqual(list);
});

test('many objects of the same fields come back, whatever their names', async () => {
  const list = Array.from({ length: 200 }, (_, index) => ({
    id: index,
    'a b': [{ '"}; throw 1; //': `${index}` }],
    [`field ${index % 2}`]: { 日本: null },
  }));
  expect(await again(list)).toEqual(list);
});

test('what several have is the same object again', async () => {
  const [genres, source] = [['Drama'], { key: 'mal' }];
  const [one, other] = await again([
    { genres, source },
    { genres, source },
  ]);
  expect(one!.genres).toBe(other!.genres);
  expect(one!.source).toBe(other!.source);
  expect(one!.source).toEqual(source);
});
