import { fillMessage } from '@tsuzuki/contract';
import type { DeliveryFault } from '#platform/delivery/index.ts';
import { reasons } from '../reasons.ts';

/** A failed try. */
interface Failed {
  fault: DeliveryFault;
  /** The word of the system for it. */
  faultCode: string | null;
  status: number | null;
  host: string;
}

const REASONS = {
  FORBIDDEN: 'ALERT_TARGET_NOT_ALLOWED',
  NO_ADDRESS: 'ALERT_TARGET_UNREACHABLE',
  UNREACHABLE: 'ALERT_TARGET_UNREACHABLE',
  TLS: 'ALERT_TARGET_UNREACHABLE',
  TOO_SLOW: 'ALERT_TARGET_TOO_SLOW',
  CUT_OFF: 'ALERT_TARGET_UNREACHABLE',
  TOO_LARGE: 'ALERT_TARGET_UNREACHABLE',
  REDIRECT: 'ALERT_TARGET_MOVED',
  STATUS: 'ALERT_TARGET_REJECTED',
  OURS: 'ALERT_NOT_SENT',
} as const satisfies Record<DeliveryFault, string>;

const detailsOf = ({ fault, faultCode, status, host }: Failed) =>
  fault === 'STATUS' ? { host, status: status ?? 0 } : { host, code: faultCode ?? '' };

/** Why a try failed, as people read it. */
export const reasonOf = (failed: Failed) => {
  const reason = REASONS[failed.fault];
  const details = detailsOf(failed);
  return { reason, details, message: fillMessage(reasons[reason], details) };
};
