/** What became of a submitted form, for the page that shows it. */
export interface FormResult<Outcome = never> {
  /** Which form of the page. */
  readonly form: string;
  readonly isDone: boolean;
  /** For the form as a whole; empty when its fields say it all. */
  readonly message: string;
  /** What was typed, but never secrets; several values of a name are joined by commas. */
  readonly values: Readonly<Record<string, string>>;
  /** Faults by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether the visitor must prove who they are before it is done. */
  readonly needsConfirmation: boolean;
  /** What the page has to show once, such as a new key. */
  readonly outcome?: Outcome | undefined;
}

/** The field of a form in which a password confirms who sends it. */
export const CONFIRMATION_FIELD = 'confirmPassword';

/** The result of one form of a page, when that was the one sent. */
export function resultOf<Outcome>(
  result: FormResult<Outcome> | null | undefined,
  form: string,
): FormResult<Outcome> | undefined {
  return result?.form === form ? result : undefined;
}
