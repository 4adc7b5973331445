/** What a work is: something to watch or something to read. These words stand in the API and in the database. */
export const MEDIA = ['ANIME', 'MANGA'] as const;
export type Media = (typeof MEDIA)[number];

/** The same in lower case: the words of addresses, files and sentences. */
export const WORK_KINDS = ['anime', 'manga'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** What a medium is called in each place, and what people do with it. Whatever differs in more than words is no part of this. */
export interface Medium {
  media: Media;
  kind: WorkKind;
  /** In names of the API. */
  name: Capitalize<WorkKind>;
  /** What somebody goes on by. */
  unit: 'episode' | 'chapter';
  /** What somebody did with a unit. */
  done: 'watched' | 'read';
  /** To do it once more. */
  again: 'rewatch' | 'reread';
}

export const MEDIUM = {
  ANIME: {
    media: 'ANIME',
    kind: 'anime',
    name: 'Anime',
    unit: 'episode',
    done: 'watched',
    again: 'rewatch',
  },
  MANGA: {
    media: 'MANGA',
    kind: 'manga',
    name: 'Manga',
    unit: 'chapter',
    done: 'read',
    again: 'reread',
  },
} as const satisfies Record<Media, Medium>;

/** The medium of works of a kind. */
export const MEDIA_OF = { anime: 'ANIME', manga: 'MANGA' } as const satisfies Record<
  WorkKind,
  Media
>;
