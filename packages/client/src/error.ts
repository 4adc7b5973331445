/** An error as GraphQL writes it. */
export interface ApiFault {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string } & Readonly<Record<string, unknown>>;
}

/** The API refused a request, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** `UNAUTHENTICATED`, `RATE_LIMITED`, `BAD_USER_INPUT`, …; `UNREACHABLE` where no answer came. */
  readonly code: string;
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  /** Tell it to the operator of the instance when you ask what went wrong. */
  readonly requestId: string | null;
  readonly faults: readonly ApiFault[];

  constructor(
    message: string,
    about: {
      code: string;
      status?: number;
      requestId?: string | null;
      faults?: readonly ApiFault[];
      cause?: unknown;
    },
  ) {
    super(message, { cause: about.cause });
    this.code = about.code;
    this.status = about.status ?? null;
    this.requestId = about.requestId ?? null;
    this.faults = about.faults ?? [];
  }
}
