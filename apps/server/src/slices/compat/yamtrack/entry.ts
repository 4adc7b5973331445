import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Media as Medium } from '#slices/catalog/values.ts';
import {
  act,
  deleteEntries,
  entriesOfWorks,
  lockList,
  readEdit,
  saveEntries,
} from '#slices/lists/index.ts';
import { entryNumbers } from '../queries/entry-number.ts';
import { forgetLists, presenterOf } from '../queries/list.ts';
import { findMedia, mediaById } from '../queries/media.ts';
import { refusal } from '../reasons.ts';
import type { ListedMedia } from '../rules/list.ts';
import type { Media } from '../rules/media.ts';
import { refusedBy, renamed } from '../refused-edit.ts';
import { editOf, FIELD_NAMES, type Said, type Source } from './words.ts';

/** A work as a client names it. */
export interface Named {
  medium: Medium;
  source: Source;
  mediaId: string;
}

const notFound = () => refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');

/** @throws Refusal `NOT_FOUND` for a work that is not here, or that the caller may not see */
export const namedWork = (context: RequestContext, { medium, source, mediaId }: Named): Media => {
  const isNumber = /^\d{1,9}$/u.test(mediaId);
  const [media] =
    source === 'mal'
      ? isNumber
        ? findMedia(context, { type: medium, idMal: Number(mediaId) })
        : []
      : [mediaById(context, medium, mediaId)];
  if (!media) throw notFound();
  return media;
};

/** The caller’s entry of a work. Without the scope to read lists there is none. */
export const listedWork = async (
  context: RequestContext,
  media: Media,
): Promise<ListedMedia | undefined> => {
  const { userId, username, scopes } = context.caller;
  if (userId === null || username === null || !scopes.includes('read:list')) return undefined;
  const list = { userId, media: media.type, reading: 'own' } as const;
  const entry = (await entriesOfWorks(context.app.db, list, [media.record.id])).get(
    media.record.id,
  );
  if (!entry) return undefined;
  const { present } = await presenterOf(context, { id: userId, username, reading: 'own' });
  return present(entry, await entryNumbers(context.app, userId));
};

interface Meant {
  userId: string;
  media: Media;
  said: Said;
  usual: Pick<Said, 'status'>;
}

/** What a client says, with what is usual for a work that is not on the list. The list is locked, so that nothing adds the work after that. */
const meantBy = async (tx: Tx, { userId, media, said, usual }: Meant): Promise<Said> => {
  await lockList(tx, userId);
  if (said.status != null) return said;
  const { id } = media.record;
  const list = { userId, media: media.type, reading: 'own' } as const;
  const isListed = (await entriesOfWorks(tx, list, [id])).has(id);
  return isListed ? said : { ...said, ...usual };
};

/**
 * Saves what a client says of a work, and gives the entry. @param usual what it means for a work that is not on the list
 * @throws Refusal of the edit, with the client’s names of the fields
 */
export const saveSaid = async (
  context: RequestContext,
  media: Media,
  said: Said,
  usual: Pick<Said, 'status'> = {},
): Promise<ListedMedia | undefined> => {
  const known = await listedWork(context, media);
  const nameOf = (field: string) => FIELD_NAMES[field] ?? field;
  const saved = await act(context, async (tx, writer) => {
    const meant = await meantBy(tx, { userId: writer.userId, media, said, usual });
    const work = media.type === 'ANIME' ? 'animeId' : 'mangaId';
    const edit = readEdit({ ...editOf(meant, known?.entry), [work]: media.record.id });
    if (edit instanceof Refusal) throw renamed(edit, nameOf);
    return saveEntries(context.app, tx, writer, { media: media.type, inputs: [edit] });
  });
  forgetLists(context);
  const refused = saved[0] && refusedBy(saved[0], nameOf);
  if (refused) throw refused;
  return listedWork(context, media);
};

/** Takes a work off the caller’s list. @throws Refusal `NOT_FOUND` if it is not on it */
export const removeWork = async (context: RequestContext, media: Media): Promise<void> => {
  const listed = await listedWork(context, media);
  if (!listed) throw notFound();
  const entries = { media: media.type, ids: [listed.entry.id] };
  await act(context, (tx, writer) => deleteEntries(context.app, tx, writer, entries));
  forgetLists(context);
};
