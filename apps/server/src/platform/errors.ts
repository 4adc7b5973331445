/** The refusals of the service and the HTTP status each has outside GraphQL. */
export const REFUSAL_STATUS = {
  BAD_USER_INPUT: 400,
  QUERY_TOO_COMPLEX: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** Sensitive: the caller must prove who they are once more. */
  CONFIRMATION_REQUIRED: 403,
  TIER_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  DEADLINE_EXCEEDED: 503,
  UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** An expected "no": shown to the caller as it is. Every other error is a bug and shown as `INTERNAL`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** HTTP status of the answer outside GraphQL. */
  get status(): number {
    return REFUSAL_STATUS[this.code];
  }
}

/** Makes a refusal: `throw refusal('NOT_FOUND', 'No user is called "mika".')`. */
export const refusal = (
  code: RefusalCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): Refusal => new Refusal(code, message, details);
