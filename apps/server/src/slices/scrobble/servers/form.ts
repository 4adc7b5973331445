import * as lenient from '../payload/lenient-field.ts';
import type { Payload } from '../payload/payload.ts';
import type { ServerKind } from './kind.ts';

/** Whose words a payload is in: a server's, or those of a program that plays or relays. */
export type PayloadForm = ServerKind | 'kodi' | 'ryot' | 'bangumi-syncer';

const formSchema = lenient.namedRecord({
  event: lenient.word,
  NotificationType: lenient.text,
  Metadata: lenient.members,
  Item: lenient.members,
  unique_ids: lenient.members,
  uniqueid: lenient.members,
  params: lenient.namedRecord({ data: lenient.members }),
  method: lenient.word,
  identifier: lenient.text,
  lot: lenient.word,
  media_type: lenient.word,
  ori_title: lenient.present,
});

const PLEX_EVENT = /^(?:media|library|tautulli|admin|device)\.|^playback\.started$/u;

const isFilled = (members: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(members).length > 0;

/** Whose words a payload certainly is in; null if it does not say. */
export const formOf = (payload: Payload): PayloadForm | null => {
  const told = formSchema.parse(payload);
  const { event, NotificationType, Item, Metadata } = told;
  if (isFilled(Metadata) && !isFilled(Item) && PLEX_EVENT.test(event ?? '')) return 'server_a';
  if (told.media_type !== null && told.ori_title) return 'bangumi-syncer';
  if (told.identifier !== null && told.lot !== null) return 'ryot';
  if (isFilled(told.unique_ids) || isFilled(told.uniqueid)) return 'kodi';
  if (told.method?.startsWith('player.on') && isFilled(told.params.data)) return 'kodi';
  if (isFilled(Metadata)) return null;
  const isNested = isFilled(Item) && event !== null;
  return NotificationType !== null || isNested ? 'server_b' : null;
};
