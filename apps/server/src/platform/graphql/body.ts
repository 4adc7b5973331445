import type { IncomingMessage } from 'node:http';

/** Receives a body, or undefined when it is larger than it may be; the rest of such a body is not read. */
export type BodyReader = (body: string | undefined) => void;

const BYTE_ORDER_MARK = 0xfeff;

const textOf = (chunks: readonly Buffer[]): string => {
  const text = (chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)).toString();
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
};

/**
 * Reads a body as UTF-8, without the mark that some editors and .NET put before it. A client that goes away before it is whole gets no answer; one that is slow is cut off by the server. What has
 * arrived is taken when there is something to read: most bodies are whole then, and nothing has to be told of their end.
 */
export const readBody = (
  request: IncomingMessage,
  mostBytes: number,
  receive: BodyReader,
): void => {
  if (Number(request.headers['content-length']) > mostBytes) return receive(undefined);
  const chunks: Buffer[] = [];
  let [length, isOver] = [0, false];
  const finish = (body: string | undefined): void => {
    isOver = true;
    receive(body);
  };
  const take = (): void => {
    // Node may tell of the end once more, where something else listens to the connection, too.
    if (isOver) return;
    const chunk: Buffer | null = request.read();
    if (chunk) {
      chunks.push(chunk);
      length += chunk.length;
    }
    if (length > mostBytes) finish(undefined);
    else if (request.complete) finish(textOf(chunks));
  };
  if (request.complete) take();
  else request.on('readable', take);
};
