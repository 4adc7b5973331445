import type { App } from '#platform/app.ts';
import { preferencesOf } from '#slices/accounts/index.ts';
import { type Media, shelfOf, type Anime, type Manga } from '#slices/catalog/index.ts';
import {
  entriesInOrder,
  LIST_STATUSES,
  listedEntries,
  shownScore,
  type Entry,
  type ListStatus,
} from '#slices/lists/index.ts';
import { LIST_LINK_KINDS, type ListLinkKind } from './feed-kind.ts';
import { ownerOfFeed } from './queries.ts';
import { refusal } from './reasons.ts';

/** Rows of a page of a shared list. */
const PAGE_ROWS = 100;

const MEDIA: Readonly<Record<ListLinkKind, Media>> = {
  'anime-list': 'ANIME',
  'manga-list': 'MANGA',
};

/** The request of a visitor with a link. */
export interface SharedListQuery {
  token: string;
  status?: ListStatus | undefined;
  /** From 1. */
  page: number;
}

const workOf = (app: App, media: Media, id: string): Anime | Manga | undefined =>
  shelfOf(app, media).get(id);

/** The fields of a work on a shared list. */
const shownWork = (work: Anime | Manga) => ({
  id: work.id,
  titleRomaji: work.titleRomaji,
  titleEnglish: work.titleEnglish,
  titleNative: work.titleNative,
  format: work.format,
  status: work.status,
  startDate: work.startOn,
  ...('episodeCount' in work
    ? {
        seasonYear: work.seasonYear,
        episodeCount: work.episodeCount,
        episodeCountSource: work.episodeCountSource,
      }
    : { chapterCount: work.chapterCount, volumeCount: work.volumeCount }),
});

/** The owner of a link. All invalid links get the same refusal, so that it reveals nothing. */
const findOwner = async (app: App, token: string) => {
  for (const kind of LIST_LINK_KINDS) {
    const feed = await ownerOfFeed(app, { kind, token });
    if (feed) return { owner: feed.owner, media: MEDIA[kind] };
  }
  throw refusal('NOT_FOUND', 'LIST_LINK_NOT_FOUND');
};

/** Only public entries, and none that are only on custom lists. Nobody sees adult works. */
const shownEntries = async (app: App, userId: string, media: Media) => {
  const of = { userId, media, reading: 'public', statuses: LIST_STATUSES } as const;
  const listed = await listedEntries(app.db, of);
  return listed.filter(({ workId }) => workOf(app, media, workId)?.isAdult === false);
};

/**
 * A page of a list for visitors with its link, the last changed entries first: titles, progress and scores, without notes, tags or dates.
 */
export const sharedList = async (app: App, { token, status, page }: SharedListQuery) => {
  const { owner, media } = await findOwner(app, token);
  const [{ scoreFormat }, listed] = await Promise.all([
    preferencesOf(app.db, owner.id),
    shownEntries(app, owner.id, media),
  ]);
  const counts = LIST_STATUSES.map((each) => ({
    status: each,
    entries: listed.filter((entry) => entry.status === each).length,
  })).filter(({ entries }) => entries > 0);
  const shown = status ? listed.filter((entry) => entry.status === status) : listed;
  const ids = shown.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS).map(({ id }) => id);
  const entries = await entriesInOrder(app.db, owner.id, ids);
  const row = (entry: Entry) => {
    const work = workOf(app, media, entry.workId);
    // Entries that their owner closed in the meantime are left out.
    if (!work || entry.visibility !== 'PUBLIC') return [];
    const score = entry.score === null ? null : shownScore(entry.score, scoreFormat);
    const { status, progress } = entry;
    return [{ id: entry.id, status, progress, score, work: shownWork(work) }];
  };
  return {
    username: owner.username,
    media,
    scoreFormat,
    entries: listed.length,
    counts,
    rows: entries.flatMap(row),
    hasNext: shown.length > page * PAGE_ROWS,
  };
};
