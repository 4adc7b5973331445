import type { Enum } from '@tsuzuki/contract/schema';
import type { CoverImage } from './cover-picture.ts';
import type { Titles } from './title.ts';

/** The fields that every anime and manga has, from which its cover is drawn. */
export interface Work extends Titles {
  readonly id: string;
  /** The picture of its cover; null, or left out, where there is none to show. */
  readonly coverImage?: CoverImage | null;
  readonly format: Enum<'AnimeFormat' | 'MangaFormat'>;
}

export type WorkKind = 'anime' | 'manga';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Whether a text has the form of a work's id. An address with another text has no page. */
export function isWorkId(text: string): boolean {
  return ID.test(text);
}

/** A work as the API's inputs name it. */
export function workId(kind: WorkKind, id: string) {
  return kind === 'anime' ? { animeId: id } : { mangaId: id };
}

/** The path of a work's page. */
export function workPath(kind: WorkKind, id: string): string {
  return `/${kind}/${id}`;
}
