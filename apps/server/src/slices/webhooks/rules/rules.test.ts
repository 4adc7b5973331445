import { describe, expect, it } from 'vitest';
import { passes, type EndpointFilter, type EventFacts } from './filter.ts';
import { isHeaderValue, isSafeHeader } from './header.ts';

describe('a filter', () => {
  const anything: EndpointFilter = {
    animeIds: null,
    mangaIds: null,
    regions: null,
    services: null,
    takesAdult: false,
  };
  const offer: EventFacts = {
    type: 'streaming.available',
    media: 'ANIME',
    workId: 'a',
    formerIds: ['was-a'],
    isAdult: false,
    regions: ['JP', 'US'],
    service: 'netflix',
  };

  it.each([
    ['nothing', {}, {}, true],
    ['the work', { animeIds: ['a'] }, {}, true],
    ['another work', { animeIds: ['b'] }, {}, false],
    ['a work that was merged into it', { animeIds: ['was-a'] }, {}, true],
    ['manga only, which does not concern anime', { mangaIds: ['b'] }, {}, true],
    ['one of the regions', { regions: ['US'] }, {}, true],
    ['another region', { regions: ['FR'] }, {}, false],
    ['a region, where none is known', { regions: ['FR'] }, { regions: null }, true],
    ['the service', { services: ['netflix'] }, {}, true],
    ['the service in other letters', { services: ['NETFLIX'] }, {}, true],
    ['another service', { services: ['hulu'] }, {}, false],
    ['a service, of what has none', { services: ['hulu'] }, { service: null }, true],
    ['adult titles without opting in', {}, { isAdult: true }, false],
    ['adult titles', { takesAdult: true }, { isAdult: true }, true],
  ] as const)('by %s', (_what, filter, facts, expected) => {
    expect(passes({ ...anything, ...filter }, { ...offer, ...facts })).toBe(expected);
  });
});

describe('a header of an owner', () => {
  it('is none that we or proxies set', () => {
    const allowed = ['authorization', 'x-api-key', 'x-my-app', 'cf-access-client-id'];
    const refused = [
      'host',
      'content-length',
      'transfer-encoding',
      'connection',
      'cookie',
      'user-agent',
      'webhook-id',
      'x-service-signature',
      'x-forwarded-for',
      'x-real-ip',
      'x-original-url',
      'x-http-method-override',
      'x-',
      'x y',
      'x-a\r\nhost',
    ];
    expect(allowed.filter((name) => !isSafeHeader(name))).toEqual([]);
    expect(refused.filter(isSafeHeader)).toEqual([]);
  });

  it('has one line of printable text', () => {
    expect(['a', 'Bearer x y', '~'].every(isHeaderValue)).toBe(true);
    expect(['', ' a', 'a ', 'a\r\nb', 'a\nb', 'é', '葬', 'x'.repeat(501)].some(isHeaderValue)).toBe(
      false,
    );
  });
});
