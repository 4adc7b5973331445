import type { ownWords } from './own-words.ts';

type Say = ReturnType<typeof ownWords>;

/** A choice of a form. */
interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export type ScoreFormat =
  'POINT_100' | 'POINT_20' | 'POINT_10_DECIMAL' | 'POINT_10' | 'POINT_5' | 'POINT_4' | 'POINT_3';

/** How scores are shown and typed, as the account keeps it, and how people call it. */
export const scoreFormats = (say: Say): readonly Choice<ScoreFormat>[] => [
  { value: 'POINT_100', label: say.point100 },
  { value: 'POINT_20', label: say.point20 },
  { value: 'POINT_10_DECIMAL', label: say.point10Decimal },
  { value: 'POINT_10', label: say.point10 },
  { value: 'POINT_5', label: say.point5 },
  { value: 'POINT_4', label: say.point4 },
  { value: 'POINT_3', label: say.point3 },
];

/** Who may see something of a user. */
export const visibilities = (say: Say): readonly Choice[] => [
  { value: 'PUBLIC', label: say.everybody },
  { value: 'FOLLOWERS', label: say.followersOnly },
  { value: 'PRIVATE', label: say.onlyMe },
];

/** What somebody says of themselves and how they want pages to be. */
export interface ProfileSettings {
  readonly bio: string;
  readonly scoreFormat: ScoreFormat;
  /** IANA name; null: as the browser says. */
  readonly timeZone: string | null;
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
