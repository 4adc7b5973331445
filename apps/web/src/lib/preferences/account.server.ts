import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type Variables } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { LOCALES, type AccountPreferences } from './fill.ts';
import type { Preferences } from './preferences.ts';

const KEEP = graphql(
  'mutation WebKeepPreferences($input: PreferencesInput!) { updatePreferences(input: $input) { __typename } }',
);

/** Saves a preference to the signed-in visitor's account. */
export async function keepInAccount(
  event: RequestEvent,
  input: Variables<typeof KEEP>['input'],
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
  }) satisfies AccountPreferences;
