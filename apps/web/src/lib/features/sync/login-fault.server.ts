import { fillMessage } from '@tsuzuki/contract';
import { REASONS } from '@tsuzuki/contract/reasons';
import { refusalText } from '#lib/form/refusal-text.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import { SERVICE_NAMES } from './sync.ts';

const MESSAGES: Readonly<Record<string, string>> = REASONS.sync;
const NAMES: Readonly<Record<string, string>> = SERVICE_NAMES;

/** Why a login at a service did not succeed, by the address to which the service led back; null if none failed. */
export function loginFault(query: URLSearchParams, locale: Locale): string | null {
  const reason = query.get('fault') ?? '';
  if (!Object.hasOwn(MESSAGES, reason)) return null;
  const service = NAMES[(query.get('service') ?? '').toUpperCase()] ?? '';
  const values = { service };
  const detail = fillMessage(MESSAGES[reason] ?? '', values);
  return refusalText({ ...values, detail, reason }, locale);
}
