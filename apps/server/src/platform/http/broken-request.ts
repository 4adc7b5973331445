import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE } from './problem.ts';

/**
 * Ends a connection whose request cannot be parsed. A client that was too slow gets no response, because some routes must always send the
 * same one.
 */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  const { code } = error;
  const isOver = code === 'ECONNRESET' || code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (isOver || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const title = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ title, status });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
};
