import type { DeclaredScope } from '#platform/vocabulary.ts';

export const scopes = [
  { name: 'write:list', isForPlayers: true },
] as const satisfies DeclaredScope[];

declare module '#platform/vocabulary.ts' {
  interface Scopes {
    lists: 'write:list';
  }
}
