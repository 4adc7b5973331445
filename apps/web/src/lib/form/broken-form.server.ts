import type { RequestEvent } from '@sveltejs/kit';
import { pageError } from '#lib/server/page-error.server.ts';

const tooLarge = (caught: unknown): boolean =>
  caught instanceof Error && 'status' in caught && caught.status === 413;

/** Refuses a form that is malformed or too large with a 4xx. An action that parsed it would fail with a 500. */
export function refuseBrokenForms({ request }: Pick<RequestEvent, 'request'>): void {
  const read = request.formData.bind(request);
  const formData = async (): Promise<FormData> => {
    try {
      return await read();
    } catch (caught) {
      if (tooLarge(caught)) pageError(413, 'FORM_TOO_LARGE');
      pageError(400, 'FORM_INCOMPLETE');
    }
  };
  Object.defineProperty(request, 'formData', { value: formData });
}
