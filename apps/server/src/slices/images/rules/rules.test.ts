import { describe, expect, it } from 'vitest';
import type { PictureHost } from '#slices/sources/index.ts';
import { waitAfter } from '../fetch/retry.ts';
import { formatFor } from './accept.ts';
import { isPicture } from './magic.ts';
import { imageChoiceOf, isImageChoice, mayFetch } from './permit.ts';

describe('the format for a client', () => {
  it.each([
    [undefined, 'jpeg'],
    ['', 'jpeg'],
    ['*/*', 'jpeg'],
    ['image/*', 'jpeg'],
    ['text/html', 'jpeg'],
    // Chrome, Firefox and Safari, as they ask for images.
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif'],
    [
      'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png',
      'avif',
    ],
    ['image/webp,image/png,*/*;q=0.8', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif;q=0.5, image/webp;q=0.9', 'webp'],
    ['image/webp;q=0.5,image/jpeg', 'jpeg'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=x', 'jpeg'],
  ])('that accepts %s is %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});

describe('the beginning of a file', () => {
  it.each([
    ['ff d8 ff e0', true],
    ['89 50 4e 47 0d 0a 1a 0a', true],
    ['47 49 46 38 39 61', true],
    ['52 49 46 46 00 00 00 00 57 45 42 50', true],
    ['00 00 00 20 66 74 79 70 61 76 69 66', true],
    ['00 00 00 20 66 74 79 70 68 65 69 63', false],
    ['52 49 46 46 00 00 00 00 57 41 56 45', false],
    ['3c 73 76 67', false],
    ['ff d8', false],
    ['', false],
  ])('%s: %s', (hex, expected) => {
    expect(isPicture(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toBe(expected);
  });
});

const HOSTS: readonly PictureHost[] = [
  { host: 'a.example', terms: 'allowed', why: '' },
  { host: 'f.example', terms: 'forbidden', why: '' },
  { host: 'u.example', terms: 'unstated', why: '' },
];

describe('the choice of hosts', () => {
  it.each([
    ['auto', true],
    ['off', true],
    ['auto, cdn.example.org', true],
    ['cdn.example.org:8443', true],
    ['off,auto', false],
    ['https://cdn.example.org', false],
    ['cdn example', false],
    [',', false],
  ])('%s can be set: %s', (text, expected) => {
    expect(isImageChoice(text)).toBe(expected);
  });

  it.each([
    ['auto', ['a']],
    ['off', []],
    ['auto,f.example', ['a', 'f']],
    ['u.example', ['u']],
    ['auto,elsewhere.example', ['a']],
  ])('%s lets pictures come from %j', (text, expected) => {
    const choice = imageChoiceOf(text);
    const from = (name: string) =>
      mayFetch(new URL(`https://${name}.example/1.jpg`), choice, HOSTS);
    expect(['a', 'f', 'u', 'x'].filter(from)).toEqual(expected);
  });

  it.each([
    'http://a.example/',
    'https://a:b@a.example/',
    'https://a.example:444/',
    'ftp://a.example/',
  ])('never lets them come from %s', (address) => {
    expect(mayFetch(new URL(address), imageChoiceOf('auto'), HOSTS)).toBe(false);
  });
});

it('the wait after failures doubles up to a month, and a host may ask for up to a day', () => {
  const days = [1, 2, 5, 9].map((failures) => waitAfter(failures, 'gone', 0) / 86_400_000);
  expect(days).toEqual([1, 2, 16, 30]);
  const minutes = [1, 2, 3, 20].map((failures) => waitAfter(failures, 'later', 0) / 60_000);
  expect(minutes).toEqual([5, 10, 20, 1440]);
  expect(waitAfter(1, 'later', 3_600_000)).toBe(3_600_000);
  expect(waitAfter(1, 'later', 9e12)).toBe(86_400_000);
});
