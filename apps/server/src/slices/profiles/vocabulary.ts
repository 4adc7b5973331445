import type { DeclaredScope } from '#platform/vocabulary.ts';

export const notices = {
  FOLLOWED: 'Somebody follows you.',
  FOLLOW_REQUESTED: 'Somebody asks to follow you.',
  FOLLOW_ACCEPTED: 'Somebody accepted your request to follow them.',
} as const;

/** Who may see somebody's list is decided here, so the scope to read it stands here too. */
export const scopes = [
  { name: 'read:list', isForPlayers: true },
  { name: 'read:profile' },
  { name: 'write:profile' },
] as const satisfies DeclaredScope[];

declare module '#platform/vocabulary.ts' {
  interface Notices {
    profiles: keyof typeof notices;
  }
  interface Scopes {
    profiles: 'read:list' | 'read:profile' | 'write:profile';
  }
}
