import type { ActionFailure, RequestEvent } from '@sveltejs/kit';
import type { FormResult } from '#lib/form/result.ts';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { losesSession } from './plain-http.ts';
import { plainHttpWords } from './plain-http-words.ts';

/** Whether this visitor's browser would throw the session away. */
export const willLoseSession = ({ url, request }: Pick<RequestEvent, 'url' | 'request'>): boolean =>
  losesSession(url, request.headers.get('sec-fetch-site'));

/** Refuses to sign somebody in who would not be signed in on the next page; null where all is well. */
export function refuseLostSession(
  event: RequestEvent,
  form: SentForm,
): ActionFailure<FormResult> | null {
  if (!willLoseSession(event)) return null;
  // What to do stands above every form of these pages.
  const { title } = plainHttpWords(event.locals.preferences.locale);
  return form.refused({ status: 400, code: 'BAD_USER_INPUT', detail: title });
}
