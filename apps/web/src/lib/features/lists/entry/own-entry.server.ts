import type { RequestEvent } from '@sveltejs/kit';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { execute, graphqlDocument, readOrDegrade } from '#lib/server/graphql.server.ts';
import { readRichText } from '#lib/text/rich-text.server.ts';
import type { CustomList } from '../custom-lists/custom-list.ts';
import { unwatched } from '../list/list-row.ts';
import { entryFields, type Entry, type OwnEntry } from './entry.ts';

interface Found {
  work: { status: string | null; viewerEntry: Entry | null; viewerIsFavourite: boolean } | null;
  viewer: {
    customLists: readonly CustomList[];
    listCounts: { tags: readonly { value: string }[] };
  } | null;
}

const FORMAT = graphqlDocument<
  { viewer: { preferences: { scoreFormat: string } | null } | null },
  Record<string, never>
>('query WebScoreFormat { viewer { preferences { scoreFormat } } }');

const documentOf = (kind: WorkKind) =>
  graphqlDocument<Found, { id: string; format: string }>(`
    query WebOwnEntry($id: ID!, $format: ScoreFormat!) {
      work: ${kind}(id: $id) { status viewerIsFavourite viewerEntry { ${entryFields(kind)} } }
      viewer {
        customLists(media: ${kind.toUpperCase()}) { id name }
        listCounts(media: ${kind.toUpperCase()}) { tags { value } }
      }
    }
  `);

const DOCUMENTS = { anime: documentOf('anime'), manga: documentOf('manga') };

/** How a signed-in visitor scores; null for anybody else, who cost no question. */
export async function readScoreFormat(event: RequestEvent): Promise<string | null> {
  if (!event.cookies.get('__Host-sid')) return null;
  const { viewer } = await execute(event, FORMAT, {});
  return viewer?.preferences?.scoreFormat ?? null;
}

/** What a signed-in visitor has to do with a work; null for anybody else. */
export async function readOwnEntry(
  event: RequestEvent,
  kind: WorkKind,
  id: string,
): Promise<OwnEntry | null> {
  const format = await readScoreFormat(event);
  if (format === null) return null;
  const { work, viewer } = await execute(event, DOCUMENTS[kind], { id, format });
  return (
    work && {
      entry: work.viewerEntry,
      notes: work.viewerEntry?.notes ? readRichText(work.viewerEntry.notes) : null,
      left: work.viewerEntry && unwatched(kind, work.viewerEntry, work.status),
      isFavourite: work.viewerIsFavourite,
      format,
      customLists: viewer?.customLists ?? [],
      tags: viewer?.listCounts.tags.map(({ value }) => value) ?? [],
    }
  );
}

/** `readOwnEntry` for a page, which nobody keeps then: it holds notes meant for one person. */
export async function loadOwnEntry(
  event: RequestEvent,
  kind: WorkKind,
  id: string,
): Promise<OwnEntry | null> {
  const own = await readOrDegrade(event, () => readOwnEntry(event, kind, id));
  if (own) event.setHeaders({ 'cache-control': 'no-store' });
  return own;
}
