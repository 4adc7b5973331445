import { words } from '#lib/i18n/words.ts';
import type { MediaServer } from '../media-server.ts';
import { programOf, type Program } from './program.ts';

/** Who sent an event that cannot be read; `unknown` if its owner never said which program it is. */
type Sender = Program | 'unknown';

/** Plex and Emby have no template that their owner could break. */
const EN: Readonly<Record<Sender, string>> = {
  plex: 'Its text is broken or incomplete. If a proxy or a script passes webhooks on, let it leave them as they are.',
  tautulli: 'Its text is broken. Paste the JSON Data from the steps on this page again.',
  jellyfin:
    'Its text is broken. Select “Send All Properties” instead of using your own template, or paste the one from the steps on this page.',
  emby: 'Its text is broken or incomplete. If a proxy or a script passes webhooks on, let it leave them as they are.',
  kodi: 'Its text is broken or incomplete. Update the player or its add-on.',
  unknown:
    'Its text is broken or incomplete. If it comes from a template, use the one from the steps on this page. If a proxy or a script passes it on, let it leave it as it is.',
};

const JA: Readonly<Record<Sender, string>> = {
  plex: '内容が壊れているか、途中で切れています。プロキシやスクリプトで転送している場合は、Webhookを変更せずに転送してください。',
  tautulli: '内容が壊れています。このページの手順にあるJSON Dataを貼り付け直してください。',
  jellyfin:
    '内容が壊れています。自作テンプレートの代わりに「Send All Properties」を有効にするか、このページの手順にあるテンプレートを貼り付けてください。',
  emby: '内容が壊れているか、途中で切れています。プロキシやスクリプトで転送している場合は、Webhookを変更せずに転送してください。',
  kodi: '内容が壊れているか、途中で切れています。プレーヤーかアドオンを更新してください。',
  unknown:
    '内容が壊れているか、途中で切れています。テンプレートを使っている場合は、このページの手順にあるものを使ってください。プロキシやスクリプトで転送している場合は、変更せずに転送してください。',
};

/** What to do about events that cannot be read. */
export const unreadableWords = words({
  en: { whatToDo: (sender: Sender) => EN[sender] },
  ja: { whatToDo: (sender: Sender) => JA[sender] },
});

/** The sender of the events of a server. One whose owner never said more than its kind may be either program of that kind. */
export const senderOf = (server: Pick<MediaServer, 'kind' | 'software'>): Sender =>
  server.software === null && server.kind !== 'player' ? 'unknown' : programOf(server);
