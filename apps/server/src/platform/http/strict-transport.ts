import type { IncomingMessage } from 'node:http';
import type { Trust } from './client-address.ts';

/** The facts that decide whether a browser came over HTTPS. */
export interface TransportOptions {
  trust: Trust | undefined;
  /** The public address, where it is configured. */
  baseUrl: string | undefined;
  /** How long browsers should use only HTTPS; 0 sends no header. */
  seconds: number;
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim().toLowerCase();

/** The value of `Strict-Transport-Security` for requests over HTTPS, according to a trusted proxy or the configured address. */
export const strictTransport = ({
  trust,
  baseUrl,
  seconds,
}: TransportOptions): ((request: IncomingMessage) => string | undefined) => {
  if (seconds === 0) return () => undefined;
  const value = `max-age=${seconds}`;
  const url = baseUrl === undefined ? undefined : new URL(baseUrl);
  const secureHost = url?.protocol === 'https:' ? url.host : undefined;
  const isSecure = ({ headers, socket }: IncomingMessage): boolean => {
    if (secureHost !== undefined && headers.host === secureHost) return true;
    const said = headers['x-forwarded-proto'];
    return said !== undefined && lastOf(said) === 'https' && !!trust?.(socket.remoteAddress ?? '');
  };
  return (request) => (isSecure(request) ? value : undefined);
};
