import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { UnderWay } from './under-way.ts';

const respond = () => new EventEmitter() as ServerResponse;
const refusedWith = (begin: () => void): string => {
  try {
    begin();
    return 'begun';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('lets one owner have so many, and all together so many', () => {
  const work = new UnderWay({ most: 3, mostOfOne: 2 });
  const begin = (...owners: string[]) => refusedWith(() => work.begin({ owners }, respond()));
  expect([begin('a', '1'), begin('a', '2')]).toEqual(['begun', 'begun']);
  expect([begin('a', '3'), begin('b', '4'), begin('c', '5')]).toEqual([
    'RATE_LIMITED',
    'begun',
    'UNAVAILABLE',
  ]);
});

it('counts what all of them may come to hold', () => {
  const work = new UnderWay({ most: 9, mostOfOne: 9, mostBytes: 100 });
  const begin = (bytes: number) =>
    refusedWith(() => work.begin({ owners: ['a'], bytes }, respond()));
  expect([begin(60), begin(60), begin(40), begin(1)]).toEqual([
    'begun',
    'UNAVAILABLE',
    'begun',
    'UNAVAILABLE',
  ]);
});

it('makes room once when the answer is sent, or nobody is left to send it to', () => {
  const work = new UnderWay({ most: 1, mostOfOne: 1, mostBytes: 10 });
  for (const events of [['finish'], ['close'], ['finish', 'close']]) {
    const response = respond();
    work.begin({ owners: ['a'], bytes: 10 }, response);
    for (const event of events) response.emit(event);
  }
  work.begin({ owners: ['a'], bytes: 10 }, respond());
  expect(refusedWith(() => work.begin({ owners: ['a'] }, respond()))).toBe('RATE_LIMITED');
});
