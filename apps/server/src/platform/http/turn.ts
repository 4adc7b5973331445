import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that may wait on one connection for earlier responses. Browsers do not pipeline. If a client sends more, these get a response
 * and then the connection is closed, as HTTP allows.
 */
export const MOST_WAITING = 64;

/** The requests of one connection. */
interface Line {
  /** The current or last response. */
  current: ServerResponse | undefined;
  /** When `current` was begun. */
  turn: number;
  waiting: [IncomingMessage, ServerResponse][];
  isFull: boolean;
}

const lines = new WeakMap<Socket, Line>();

const lineOf = (socket: Socket): Line => {
  let line = lines.get(socket);
  if (!line) {
    line = { current: undefined, turn: -1, waiting: [], isFull: false };
    lines.set(socket, line);
  }
  return line;
};

const isOver = (response: ServerResponse | undefined): boolean =>
  response === undefined || response.writableFinished || response.closed;

/** Whether a response of a connection is being made. */
export const isAnswering = (socket: Socket): boolean => {
  const line = lines.get(socket);
  return line !== undefined && (line.waiting.length > 0 || !isOver(line.current));
};

/**
 * Handles the requests of one connection one after the other, with a turn of the loop in between. Node starts all requests that it has read
 * at once, up to a thousand small ones, and nobody else is served until all are done.
 */
export const inTurn = (handle: RequestListener): RequestListener => {
  // A tick comes after everything that was read is handled, so two requests of one turn were sent together.
  let [turn, isCounted] = [0, false];
  const countTurn = (): void => {
    turn += 1;
    isCounted = false;
  };
  const begin = (line: Line, [request, response]: [IncomingMessage, ServerResponse]): void => {
    line.current = response;
    line.turn = turn;
    handle(request, response);
  };
  const beginNext = (line: Line, socket: Socket): void => {
    const next = line.waiting.shift();
    if (!next || socket.destroyed) return;
    // Its body may still be on its way.
    if (line.waiting.length === 0 && !line.isFull) socket.resume();
    begin(line, next);
    if (line.waiting.length > 0) beginAfterCurrent(line, socket);
  };
  const beginAfterCurrent = (line: Line, socket: Socket): void => {
    const goOn = (): void => void setImmediate(beginNext, line, socket);
    if (isOver(line.current)) goOn();
    else line.current?.once('close', goOn);
  };
  const wait = (line: Line, exchange: [IncomingMessage, ServerResponse]): void => {
    const [{ socket }, response] = exchange;
    if (line.isFull) return;
    line.isFull = line.waiting.push(exchange) === MOST_WAITING;
    if (line.isFull) response.shouldKeepAlive = false;
    if (line.waiting.length > 1) return;
    socket.pause();
    beginAfterCurrent(line, socket);
  };
  return (request, response) => {
    if (!isCounted) {
      isCounted = true;
      process.nextTick(countTurn);
    }
    const line = lineOf(request.socket);
    const isFree = line.turn !== turn && line.waiting.length === 0 && isOver(line.current);
    if (isFree && !line.isFull) begin(line, [request, response]);
    else wait(line, [request, response]);
  };
};
