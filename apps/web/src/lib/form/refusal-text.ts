import { fillMessage } from '@tsuzuki/contract';
import type { Locale } from '#lib/i18n/locale.ts';
import { ENGLISH } from './reasons/english.ts';
import { JAPANESE } from './reasons/index.ts';

type ByReason = Readonly<Record<string, string>>;

const BY_REASON: Readonly<Record<Locale, ByReason>> = {
  en: Object.assign({}, ...Object.values(ENGLISH)),
  ja: Object.assign({}, ...Object.values(JAPANESE)),
};

/** A refusal of the server: its message, and the reason with its values. */
export interface Refused {
  readonly detail: string;
  readonly reason?: string | undefined;
}

/** A refusal as a field of the API gives it, with its values by name. */
export function refusedOf({ reason, message, values }: RefusalField) {
  const named = Object.fromEntries(values.map(({ name, text }) => [name, text]));
  return { ...named, detail: message, reason: reason ?? undefined };
}

interface RefusalField {
  readonly reason: string | null;
  readonly message: string;
  readonly values: readonly { readonly name: string; readonly text: string }[];
}

/** The reason of a refusal in the visitor's language, as pages say it; the message of the server if they have no words for it. */
export function refusalText(refused: Refused, locale: Locale): string {
  const { detail, reason } = refused;
  const known = BY_REASON[locale];
  const isKnown = reason !== undefined && Object.hasOwn(known, reason);
  return isKnown ? fillMessage(known[reason] ?? detail, refused) : detail;
}
