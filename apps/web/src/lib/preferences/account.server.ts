import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { LOCALES, type AccountPreferences } from './fill.ts';
import type { Preferences } from './preferences.ts';

/** What of an account's preferences a browser keeps as well. */
export type SharedPreferences = Omit<AccountPreferences, 'timeZone'>;

const KEEP = graphql(
  'mutation WebKeepPreferences($input: PreferencesInput!) { updatePreferences(input: $input) { __typename } }',
);

/** Has the account of whoever is signed in prefer something, wherever it signs in. */
export async function keepInAccount(
  event: RequestEvent,
  input: Partial<SharedPreferences>,
): Promise<void> {
  if (Object.keys(input).length > 0) await write(event, KEEP, { input });
}

/** As the API says it. */
export const sharedOf = ({ titles, region, theme, locale }: Preferences) =>
  ({
    titleLanguage: titles,
    region,
    theme: theme.toUpperCase() as Uppercase<typeof theme>,
    locale: LOCALES[locale],
  }) satisfies SharedPreferences;
