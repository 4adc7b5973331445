import type { Locale } from '#lib/i18n/locale.ts';
import { refusalText } from './refusal-text.ts';

/** Why something was refused, as the server keeps it beside the message in English. */
export interface KeptReason {
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** A kept refusal in the language of the visitor; in English where it was kept as a message alone. */
export const keptText = (message: string, kept: KeptReason | null, locale: Locale): string =>
  refusalText({ ...kept?.details, detail: message, reason: kept?.reason }, locale);
