import { error, type RequestEvent } from '@sveltejs/kit';

const tooLarge = (caught: unknown): boolean =>
  caught instanceof Error && 'status' in caught && caught.status === 413;

/** Refuses a form that is malformed or too large with a 4xx. An action that parsed it would fail with a 500. */
export function refuseBrokenForms({ request }: Pick<RequestEvent, 'request'>): void {
  const read = request.formData.bind(request);
  const formData = async (): Promise<FormData> => {
    try {
      return await read();
    } catch (caught) {
      if (tooLarge(caught)) error(413, 'The form is too large. Shorten what you typed.');
      error(400, 'The form arrived incomplete. Send it again.');
    }
  };
  Object.defineProperty(request, 'formData', { value: formData });
}
