import type { RequestEvent } from '@sveltejs/kit';
import { graphqlDocument, write } from '#lib/server/graphql.server.ts';
import type { AccountPreferences } from './fill.ts';
import type { Preferences } from './preferences.ts';

/** What of an account's preferences a browser keeps as well. */
export type SharedPreferences = Omit<AccountPreferences, 'timeZone'>;

const KEEP = graphqlDocument<unknown, { input: Partial<SharedPreferences> }>(
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
    locale: locale.toUpperCase(),
  }) satisfies SharedPreferences;
