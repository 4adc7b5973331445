import type { Refusal } from '#platform/errors.ts';
import { Interruption, interruptible } from '#platform/interruption.ts';
import { refusal } from '#platform/reasons.ts';

/** When work is called off. */
export interface Deadline {
  ms: number;
  /** See `HttpRequest.onGone`. */
  onGone?: ((listener: () => void) => () => void) | undefined;
}

const gone = (): Refusal => refusal('UNAVAILABLE', 'CLIENT_GONE');

const late = (ms: number): Refusal => refusal('DEADLINE_EXCEEDED', 'OPERATION_TOO_SLOW', { ms });

/**
 * Does work that is interrupted if it takes too long or if nobody waits for it any more. Work that finishes at once costs no timer.
 * @throws Refusal `DEADLINE_EXCEEDED`, without waiting for the rest of the work
 */
export const withDeadline = <T>(
  { ms, onGone }: Deadline,
  work: () => T | Promise<T>,
): T | Promise<T> => {
  const interruption = new Interruption();
  const outcome = interruptible(interruption, work);
  if (!(outcome instanceof Promise)) return outcome;
  return new Promise((resolve, reject) => {
    const callOff = (reason: Refusal): void => {
      interruption.callOff(reason);
      reject(reason);
    };
    const timer = setTimeout(() => callOff(late(ms)), ms);
    const stopHearing = onGone?.(() => callOff(gone()));
    const end = (): void => {
      clearTimeout(timer);
      stopHearing?.();
      interruption.end();
    };
    outcome.finally(end).then(resolve, reject);
  });
};
