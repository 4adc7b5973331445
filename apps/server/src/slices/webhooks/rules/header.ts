/** Headers that receivers commonly ask for. */
const ALLOWED = new Set([
  'authorization',
  'api-key',
  'apikey',
  'cf-access-client-id',
  'cf-access-client-secret',
]);

/** Headers of ours, and those by which proxies tell where a request came from. */
const RESERVED = /^x-(?:service-|forwarded-|real-|original-|rewrite-|http-|client-ip)/u;

const NAME = /^x-[a-z0-9-]{1,60}$/u;

/** Whether the owner of an endpoint may set a header. Names come in lower case. */
export const isSafeHeader = (name: string): boolean =>
  ALLOWED.has(name) || (NAME.test(name) && !RESERVED.test(name));

/** Whether a text can be the value of a header. */
export const isHeaderValue = (value: string): boolean =>
  /^[\x21-\x7e](?:[\x20-\x7e]{0,498}[\x21-\x7e])?$/u.test(value);
