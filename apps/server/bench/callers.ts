/**
 * Anonymous callers, each with its own address behind a trusted proxy. Limits stay on, and the load passes because it comes from many
 * addresses.
 */
export const ANONYMOUS_REQUESTS = 400;
const ADDRESSES = 4_000;

/** The settings that these callers need. The daily cap of 500 stays, and the burst covers the rate. */
export const ANONYMOUS_ENV = { TRUSTED_PROXIES: '127.0.0.1', TSUZUKI_BURST_ANONYMOUS: '1000' };

let blocks = 0;

/** Header lines of addresses that were not used before. */
export const anonymousCallers = (): string[] => {
  const block = (blocks += 1);
  return Array.from(
    { length: ADDRESSES },
    (_, index) => `X-Forwarded-For: 10.${block}.${index >> 8}.${index & 255}\r\n`,
  );
};
