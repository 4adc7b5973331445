/**
 * Anonymous callers, each an address of its own behind a trusted proxy: limits stay on, and the load is let in because it comes
 * from many.
 */
export const ANONYMOUS_REQUESTS = 400;
const ADDRESSES = 4_000;

/** What a server must believe and allow for these callers: the daily cap of 500 stands, the rate is met by its burst. */
export const ANONYMOUS_ENV = { TRUSTED_PROXIES: '127.0.0.1', TSUZUKI_BURST_ANONYMOUS: '1000' };

let blocks = 0;

/** Header lines of addresses nobody else has had. */
export const anonymousCallers = (): string[] => {
  const block = (blocks += 1);
  return Array.from(
    { length: ADDRESSES },
    (_, index) => `X-Forwarded-For: 10.${block}.${index >> 8}.${index & 255}\r\n`,
  );
};
