import { words } from '#lib/i18n/words.ts';
import type { MadeServer } from './media-server.ts';

/** Each line is a step. Names of buttons and boxes are between asterisks, as the servers write them. */
const EN: Readonly<Record<MadeServer['kind'], string>> = {
  server_a: `You need *Plex Pass* on the account that sets up the webhook.
On the server, open *Settings → Network* (show advanced), select *Webhooks* and save.
In Plex Web, open *Account settings → Webhooks → Add Webhook*.
Paste the whole webhook URL and save. Plex sends every event, so there’s nothing to select.
Play something for a moment and stop it. The connection test should show *media.play* and *media.stop*.
Use the *Plex Movie* or *Plex Series* agent (or TheTVDB, TMDB, HAMA). Items with local metadata only have no ID to match by.
The webhook covers every server your account uses. Plays by other people are ignored.`,
  server_b: `Open *Dashboard → Plugins → Catalog*, install *Webhook* and restart Jellyfin.
Open *Dashboard → Plugins → Webhook → Settings* and select *Add Generic Destination*.
Paste the whole webhook URL into *Webhook Url*.
Under *Notification Type*, select *Playback Stop*. Also select *Item Added* to match new shows by their IDs.
Under *User Filter*, choose yourself. Otherwise everyone’s plays are recorded on your list.
Under *Item Type*, select *Movies* and *Episodes* (and *Series* if you selected Item Added).
Select *Send All Properties (ignores template)*, then *Save*.
Play something for a moment and stop it. The connection test should show *PlaybackStop*.`,
};

const JA: Readonly<Record<MadeServer['kind'], string>> = {
  server_a: `Webhookを設定するアカウントに*Plex Pass*が必要です。
サーバーの*Settings → Network*（詳細表示）で*Webhooks*にチェックを入れて保存します。
Plex Webで*Account settings → Webhooks → Add Webhook*を開きます。
Webhook URL全体を貼り付けて保存します。ほかに選ぶものはありません。
何かを少し再生して止め、接続テストで*media.play*と*media.stop*が届くか確認してください。
作品には*Plex Movie*または*Plex Series*（TheTVDB・TMDB・HAMAでも可）のエージェントが必要です。ローカルの情報だけではIDがなく照合できません。
Webhookはご自身のアカウントが使うすべてのサーバーについて届きます。ほかの人の再生は記録しません。`,
  server_b: `*Dashboard → Plugins → Catalog*で*Webhook*をインストールし、Jellyfinを再起動します。
*Dashboard → Plugins → Webhook → Settings*で*Add Generic Destination*を押します。
Webhook URL全体を*Webhook Url*に貼り付けます。
*Notification Type*で*Playback Stop*にチェックを入れます。新しい作品をIDで照合するなら*Item Added*にも入れます。
*User Filter*でご自身を選びます。選ばないと全員の再生が記録されます。
*Item Type*で*Movies*と*Episodes*にチェックを入れます（Item Addedを使うなら*Series*にも）。
*Send All Properties (ignores template)*にチェックを入れて*Save*を押します。
何かを少し再生して止め、接続テストで*PlaybackStop*が届くか確認してください。`,
};

/** How to set up a media server, one line per step. */
export const stepWords = words({
  en: {
    steps: (kind: MadeServer['kind']) => EN[kind],
    more: (kind: MadeServer['kind']): string =>
      kind === 'server_a' ? 'Plex guide' : 'Jellyfin guide',
    others: 'Emby, Tautulli, Kodi and more',
  },
  ja: {
    steps: (kind: MadeServer['kind']) => JA[kind],
    more: (kind: MadeServer['kind']): string =>
      kind === 'server_a' ? 'Plexのガイド（英語）' : 'Jellyfinのガイド（英語）',
    others: 'Emby・Tautulli・Kodiなど（英語）',
  },
});
