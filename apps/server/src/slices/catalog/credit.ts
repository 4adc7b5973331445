/** What somebody did for a work, in the words of its credits. */
export const STAFF_ROLES = [
  'STORY_AND_ART',
  'STORY',
  'ART',
  'ORIGINAL_CREATOR',
  'DIRECTOR',
  'SERIES_COMPOSITION',
  'CHARACTER_DESIGN',
  'MUSIC',
  'VOICE_ACTOR',
  'OTHER',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Somebody who made a work, as the work credits them. */
export interface StaffCredit {
  /** In Latin letters where a source gives them, else as it is written. */
  name: string;
  nameNative: string | null;
  role: StaffRole;
}
