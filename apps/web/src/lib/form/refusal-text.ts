import { fillMessage } from '@tsuzuki/contract';
import type { Locale } from '#lib/i18n/locale.ts';
import { JAPANESE } from './reasons/index.ts';

const BY_REASON: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(JAPANESE));

/** A refusal of the server: its message, and the reason with its values. */
export interface Refused {
  readonly detail: string;
  readonly reason?: string | undefined;
}

/** The reason of a refusal in the visitor's language; in English if it has no translation. */
export function refusalText(refused: Refused, locale: Locale): string {
  const { detail, reason } = refused;
  const isKnown = reason !== undefined && Object.hasOwn(BY_REASON, reason);
  return locale === 'ja' && isKnown ? fillMessage(BY_REASON[reason] ?? detail, refused) : detail;
}
