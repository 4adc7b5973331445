import type { OutboundFault } from '#platform/outbound/index.ts';
import type { DeliveryFault } from './model.ts';

const NO_ADDRESS = /^(?:ENOTFOUND|EAI_\w+|ENODATA)$/u;
const TLS =
  /^(?:ERR_TLS_\w+|ERR_SSL_\w+|EPROTO|CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|HOSTNAME_MISMATCH)$/u;

/** The class of a request without a whole answer. */
export const classOf = ({ reason, code }: OutboundFault): DeliveryFault => {
  if (reason === 'forbidden') return 'FORBIDDEN';
  if (reason === 'too_slow') return 'TOO_SLOW';
  if (reason === 'too_large') return 'TOO_LARGE';
  if (reason === 'cut_off') return 'CUT_OFF';
  if (NO_ADDRESS.test(code)) return 'NO_ADDRESS';
  return TLS.test(code) ? 'TLS' : 'UNREACHABLE';
};

/** The class of an answer by its status; null for one that says the event was received. */
export const classOfStatus = (status: number): DeliveryFault | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
};

/** Whether the receiver has the event. A 2xx answer that is larger than we read still says so; one that broke off may not. */
export const isReceived = (status: number | null, fault: DeliveryFault | null): boolean =>
  status !== null && status >= 200 && status < 300 && (fault === null || fault === 'TOO_LARGE');
