import type { TitleLanguage } from '#lib/preferences/preferences.ts';

/** How scores are shown and typed, as the account keeps it, and how people call it. */
export const SCORE_FORMATS = [
  { value: 'POINT_100', label: '100 points (1–100)' },
  { value: 'POINT_20', label: '20 points (1–20)' },
  { value: 'POINT_10_DECIMAL', label: '10 points with a decimal (0.1–10.0)' },
  { value: 'POINT_10', label: '10 points (1–10)' },
  { value: 'POINT_5', label: '5 stars' },
  { value: 'POINT_4', label: '4 grades: awful, meh, good, great' },
  { value: 'POINT_3', label: '3 faces' },
] as const;

export const TITLE_LANGUAGES = [
  { value: 'ROMAJI', label: 'Romaji (Sousou no Frieren)' },
  { value: 'ENGLISH', label: 'English (Frieren: Beyond Journey’s End)' },
  { value: 'NATIVE', label: 'Native (葬送のフリーレン)' },
] as const;

/** Who may see something of a user. */
export const VISIBILITIES = [
  { value: 'PUBLIC', label: 'Everybody' },
  { value: 'FOLLOWERS', label: 'Followers whom I let follow me' },
  { value: 'PRIVATE', label: 'Only me' },
] as const;

/** What somebody says of themselves and how they want pages to be. */
export interface ProfileSettings {
  readonly bio: string;
  readonly titleLanguage: TitleLanguage;
  readonly scoreFormat: (typeof SCORE_FORMATS)[number]['value'];
  /** IANA name; null: as the browser says. */
  readonly timeZone: string | null;
  readonly region: string | null;
  readonly showsAdult: boolean;
}

/** Who may see what of somebody. */
export interface PrivacySettings {
  readonly profileVisibility: string;
  readonly listVisibility: string;
  readonly activityVisibility: string;
}

/** Somebody in a list of people. */
export interface Companion {
  readonly username: string;
}

/** A page of such a list. */
export interface Company {
  readonly totalCount: number;
  readonly nodes: readonly Companion[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
