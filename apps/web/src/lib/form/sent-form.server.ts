import type { RouteRequest } from '@tsuzuki/contract';
import { fail, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import { refusalText, type Refused } from './refusal-text.ts';
import { CONFIRMATION_FIELD, type FormResult } from './result.ts';
import { callRoute, type Answer, type Problem } from '#lib/server/route.server.ts';

/** Never sent back to the browser. */
const SECRET = /password|code|current|secret|otpauth/iu;

/** A form somebody sent: its fields go to a JSON route as they are, which alone judges them. */
export class SentForm {
  readonly #event: RequestEvent;
  readonly #form: string;
  readonly #fields: FormData;

  constructor(event: RequestEvent, form: string, fields: FormData) {
    this.#event = event;
    this.#form = form;
    this.#fields = fields;
  }

  /** A field as it was typed; empty when it is absent. */
  text(name: string): string {
    const value = this.#fields.get(name);
    return typeof value === 'string' ? value : '';
  }

  /** What was chosen of a few words; undefined where it is none of them, as no form of ours says so. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const text = this.text(name);
    return words.find((word) => word === text);
  }

  /** Whether the form has a field at all, empty or not. */
  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** All values of a field, such as ticked boxes. */
  all(name: string): string[] {
    return this.#fields.getAll(name).filter((value) => typeof value === 'string');
  }

  /** Proves who sends the form, when it carries a password for that. */
  async confirm(): Promise<Answer<unknown>> {
    const password = this.text(CONFIRMATION_FIELD);
    if (password === '') return { ok: true, body: null };
    const path = '/auth/confirm';
    const answer = await callRoute(this.#event, { method: 'POST', path, body: { password } });
    return answer.ok ? answer : { ok: false, problem: inConfirmation(answer.problem) };
  }

  /** Confirms if need be, then asks a route. */
  async send<Body = unknown>(request: RouteRequest): Promise<Answer<Body>> {
    const confirmed = await this.confirm();
    return confirmed.ok ? callRoute<Body>(this.#event, request) : confirmed;
  }

  /** The form again, with what is wrong with it and what was typed: into all of its fields, unless `values` says what they are to say. */
  refused<Outcome>(
    problem: Problem,
    outcome?: Outcome,
    values?: FormResult['values'] | null,
  ): ActionFailure<FormResult<Outcome>> {
    const { status, code, errors = [] } = problem;
    const needsConfirmation =
      code === 'CONFIRMATION_REQUIRED' || errors.some(({ field }) => field === CONFIRMATION_FIELD);
    const isConfirmation = code === 'CONFIRMATION_REQUIRED';
    const said = (refused: Refused): string =>
      refusalText(refused, this.#event.locals.preferences.locale);
    return fail(status, {
      ...this.#result(isConfirmation || errors.length > 0 ? '' : said(problem)),
      ...(values && { values }),
      isDone: false,
      errors: Object.fromEntries(errors.map((fault) => [fault.field, said(fault)])),
      needsConfirmation,
      outcome,
    });
  }

  /** The form is done with. */
  done<Outcome>(message = '', outcome?: Outcome): FormResult<Outcome> {
    return { ...this.#result(message), values: {}, outcome };
  }

  #result(message: string): Omit<FormResult, 'outcome'> {
    const names = new Set([...this.#fields.keys()].filter((name) => !SECRET.test(name)));
    return {
      form: this.#form,
      isDone: true,
      message,
      values: Object.fromEntries([...names].map((name) => [name, this.all(name).join(',')])),
      errors: {},
      needsConfirmation: false,
    };
  }
}

/** A wrong password to confirm with is a fault of that field. */
const inConfirmation = (problem: Problem): Problem => ({
  ...problem,
  errors: [{ field: CONFIRMATION_FIELD, detail: problem.detail }],
});

/** Reads the form of an action. */
export async function readForm(event: RequestEvent, form: string): Promise<SentForm> {
  return new SentForm(event, form, await event.request.formData());
}
