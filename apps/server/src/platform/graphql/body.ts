import type { IncomingMessage } from 'node:http';

/** Receives a body, or undefined if it is too large. The rest of such a body is not read. */
export type BodyReader = (body: string | undefined) => void;

const BYTE_ORDER_MARK = 0xfeff;

const textOf = (chunks: readonly Buffer[]): string => {
  const text = (chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)).toString();
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
};

/**
 * Reads a body as UTF-8, without the byte order mark that some editors and .NET add. If a client disconnects before the body is complete,
 * there is no response; the server disconnects slow clients. We read on `readable` and do not wait for `end`, because most bodies are
 * complete by then.
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
    // Node may report the end once more if something else also listens to the connection.
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
