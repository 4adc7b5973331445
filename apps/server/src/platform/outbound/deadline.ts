import type { OutboundRequest } from './request.ts';

const DEADLINE_MS = 20_000;

/**
 * A deadline for the whole request and not for each piece, because a byte now and then would hold the socket forever. A timer of our own,
 * because `AbortSignal.timeout` with `AbortSignal.any` costs three times as much, and keeps both until the deadline.
 */
export const startDeadline = ({ deadlineMs = DEADLINE_MS, signal }: OutboundRequest) => {
  const controller = new AbortController();
  const stop = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The deadline is over.', 'TimeoutError'));
  }, deadlineMs).unref();
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { once: true });
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, end };
};
