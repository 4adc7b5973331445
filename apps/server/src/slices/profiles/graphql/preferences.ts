import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { requireAccount } from '#slices/access/index.ts';
import {
  preferencesOf,
  visitorOfContext,
  type PreferenceChange,
  type Preferences,
} from '#slices/accounts/index.ts';
import { changePreferences } from '../commands/change-preferences.ts';
import { ViewerRef } from './viewer.ts';
import { VisibilityEnum } from './visibility.ts';

const TitleLanguageEnum = builder.enumType('TitleLanguage', {
  description: 'In which language titles are shown, where there is one in it.',
  values: valuesOf<Preferences['titleLanguage']>({
    ROMAJI: 'Japanese in Latin letters.',
    ENGLISH: 'English, where there is an English title.',
    NATIVE: 'The language of the country the work comes from.',
  }),
});

/** How a user sees and types scores. */
export const ScoreFormatEnum = builder.enumType('ScoreFormat', {
  description: 'The scale of a score.',
  values: valuesOf<Preferences['scoreFormat']>({
    POINT_100: '0 to 100.',
    POINT_20: '0 to 20.',
    POINT_10_DECIMAL: '0 to 10, with one decimal.',
    POINT_10: '0 to 10.',
    POINT_5: '0 to 5 stars.',
    POINT_4: '0 to 4, shown as grades.',
    POINT_3: '0 to 3, shown as faces.',
  }),
});

const ThemeEnum = builder.enumType('Theme', {
  description: 'The colours of the pages.',
  values: valuesOf<Preferences['theme']>({
    SYSTEM: 'As the device is set.',
    LIGHT: 'Dark on light.',
    DARK: 'Light on dark.',
  }),
});

const LocaleEnum = builder.enumType('Locale', {
  description: 'The languages of the pages.',
  values: valuesOf<NonNullable<Preferences['locale']>>({ en: 'English.', ja: 'Japanese.' }),
});

const PreferencesRef = builder.objectRef<Preferences>('Preferences').implement({
  extensions: { tier: 'public' },
  description: 'Preferences of a user, including who may see what of them.',
  fields: (t) => ({
    titleLanguage: t.expose('titleLanguage', {
      type: TitleLanguageEnum,
      nullable: false,
      description: 'The language titles are shown in.',
    }),
    scoreFormat: t.expose('scoreFormat', {
      type: ScoreFormatEnum,
      nullable: false,
      description: 'The scale scores are shown and typed in on the pages.',
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'The time zone they chose, as IANA name; null for that of the browser.',
    }),
    browserTimeZone: t.exposeString('browserTimeZone', {
      description:
        'The time zone of the browser they last signed in with, as IANA name, which holds for the days of their list while `timeZone` is null; null if not known.',
    }),
    region: t.exposeString('region', {
      description:
        'The region for streaming links, as ISO 3166-1 alpha-2, such as "JP"; null if not set.',
    }),
    locale: t.field({
      type: LocaleEnum,
      description: "The language of the pages; null for the browser's language.",
      resolve: ({ locale }) => locale,
    }),
    theme: t.expose('theme', {
      type: ThemeEnum,
      nullable: false,
      description: 'The colours of the pages.',
    }),
    showsAdult: t.exposeBoolean('showsAdult', {
      nullable: false,
      description: 'Whether adult titles are shown to this account at all.',
    }),
    bio: t.exposeString('bio', { nullable: false, description: 'Markdown, as it was written.' }),
    profileVisibility: t.expose('profileVisibility', {
      type: VisibilityEnum,
      nullable: false,
      description: 'Who may see the profile.',
    }),
    listVisibility: t.expose('listVisibility', {
      type: VisibilityEnum,
      nullable: false,
      description: 'Who may see the list, its statistics and the favourites.',
    }),
    activityVisibility: t.expose('activityVisibility', {
      type: VisibilityEnum,
      nullable: false,
      description: 'Who may see the activities.',
    }),
  }),
});

const PreferencesInput = builder.inputType('PreferencesInput', {
  description: 'The changes. Fields that are left out stay as they are.',
  fields: (t) => ({
    titleLanguage: t.field({
      type: TitleLanguageEnum,
      description: 'The language titles are shown in.',
    }),
    scoreFormat: t.field({
      type: ScoreFormatEnum,
      description: 'The scale scores are shown and typed in on the pages.',
    }),
    timeZone: t.string({
      description:
        'Name of an IANA time zone, such as "Asia/Tokyo"; null takes the zone of the browser.',
    }),
    browserTimeZone: t.string({
      description: 'Name of the IANA time zone of the browser in use; null forgets it.',
    }),
    region: t.string({
      description:
        'The region for streaming links, as ISO 3166-1 alpha-2, such as "JP"; null clears it.',
    }),
    locale: t.field({
      type: LocaleEnum,
      description: 'Language of the pages; null takes the language of the browser.',
    }),
    theme: t.field({ type: ThemeEnum, description: 'The colours of the pages.' }),
    showsAdult: t.boolean({
      description: 'Whether adult titles are shown to this account at all.',
    }),
    bio: t.string({ description: 'Markdown, at most 2,000 characters.' }),
    profileVisibility: t.field({ type: VisibilityEnum, description: 'Who may see the profile.' }),
    listVisibility: t.field({
      type: VisibilityEnum,
      description: 'Who may see the list, its statistics and the favourites.',
    }),
    activityVisibility: t.field({
      type: VisibilityEnum,
      description: 'Who may see the activities.',
    }),
  }),
});

builder.objectField(ViewerRef, 'preferences', (t) =>
  t.field({
    type: PreferencesRef,
    nullable: true,
    description: 'Preferences of the user. Needs the scope `read:profile`.',
    resolve: (_viewer, _args, { app, caller }) =>
      preferencesOf(app.db, requireAccount(caller, 'read:profile')),
  }),
);

const UpdatePreferencesPayload = builder
  .objectRef<{ preferences: Preferences }>('UpdatePreferencesPayload')
  .implement({
    extensions: { tier: 'public' },
    description: 'What became of the preferences.',
    fields: (t) => ({
      preferences: t.expose('preferences', {
        type: PreferencesRef,
        nullable: false,
        description: 'All preferences as they are now.',
      }),
    }),
  });

builder.mutationField('updatePreferences', (t) =>
  t.field({
    type: UpdatePreferencesPayload,
    nullable: true,
    description:
      'Changes some preferences of the signed-in user. If nothing is for followers only any more, all requests to follow are accepted. Needs the scope `write:profile`.',
    extensions: { tier: 'public' },
    args: {
      input: t.arg({
        type: PreferencesInput,
        required: true,
        description: 'The preferences to change.',
      }),
    },
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
