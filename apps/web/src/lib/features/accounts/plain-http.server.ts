import type { ActionFailure, RequestEvent } from '@sveltejs/kit';
import type { FormResult } from '#lib/form/result.ts';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { losesSession } from './plain-http.ts';
import { plainHttpWords } from './plain-http-words.ts';

/** Whether this visitor's browser would drop the session cookie. */
export const willLoseSession = ({ url, request }: Pick<RequestEvent, 'url' | 'request'>): boolean =>
  losesSession(url, request.headers.get('sec-fetch-site'));

/** Refuses a sign-in whose cookie the browser would drop; null otherwise. */
export function refuseLostSession(
  event: RequestEvent,
  form: SentForm,
): ActionFailure<FormResult> | null {
  if (!willLoseSession(event)) return null;
  // The page already says above every form what to do.
  const { title } = plainHttpWords(event.locals.preferences.locale);
  return form.refused({ status: 400, code: 'BAD_USER_INPUT', detail: title });
}
