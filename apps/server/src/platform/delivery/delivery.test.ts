import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { OutboundFault } from '#platform/outbound/index.ts';
import { classOf, classOfStatus, isReceived } from './fault.ts';
import { pauseMs } from './schedule.ts';

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

describe('a busy receiver', () => {
  it('pauses its target after a 429, and after a 503 that says how long', () => {
    expect(pauseMs(429, undefined)).toBe(60_000);
    expect(pauseMs(429, 120_000)).toBe(120_000);
    expect(pauseMs(429, 99 * HOUR_MS)).toBe(HOUR_MS);
    expect(pauseMs(503, 5_000)).toBe(5_000);
    expect([pauseMs(503, undefined), pauseMs(500, 5_000), pauseMs(null, undefined)]).toEqual([
      0, 0, 0,
    ]);
  });
});
