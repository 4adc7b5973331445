/** The result of a submitted form, for the page that shows it. */
export interface FormResult<Outcome = never> {
  /** Which form of the page. */
  readonly form: string;
  readonly isDone: boolean;
  /** A message for the form as a whole; empty if the messages at its fields are enough. */
  readonly message: string;
  /** The input, never with secrets. Several values of a name are joined by commas. */
  readonly values: Readonly<Record<string, string>>;
  /** Faults by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether the visitor must first confirm who they are. */
  readonly needsConfirmation: boolean;
  /** Something the page shows only once, such as a new key. */
  readonly outcome?: Outcome | undefined;
}

/** The field for the password that confirms the sender. */
export const CONFIRMATION_FIELD = 'confirmPassword';

/** The result of one form of a page, if that one was sent. */
export function resultOf<Outcome>(
  result: FormResult<Outcome> | null | undefined,
  form: string,
): FormResult<Outcome> | undefined {
  return result?.form === form ? result : undefined;
}
