import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTry, pauseMs, TRIED_MS } from '../delivery/retry.ts';
import { classOf, classOfStatus, isReceived } from '../delivery/fault.ts';
import { OutboundFault } from '#platform/outbound/index.ts';
import { passes, type EndpointFilter, type EventFacts } from './filter.ts';
import { isHeaderValue, isSafeHeader } from './header.ts';
import { stepOf, warningsBy } from './health.ts';

const NOON = new Date('2026-01-15T12:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR_MS);

/** The tries of an event whose receiver always fails, in hours after the first. */
const triesOf = ({ random, endsAfter }: { random: number; endsAfter: number }): number[] => {
  const tries = [0];
  let now = NOON;
  for (;;) {
    const failed = { isTrial: false, tries: tries.length, now, askedMs: undefined, random };
    const next = nextTry({ ...failed, expiresAt: at(endsAfter) });
    if (!next) return tries;
    now = next;
    tries.push((now.getTime() - NOON.getTime()) / HOUR_MS);
  }
};

describe('the tries of an event', () => {
  it('are ten, over three days', () => {
    const tries = triesOf({ random: 0.5, endsAfter: 75 });
    expect(tries.map((hours) => Math.round(hours))).toEqual([0, 0, 0, 1, 3, 8, 18, 32, 52, 75]);
  });

  it('end with the event, whatever the jitter: never after it, and the last one shortly before if much time is left', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 90 }),
        (random, endsAfter) => {
          const tries = triesOf({ random, endsAfter });
          expect(tries.length).toBeLessThanOrEqual(10);
          expect(tries.at(-1)).toBeLessThan(endsAfter);
          expect(tries).toEqual([...new Set(tries)].toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it('wait as long as the receiver asks, but no longer than a day', () => {
    const failed = { isTrial: false, tries: 1, now: NOON, expiresAt: at(75), random: 0.5 };
    expect(nextTry({ ...failed, askedMs: HOUR_MS })).toEqual(at(1));
    expect(nextTry({ ...failed, askedMs: 99 * 24 * HOUR_MS })).toEqual(at(24));
    expect(nextTry({ ...failed, tries: 9, askedMs: 1 })).toEqual(at(24));
    expect(nextTry({ ...failed, expiresAt: at(1), askedMs: 5 * HOUR_MS })).toBeNull();
  });

  it('of a ping or a test are three, in minutes', () => {
    const failed = { isTrial: true, now: NOON, expiresAt: at(1), askedMs: undefined, random: 0.5 };
    const waits = [1, 2, 3].map((tries) => nextTry({ ...failed, tries })?.getTime());
    expect(waits).toEqual([NOON.getTime() + 5_000, NOON.getTime() + 300_000, undefined]);
  });

  it('pause for the whole endpoint after a 429, and after a 503 that says how long', () => {
    expect(pauseMs(429, undefined)).toBe(60_000);
    expect(pauseMs(429, 120_000)).toBe(120_000);
    expect(pauseMs(429, 99 * HOUR_MS)).toBe(HOUR_MS);
    expect(pauseMs(503, 5_000)).toBe(5_000);
    expect([pauseMs(503, undefined), pauseMs(500, 5_000), pauseMs(null, undefined)]).toEqual([
      0, 0, 0,
    ]);
    expect(TRIED_MS).toBe(75 * HOUR_MS);
  });
});

describe('what an answer means', () => {
  it.each([
    [200, null, null, true],
    [204, null, null, true],
    [200, 'TOO_LARGE', null, true],
    [200, 'CUT_OFF', null, false],
    [200, 'TOO_SLOW', null, false],
    [302, 'REDIRECT', 'REDIRECT', false],
    [404, 'STATUS', 'STATUS', false],
    [500, 'STATUS', 'STATUS', false],
  ] as const)('of %s with %s', (status, fault, ofStatus, received) => {
    expect(classOfStatus(status)).toBe(ofStatus);
    expect(isReceived(status, fault)).toBe(received);
  });

  it.each([
    ['forbidden', '', 'FORBIDDEN'],
    ['too_slow', '', 'TOO_SLOW'],
    ['unreachable', 'ENOTFOUND', 'NO_ADDRESS'],
    ['unreachable', 'EAI_AGAIN', 'NO_ADDRESS'],
    ['unreachable', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'TLS'],
    ['unreachable', 'ERR_TLS_CERT_ALTNAME_INVALID', 'TLS'],
    ['unreachable', 'CERT_HAS_EXPIRED', 'TLS'],
    ['unreachable', 'ECONNREFUSED', 'UNREACHABLE'],
    ['cut_off', 'UND_ERR_SOCKET', 'CUT_OFF'],
    ['too_large', '', 'TOO_LARGE'],
  ] as const)('that is %s by %s is %s', (reason, code, expected) => {
    expect(classOf(new OutboundFault(reason, '', code))).toBe(expected);
  });
});

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
    isAdult: false,
    regions: ['JP', 'US'],
    service: 'netflix',
  };

  it.each([
    ['nothing', {}, {}, true],
    ['the work', { animeIds: ['a'] }, {}, true],
    ['another work', { animeIds: ['b'] }, {}, false],
    ['manga only, which does not concern anime', { mangaIds: ['b'] }, {}, true],
    ['one of the regions', { regions: ['US'] }, {}, true],
    ['another region', { regions: ['FR'] }, {}, false],
    ['a region, where none is known', { regions: ['FR'] }, { regions: null }, true],
    ['the service', { services: ['netflix'] }, {}, true],
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

describe('an endpoint that fails', () => {
  const row = (failures: number, warnings = 0) => ({ failures, warnings, failingSince: NOON });

  it('is told about after four hours and after a day, and disabled after five days and ten failures', () => {
    expect(stepOf(row(50), at(3.9))).toBe('nothing');
    expect(stepOf(row(2), at(5))).toBe('nothing');
    expect(stepOf(row(3), at(4))).toBe('warn');
    expect(stepOf(row(9, 1), at(10))).toBe('nothing');
    expect(stepOf(row(9, 1), at(24))).toBe('warn');
    expect(stepOf(row(9, 2), at(500))).toBe('nothing');
    expect(stepOf(row(10, 2), at(119))).toBe('nothing');
    expect(stepOf(row(10, 2), at(120))).toBe('disable');
    expect(stepOf({ failures: 0, warnings: 0, failingSince: null }, at(500))).toBe('nothing');
  });

  it('gets one letter after a long silence, not two', () => {
    expect([1, 4, 23, 24, 99].map((hours) => warningsBy(NOON, at(hours)))).toEqual([0, 1, 1, 2, 2]);
  });
});
