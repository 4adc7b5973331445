import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { outbound, OutboundFault, retryAfterOf } from '#platform/outbound/index.ts';
import { refusal } from './reasons.ts';
import { isRefusal } from './retry.ts';
import type { TargetRequest } from './targets/target.ts';

/** What became of one try. */
export interface Outcome {
  isSent: boolean;
  status: number | null;
  tookMs: number;
  /** Why it failed. */
  fault: Refusal | null;
  /** Whether the target says that trying again is of no use. */
  isRefused: boolean;
  /** How long the target asks us to wait. */
  retryAfterMs: number;
}

const UNREACHED = {
  forbidden: 'ALERT_TARGET_NOT_ALLOWED',
  unreachable: 'ALERT_TARGET_UNREACHABLE',
  cut_off: 'ALERT_TARGET_UNREACHABLE',
  too_slow: 'ALERT_TARGET_TOO_SLOW',
  too_large: 'ALERT_TARGET_UNREACHABLE',
} as const;

const unreached = ({ reason, code }: OutboundFault, host: string): Refusal =>
  refusal('BAD_USER_INPUT', UNREACHED[reason], { host, code });

const rejected = (status: number, host: string): Refusal => {
  if (status >= 300 && status < 400)
    return refusal('BAD_USER_INPUT', 'ALERT_TARGET_MOVED', { host });
  return refusal('BAD_USER_INPUT', 'ALERT_TARGET_REJECTED', { host, status });
};

/**
 * Sends a request to a target of a user, through the guard of addresses. Only the status of the answer is read, so its body costs nothing,
 * however long it is. Redirects are not followed.
 */
export const sendTo = async (
  app: App,
  request: TargetRequest,
  deadlineMs: number,
): Promise<Outcome> => {
  const { stream } = await app.open(outbound);
  const host = URL.parse(request.address)?.host ?? '';
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const failed = { isSent: false, isRefused: false, retryAfterMs: 0 };
  try {
    const { status, headers } = await stream({ ...request, setBy: 'user', deadlineMs }, (answer) =>
      Promise.resolve(answer),
    );
    const tookMs = took();
    if (status >= 200 && status < 300)
      return { ...failed, isSent: true, status, tookMs, fault: null };
    const retryAfterMs = (retryAfterOf(headers['retry-after'], app.clock) ?? 0) * 1_000;
    const fault = rejected(status, host);
    return { ...failed, status, tookMs, fault, isRefused: isRefusal(status), retryAfterMs };
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    return { ...failed, status: null, tookMs: took(), fault: unreached(error, host) };
  }
};
