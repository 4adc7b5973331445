import type { StaffRole } from '#slices/catalog/index.ts';

/** AniList's names of roles. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  STORY_AND_ART: 'Story & Art',
  STORY: 'Story',
  ART: 'Art',
  ORIGINAL_CREATOR: 'Original Creator',
  DIRECTOR: 'Director',
  SERIES_COMPOSITION: 'Series Composition',
  CHARACTER_DESIGN: 'Character Design',
  MUSIC: 'Music',
  VOICE_ACTOR: 'Voice Actor',
  OTHER: 'Other',
};
