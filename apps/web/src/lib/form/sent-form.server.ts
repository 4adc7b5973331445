import type { RouteRequest } from '@tsuzuki/contract';
import { fail, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import { refusalText, type Refused } from './refusal-text.ts';
import { CONFIRMATION_FIELD, type FormResult } from './result.ts';
import { callRoute, type Answer, type Problem } from '#lib/server/route.server.ts';

/** Never sent back to the browser. */
const SECRET = /password|code|current|secret|otpauth/iu;

/** A submitted form. Its fields go to a JSON route as they are, and only the route validates them. */
export class SentForm {
  readonly #event: RequestEvent;
  readonly #form: string;
  readonly #fields: FormData;

  constructor(event: RequestEvent, form: string, fields: FormData) {
    this.#event = event;
    this.#form = form;
    this.#fields = fields;
  }

  /** A field as it was typed; empty if absent. */
  text(name: string): string {
    const value = this.#fields.get(name);
    return typeof value === 'string' ? value : '';
  }

  /** The choice among a few words; undefined for any other, which no form of ours sends. */
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

  /** Confirms the sender, if the form has a password for that. */
  async confirm(): Promise<Answer<unknown>> {
    const password = this.text(CONFIRMATION_FIELD);
    if (password === '') return { ok: true, body: null };
    const path = '/auth/confirm';
    const answer = await callRoute(this.#event, { method: 'POST', path, body: { password } });
    return answer.ok ? answer : { ok: false, problem: inConfirmation(answer.problem) };
  }

  /** Confirms the sender if necessary, then calls a route. */
  async send<Body = unknown>(request: RouteRequest): Promise<Answer<Body>> {
    const confirmed = await this.confirm();
    return confirmed.ok ? callRoute<Body>(this.#event, request) : confirmed;
  }

  /** The form again, with its errors and the input in all fields, unless `values` gives other values. */
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

/** A wrong password is an error of its field. */
const inConfirmation = (problem: Problem): Problem => ({
  ...problem,
  errors: [{ ...problem, field: CONFIRMATION_FIELD }],
});

/** Reads the form of an action. */
export async function readForm(event: RequestEvent, form: string): Promise<SentForm> {
  return new SentForm(event, form, await event.request.formData());
}
