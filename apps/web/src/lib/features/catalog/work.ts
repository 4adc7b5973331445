import type { Titles } from './title.ts';

/** What every anime and manga has: what its cover is drawn from. */
export interface Work extends Titles {
  readonly id: string;
  readonly format: string;
}

export type WorkKind = 'anime' | 'manga';

/** The path of a work's page. */
export function workPath(kind: WorkKind, id: string): string {
  return `/${kind}/${id}`;
}
