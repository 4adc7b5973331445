import type { DeclaredScope } from '#platform/vocabulary.ts';

export const notices = {
  FOLLOWED: 'Somebody follows you.',
  FOLLOW_REQUESTED: 'Somebody asks to follow you.',
  FOLLOW_ACCEPTED: 'Somebody accepted your request to follow them.',
} as const;

/** This slice decides who may see a list, so it also declares the scope to read one. */
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
