import { fillMessage } from '@tsuzuki/contract';

/** The codes of refusals, with their HTTP status outside GraphQL. */
export const REFUSAL_STATUS = {
  BAD_USER_INPUT: 400,
  QUERY_TOO_COMPLEX: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The action is sensitive, so the caller must confirm who they are. */
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

/** An expected "no", which the caller sees as it is. Every other error is a bug, of which the caller sees only `INTERNAL`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Why, as a stable word of the contract. */
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: RefusalCode,
    reason: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.details = details;
  }

  /** HTTP status of the answer outside GraphQL. */
  get status(): number {
    return REFUSAL_STATUS[this.code];
  }

  /** What programs read, in `extensions` of GraphQL and beside `detail` of problem+json. */
  get data(): Readonly<Record<string, unknown>> {
    const { code, reason, details } = this;
    return { ...details, reason, code };
  }
}

/**
 * Why a slice refuses: each reason with its message in English, in which `{name}` stands for a value. A reason is part of the API's
 * contract (`extensions.reason`, as in Google's AIP-193); its message is not. A slice declares its reasons in its `reasons.ts`:
 *
 *     export const reasons = {
 *       USER_NOT_FOUND: 'No user is called “{name}”.',
 *     } as const satisfies Reasons;
 *
 *     export const refusal = refusalsOf(reasons);
 *
 * lists them in its `slice.ts`, and throws `refusal('NOT_FOUND', 'USER_NOT_FOUND', { name })`.
 */
export type Reasons = Readonly<Record<string, string>>;

/** The names a message has in braces. */
export type NamesIn<Message extends string> =
  Message extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What fills a message. */
export type ValuesOf<Message extends string> = {
  readonly [Name in NamesIn<Message>]: string | number;
};

/** What else programs learn, such as the `field` of the input that is wrong, or `retryAfter` in seconds. */
interface Details {
  readonly field?: string;
  readonly [name: string]: unknown;
}

type Arguments<Message extends string> = [NamesIn<Message>] extends [never]
  ? [details?: Details]
  : [values: ValuesOf<Message> & Details];

/** Makes the refusals of one table. The values of the message go to the caller as well, beside its details. */
export type MakeRefusal<Table extends Reasons> = <Reason extends keyof Table & string>(
  code: RefusalCode,
  reason: Reason,
  ...values: Arguments<Table[Reason]>
) => Refusal;

/** The function `because` of a slice: a reason as the message of a schema, of which reading an input makes a fault. */
export const becauseOf =
  <const Table extends Reasons>(_table: Table) =>
  <Reason extends keyof Table & string>(reason: Reason): Reason =>
    reason;

/** The function `refusal` of a slice. */
export const refusalsOf =
  <const Table extends Reasons>(table: Table): MakeRefusal<Table> =>
  (code, reason, ...[values]) =>
    new Refusal(code, reason, fillMessage(table[reason] ?? reason, values), values);
