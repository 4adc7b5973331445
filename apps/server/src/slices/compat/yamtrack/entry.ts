import type { RequestContext } from '#platform/graphql/context.ts';
import type { Media as Medium } from '#slices/catalog/values.ts';
import { act, deleteEntries, entriesOfWorks, readEdit, saveAll } from '#slices/lists/index.ts';
import { entryNumbers } from '../queries/entry-number.ts';
import { forgetLists, presenterOf } from '../queries/list.ts';
import { findMedia, mediaById } from '../queries/media.ts';
import { refusal } from '../reasons.ts';
import type { ListedMedia } from '../rules/list.ts';
import type { Media } from '../rules/media.ts';
import { refusedBy } from '../refused-edit.ts';
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
  const meant = known || said.status != null ? said : { ...said, ...usual };
  const work = media.type === 'ANIME' ? 'animeId' : 'mangaId';
  const edit = readEdit({ ...editOf(meant, known?.entry), [work]: media.record.id });
  const [saved] = await saveAll(context, media.type, [edit]);
  forgetLists(context);
  const refused = saved && refusedBy(saved, (field) => FIELD_NAMES[field] ?? field);
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
