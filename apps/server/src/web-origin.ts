import type { FastifyRequest } from 'fastify';

/** Protocol and host of a page in its visitor's browser. */
export interface PageOrigin {
  protocol: string;
  host: string;
}

const pageOrigin = ({ protocol, host }: URL): PageOrigin => ({
  protocol: protocol.slice(0, -1),
  host,
});

/**
 * The origin of a page in its visitor's browser. The web app accepts forms only from there. A form's `Origin` is trusted if it is the
 * configured address or that of the request itself, because a proxy that ends HTTPS may have passed on neither.
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
