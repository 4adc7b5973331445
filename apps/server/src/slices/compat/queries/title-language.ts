import type { Eventual } from '#platform/eventual.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { preferencesOf, type Preferences } from '#slices/accounts/index.ts';
type TitleLanguage = Preferences['titleLanguage'];

const chosen = new WeakMap<RequestContext, Promise<TitleLanguage>>();

/** The language in which the caller wants titles, read once per operation; romaji without the scope to read lists. */
export const titleLanguageOf = (context: RequestContext): Eventual<TitleLanguage> => {
  const { app, caller } = context;
  if (caller.userId === null || !caller.scopes.includes('read:list')) return 'ROMAJI';
  const known = chosen.get(context);
  if (known) return known;
  const language = preferencesOf(app.db, caller.userId).then(({ titleLanguage }) => titleLanguage);
  chosen.set(context, language);
  return language;
};

/** Reads the language of an operation anew, because it changed it. */
export const forgetTitleLanguage = (context: RequestContext): void => {
  chosen.delete(context);
};
