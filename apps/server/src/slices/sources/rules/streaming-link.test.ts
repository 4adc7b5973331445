import { describe, expect, it } from 'vitest';
import { streamingLink, webAddress } from './streaming-link.ts';

const netflix = { urlTemplate: 'https://www.netflix.com/title/{{id}}', regions: null };
const entry = { site: 'netflix', id: '81726714', url: null, beginMs: null, regions: null };

describe('streamingLink', () => {
  it('makes the address from the template of the site', () => {
    expect(streamingLink(entry, netflix)).toEqual({
      service: 'netflix',
      url: 'https://www.netflix.com/title/81726714',
      regions: null,
      startsAt: null,
    });
  });

  it('keeps the parts of an id that is a path, and writes an id literally', () => {
    expect(streamingLink({ ...entry, id: 'g/g$&z 1' }, netflix)?.url).toBe(
      'https://www.netflix.com/title/g/g$&z%201',
    );
  });

  it('prefers an address of the entry’s own', () => {
    const url = 'https://www.disneyplus.com/movies/your-name/4ev2b2lIvNUI';
    expect(streamingLink({ ...entry, url }, netflix)?.url).toBe(url);
  });

  it.each([
    ['its own', { ...entry, regions: ['TW'] }, ['HK', 'MO'], ['TW']],
    ['those of its site', entry, ['HK', 'KH', 'KH'], ['HK', 'KH']],
    ['Japan for Prime Video, by its address', { ...entry, site: 'prime' }, null, ['JP']],
    ['none that nobody states', entry, null, null],
  ])('has %s as regions', (_, from, regions, expected) => {
    expect(streamingLink(from, { ...netflix, regions })?.regions).toEqual(expected);
  });

  it.each([
    ['2023-09-29T12:00:00.000Z', '2023-09-29T12:00:00.000Z'],
    ['2023-09-28T16:00:00.000Z', '2023-09-29'],
    ['2023-09-29T15:00:00.000Z', '2023-09-30'],
    ['2023-10-24T16:00:01.000Z', '2023-10-24T16:00:01.000Z'],
  ])('starts, when written as %s, at %s', (begin, expected) => {
    const link = streamingLink({ ...entry, beginMs: Date.parse(begin) }, netflix);
    expect(link?.startsAt).toBe(expected);
  });

  it('is none without an address of the web', () => {
    expect(streamingLink({ ...entry, id: null }, netflix)).toBeNull();
    expect(streamingLink({ ...entry, url: 'javascript:alert(1)' }, netflix)).toBeNull();
  });
});

it.each([
  ['http://frieren-anime.jp', 'http://frieren-anime.jp/'],
  ['ttp://sayoasa.jp/', null],
  ['frieren-anime.jp', null],
])('reads %s as the address %s', (text, expected) => {
  expect(webAddress(text)).toBe(expected);
});
