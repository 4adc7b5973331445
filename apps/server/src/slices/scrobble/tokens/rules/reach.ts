/** Whether media servers elsewhere can reach this instance, and if not, what is in the way. */
export type Reach =
  | 'REACHABLE'
  | 'THIS_MACHINE'
  | 'PRIVATE'
  | 'UNTESTED'
  | 'UNKNOWN_NAME'
  | 'BAD_CERTIFICATE'
  | 'TOO_SLOW'
  | 'UNREACHABLE'
  | 'REDIRECTED'
  | 'OTHER_ANSWER';

/** What came of asking our own public address. */
export type OwnAnswer =
  | { status: number; body: string }
  | {
      fault: 'forbidden' | 'unreachable' | 'too_slow' | 'too_large' | 'cut_off';
      /** The word of the system for it. */
      code: string;
    };

const THIS_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/u;
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/u;

/** Whether an address leads every machine to itself. */
export const isOfThisMachine = ({ hostname }: URL): boolean => THIS_MACHINE.test(hostname);

/** Ports below 1024 belong to other services, so that we never ask them. */
const isServicePort = ({ port }: URL): boolean => port !== '' && Number(port) < 1024;

const faultReach = (url: URL, fault: string, code: string): Reach => {
  if (fault === 'forbidden') return isServicePort(url) ? 'UNTESTED' : 'PRIVATE';
  if (fault === 'too_slow') return 'TOO_SLOW';
  if (fault !== 'unreachable') return 'OTHER_ANSWER';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'UNKNOWN_NAME';
  return CERTIFICATE.test(code) ? 'BAD_CERTIFICATE' : 'UNREACHABLE';
};

/** What the answer of our own public address says. @param expected the body that every webhook gets */
export const reachOf = (url: URL, answer: OwnAnswer, expected: string): Reach => {
  if ('fault' in answer) return faultReach(url, answer.fault, answer.code);
  const { status, body } = answer;
  if (status >= 300 && status < 400) return 'REDIRECTED';
  return status === 200 && body === expected ? 'REACHABLE' : 'OTHER_ANSWER';
};
