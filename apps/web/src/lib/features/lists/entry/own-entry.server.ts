import type { RequestEvent } from '@sveltejs/kit';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { readScoreFormat } from '#lib/preferences/score-format.server.ts';
import { readRichText } from '#lib/text/rich-text.server.ts';
import { mediaOf } from '../custom-lists/custom-list.ts';
import { unwatched } from '../list/list-row.ts';
import type { OwnEntry } from './entry.ts';
import { ANIME_ENTRY, MANGA_ENTRY } from './fragments.server.ts';

const LABELS = graphql(`
  fragment Labels on Viewer {
    customLists(media: $media) {
      id
      name
    }
    listCounts(media: $media) {
      tags {
        value
      }
    }
  }
`);

const OWN = {
  anime: graphql(
    `
      query WebOwnAnimeEntry($id: ID!, $format: ScoreFormat!, $media: ListMedia!) {
        work: anime(id: $id) {
          status
          viewerIsFavourite
          viewerEntry {
            ...AnimeEntry
          }
        }
        viewer {
          ...Labels
        }
      }
    `,
    [ANIME_ENTRY, LABELS],
  ),
  manga: graphql(
    `
      query WebOwnMangaEntry($id: ID!, $format: ScoreFormat!, $media: ListMedia!) {
        work: manga(id: $id) {
          status
          viewerIsFavourite
          viewerEntry {
            ...MangaEntry
          }
        }
        viewer {
          ...Labels
        }
      }
    `,
    [MANGA_ENTRY, LABELS],
  ),
};

/** The signed-in visitor's data about a work; null for other visitors. */
export async function readOwnEntry(
  event: RequestEvent,
  kind: WorkKind,
  id: string,
): Promise<OwnEntry | null> {
  const format = await readScoreFormat(event);
  if (format === null) return null;
  const { work, viewer } = await execute(event, OWN[kind], { id, format, media: mediaOf(kind) });
  return (
    work && {
      entry: work.viewerEntry,
      notes: work.viewerEntry?.notes ? readRichText(work.viewerEntry.notes) : null,
      left: work.viewerEntry && unwatched(kind, work.viewerEntry, work.status),
      isFavourite: work.viewerIsFavourite,
      format,
      customLists: viewer?.customLists ?? [],
      tags: viewer?.listCounts?.tags.map(({ value }) => value) ?? [],
    }
  );
}

/** `readOwnEntry` for a page, which then may not be stored, because it has private notes. */
export async function loadOwnEntry(
  event: RequestEvent,
  kind: WorkKind,
  id: string,
): Promise<OwnEntry | null> {
  const own = await readOrDegrade(event, () => readOwnEntry(event, kind, id));
  if (own) event.setHeaders({ 'cache-control': 'no-store' });
  return own;
}
