import { builder } from '#platform/graphql/builder.ts';
import { requireAccount } from '#slices/access/index.ts';
import {
  LOCALES,
  preferencesOf,
  SCORE_FORMATS,
  THEMES,
  TITLE_LANGUAGES,
  VISIBILITIES,
  visitorOfContext,
  type PreferenceChange,
  type Preferences,
} from '#slices/accounts/index.ts';
import { changePreferences } from '../commands/change-preferences.ts';
import { ViewerRef } from './viewer.ts';

const TitleLanguageEnum = builder.enumType('TitleLanguage', {
  description: 'In which language titles are shown, where there is one in it.',
  values: TITLE_LANGUAGES,
});

/** How a user sees and types scores. */
export const ScoreFormatEnum = builder.enumType('ScoreFormat', {
  description:
    'How scores are shown: of 100, of 20, of 10 with a decimal, of 10, five stars, four grades, three faces.',
  values: SCORE_FORMATS,
});

const ThemeEnum = builder.enumType('Theme', { values: THEMES });

const LocaleEnum = builder.enumType('Locale', {
  description: 'The languages of the pages.',
  values: Object.fromEntries(LOCALES.map((locale) => [locale.toUpperCase(), { value: locale }])),
});

/** Who may see something of a user. */
export const VisibilityEnum = builder.enumType('Visibility', {
  description:
    'Who may see something of a user: anybody, those who follow with their approval, nobody else.',
  values: VISIBILITIES,
});

const PreferencesRef = builder.objectRef<Preferences>('Preferences').implement({
  extensions: { tier: 'public' },
  description: 'What a user prefers, and who may see what of them.',
  fields: (t) => ({
    titleLanguage: t.expose('titleLanguage', { type: TitleLanguageEnum, nullable: false }),
    scoreFormat: t.expose('scoreFormat', { type: ScoreFormatEnum, nullable: false }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA name; null: as the browser says.',
    }),
    region: t.exposeString('region', {
      description: 'Where titles are streamed, ISO 3166-1: "JP"; null: not said.',
    }),
    locale: t.field({
      type: LocaleEnum,
      description: 'Null: as the browser says.',
      resolve: ({ locale }) => locale,
    }),
    theme: t.expose('theme', { type: ThemeEnum, nullable: false }),
    showsAdult: t.exposeBoolean('showsAdult', {
      nullable: false,
      description: 'Whether adult titles are shown to this account at all.',
    }),
    bio: t.exposeString('bio', { nullable: false, description: 'Markdown, as it was written.' }),
    profileVisibility: t.expose('profileVisibility', { type: VisibilityEnum, nullable: false }),
    listVisibility: t.expose('listVisibility', { type: VisibilityEnum, nullable: false }),
    activityVisibility: t.expose('activityVisibility', { type: VisibilityEnum, nullable: false }),
  }),
});

const PreferencesInput = builder.inputType('PreferencesInput', {
  description: 'What is to change; what is left out stays.',
  fields: (t) => ({
    titleLanguage: t.field({ type: TitleLanguageEnum }),
    scoreFormat: t.field({ type: ScoreFormatEnum }),
    timeZone: t.string(),
    region: t.string(),
    locale: t.field({ type: LocaleEnum }),
    theme: t.field({ type: ThemeEnum }),
    showsAdult: t.boolean(),
    bio: t.string({ description: 'Markdown, at most 2,000 characters.' }),
    profileVisibility: t.field({ type: VisibilityEnum }),
    listVisibility: t.field({ type: VisibilityEnum }),
    activityVisibility: t.field({ type: VisibilityEnum }),
  }),
});

builder.objectField(ViewerRef, 'preferences', (t) =>
  t.field({
    type: PreferencesRef,
    nullable: true,
    description: 'What the user prefers. Needs the scope `read:profile`.',
    resolve: (_viewer, _args, { app, caller }) =>
      preferencesOf(app, requireAccount(caller, 'read:profile')),
  }),
);

const UpdatePreferencesPayload = builder
  .objectRef<{ preferences: Preferences }>('UpdatePreferencesPayload')
  .implement({
    extensions: { tier: 'public' },
    fields: (t) => ({
      preferences: t.expose('preferences', { type: PreferencesRef, nullable: false }),
    }),
  });

builder.mutationField('updatePreferences', (t) =>
  t.field({
    type: UpdatePreferencesPayload,
    nullable: true,
    description:
      'Changes some preferences of the signed-in user. Needs the scope `write:profile`. Requests to follow are accepted once nothing is for followers alone.',
    extensions: { tier: 'public' },
    args: { input: t.arg({ type: PreferencesInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { app, caller } = context;
      const userId = requireAccount(caller, 'write:profile');
      const change = input as PreferenceChange;
      const visitor = visitorOfContext(context);
      const preferences = await app.db
        .transaction()
        .execute((tx) => changePreferences(app, tx, { userId, change, visitor }));
      return { preferences };
    },
  }),
);
