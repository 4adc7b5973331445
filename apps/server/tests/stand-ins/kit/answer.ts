/** What a stand-in answers. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export const answered = (
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({ status, headers: { 'content-type': type, ...headers }, body });

export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => answered(status, 'application/json', JSON.stringify(value), headers);

export const htmlAnswer = (status: number, text: string): Answer =>
  answered(status, 'text/html', `<!doctype html><title>${text}</title><h1>${text}</h1>`);

export const redirectTo = (location: string): Answer => ({
  status: 302,
  headers: { location },
  body: '',
});

/** A "no" of the service, thrown by what finds it. */
export class Refused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(answer.body);
    this.answer = answer;
  }
}

/** The answer of a step, or that of its refusal. */
export const refusable = async (step: () => Answer | Promise<Answer>): Promise<Answer> => {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
};
