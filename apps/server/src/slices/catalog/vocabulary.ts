import type { DeclaredScope } from '#platform/vocabulary.ts';

export const scopes = [{ name: 'write:catalog' }] as const satisfies DeclaredScope[];

declare module '#platform/vocabulary.ts' {
  interface Scopes {
    catalog: 'write:catalog';
  }
}
