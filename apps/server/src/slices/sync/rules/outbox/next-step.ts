/** What is sent to a service. */
export type OperationKind = 'create' | 'update' | 'delete' | 'history-add';

/** How a service answered one call; `lost` if the connection ended before its answer came. */
export type CallAnswer =
  | { kind: 'lost' }
  | {
      kind: 'answer';
      status: number;
      isPage?: boolean;
      /** What the service says about it. */
      message?: string;
      /** Seconds that it asks to wait. */
      retryAfter?: number | undefined;
      resetIn?: number | undefined;
    };

/** How often an operation was tried. */
export interface Tries {
  /** Calls that the service could not answer. */
  outages: number;
  /** Calls over its limit. */
  limited: number;
  isRefreshed: boolean;
}

export const NO_TRIES: Tries = { outages: 0, limited: 0, isRefreshed: false };

/** What to do after an answer. */
export type Step =
  | { do: 'finish' }
  /** Look at what the service has now, before anything is sent again. */
  | { do: 'read' }
  /** The entry is not what the plan was made for. */
  | { do: 'replan' }
  /** The service will never take this. */
  | { do: 'park' }
  | { do: 'wait'; seconds: number }
  | { do: 'refresh' }
  | { do: 'reauthorise' }
  /** Send nothing to the service for a while. */
  | { do: 'open-circuit' }
  /** The service refuses the link as a whole, which a person must see. */
  | { do: 'pause' };

const MOST_OUTAGES = 5;
const FIRST_WAIT = 60;
const LONGEST_WAIT = 900;
const ABSENT = /couldn't find/iu;
const REFUSED = new Set([400, 409, 412, 422]);

/** Seconds to wait after a call over the limit. */
export const waitOf = (
  { retryAfter, resetIn }: Extract<CallAnswer, { kind: 'answer' }>,
  limited: number,
): number => retryAfter ?? resetIn ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** limited);

const afterNotFound = (kind: OperationKind): Step =>
  kind === 'delete' ? { do: 'finish' } : { do: 'replan' };

const afterOutage = ({ outages }: Tries): Step =>
  outages + 1 < MOST_OUTAGES ? { do: 'read' } : { do: 'open-circuit' };

/** Decides what an answer means for an operation. */
export const nextStep = (kind: OperationKind, answer: CallAnswer, tries: Tries): Step => {
  if (answer.kind === 'lost') return afterOutage(tries);
  const { status, isPage = false, message = '' } = answer;
  if (isPage) return { do: 'open-circuit' };
  if (status >= 200 && status < 300) return { do: 'finish' };
  if (status === 401) return { do: tries.isRefreshed ? 'reauthorise' : 'refresh' };
  if (status === 403) return { do: 'pause' };
  if (status === 404 || status === 410) return afterNotFound(kind);
  if (status === 429) return { do: 'wait', seconds: waitOf(answer, tries.limited) };
  if (kind === 'delete' && ABSENT.test(message)) return { do: 'read' };
  if (REFUSED.has(status)) return { do: 'park' };
  return status >= 500 ? afterOutage(tries) : { do: 'park' };
};
