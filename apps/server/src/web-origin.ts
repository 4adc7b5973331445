import type { FastifyRequest } from 'fastify';

/** Scheme and host of a page, as its visitor's browser has them. */
export interface PageOrigin {
  protocol: string;
  host: string;
}

const pageOrigin = ({ protocol, host }: URL): PageOrigin => ({
  protocol: protocol.slice(0, -1),
  host,
});

/**
 * Where a visitor's browser has its page from. The web app takes forms from there alone, so a form's `Origin` is believed when
 * it is the configured address or that of the request itself: a proxy that ends HTTPS may have told us neither.
 */
export const pageOriginOf = (
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  baseUrl: string | undefined,
): PageOrigin => {
  const configured = baseUrl === undefined ? undefined : new URL(baseUrl);
  const origin = headers.origin ?? '';
  const sent = URL.canParse(origin) ? new URL(origin) : undefined;
  if (sent && (sent.host === host || sent.origin === configured?.origin)) return pageOrigin(sent);
  return configured?.host === host ? pageOrigin(configured) : { protocol, host };
};
