import type { Dispatcher } from 'undici';
import { OutboundFault } from './fault.ts';
import type { OutboundRequest } from './request.ts';

const MOST_BYTES = 1024 * 1024;

/** The pieces of a body. @throws OutboundFault after `mostBytes` bytes */
async function* atMost(
  body: Dispatcher.ResponseData['body'],
  mostBytes: number,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge(mostBytes);
    yield chunk;
  }
}

const tooLarge = (mostBytes: number): OutboundFault =>
  new OutboundFault('too_large', `The answer is larger than ${mostBytes} bytes.`);

/** A whole body. @throws OutboundFault after `mostBytes` bytes, 1 MiB by default */
export const readBody = async (
  body: Dispatcher.ResponseData['body'],
  mostBytes: number | undefined = MOST_BYTES,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of atMost(body, mostBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Converts errors of the other side to faults. Our own faults pass unchanged. */
export const faultOf = (error: unknown, host: string): OutboundFault => {
  const faults = error instanceof AggregateError ? error.errors : [error];
  const own = faults.find((fault) => fault instanceof OutboundFault);
  if (own) return own;
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || code.endsWith('_TIMEOUT'))
    return new OutboundFault('too_slow', `${host} took too long to answer.`);
  const message = `${host} cannot be reached${code && ` (${code})`}.`;
  return new OutboundFault('unreachable', message, code || name);
};

/** A fault after the response began. Unless the cause is our own limit or the time, the connection was closed early. */
const bodyFaultOf = (error: unknown, host: string): OutboundFault => {
  const fault = faultOf(error, host);
  if (fault.reason !== 'unreachable') return fault;
  const message = `${host} ended the connection before the whole file was here.`;
  return new OutboundFault('cut_off', message, fault.code);
};

/** The pieces of a body, with faults in our words. */
export async function* streamBody(
  body: Dispatcher.ResponseData['body'],
  { request, host }: { request: OutboundRequest; host: string },
): AsyncGenerator<Buffer> {
  try {
    yield* atMost(body, request.mostBytes ?? MOST_BYTES);
  } catch (error) {
    request.signal?.throwIfAborted();
    throw bodyFaultOf(error, host);
  }
}
