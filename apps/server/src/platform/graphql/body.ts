import type { IncomingMessage } from 'node:http';

/** Receives a body, or undefined when it is larger than it may be; the rest of such a body is not read. */
export type BodyReader = (body: string | undefined) => void;

const textOf = ([first, ...rest]: readonly Buffer[]): string => {
  if (!first) return '';
  return rest.length === 0 ? first.toString() : Buffer.concat([first, ...rest]).toString();
};

/** Reads a body as UTF-8. A client that goes away before it is whole gets no answer; one that is slow is cut off by the server. */
export const readBody = (
  request: IncomingMessage,
  mostBytes: number,
  receive: BodyReader,
): void => {
  if (Number(request.headers['content-length']) > mostBytes) return receive(undefined);
  const chunks: Buffer[] = [];
  let length = 0;
  const onData = (chunk: Buffer): void => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= mostBytes) return;
    request.off('data', onData).off('end', onEnd).pause();
    receive(undefined);
  };
  const onEnd = (): void => receive(textOf(chunks));
  request.on('data', onData);
  request.on('end', onEnd);
};
