import { words } from '#lib/i18n/words.ts';
import type { MediaServer } from './media-server.ts';

/** Lines are steps; names of what to press or tick stand between asterisks, as the servers write them. */
const EN: Readonly<Record<MediaServer['kind'], string>> = {
  server_a: `You need *Plex Pass* on the account that sets the webhook.
On the server: open *Settings → Network* (show advanced), tick *Webhooks*, save.
In Plex Web open *Account settings → Webhooks → Add Webhook*.
Paste the address, all of it, and save. There is nothing to tick: Plex sends every event.
Play something for a moment, stop it, and look at the test: *media.play* and *media.stop* must arrive.
Films and shows need the agent *Plex Movie* or *Plex Series* (or TheTVDB, TMDB, HAMA): items with local metadata alone have no id to match by.
The webhook tells of your account on every server it uses. Plays of others are left out.`,
  server_b: `Open *Dashboard → Plugins → Catalog*, install *Webhook*, restart Jellyfin.
Open *Dashboard → Plugins → Webhook → Settings*, press *Add Generic Destination*.
Paste the address, all of it, into *Webhook Url*.
Under *Notification Type* tick *Playback Stop*. Add *Item Added* if you want new shows known by their own ids.
Under *User Filter* choose yourself, or everybody’s plays become yours.
Under *Item Type* tick *Movies* and *Episodes* (and *Series* if you ticked Item Added).
Tick *Send All Properties (ignores template)* and press *Save*.
Play something for a moment, stop it, and look at the test: *PlaybackStop* must arrive.`,
};

const JA: Readonly<Record<MediaServer['kind'], string>> = {
  server_a: `Webhookを設定するアカウントに*Plex Pass*が必要です。
サーバーの*Settings → Network*(詳細表示)で*Webhooks*にチェックを入れて保存します。
Plex Webで*Account settings → Webhooks → Add Webhook*を開きます。
アドレス全体を貼り付けて保存します。ほかに選ぶものはありません。
何かを少し再生して止め、接続の確認で*media.play*と*media.stop*が届くか見てください。
作品には*Plex Movie*または*Plex Series*(TheTVDB・TMDB・HAMAでも可)のエージェントが必要です。ローカルの情報だけではIDがなく照合できません。
Webhookはご自身のアカウントが使うすべてのサーバーについて届きます。ほかの人の再生は数えません。`,
  server_b: `*Dashboard → Plugins → Catalog*で*Webhook*を入れ、Jellyfinを再起動します。
*Dashboard → Plugins → Webhook → Settings*で*Add Generic Destination*を押します。
アドレス全体を*Webhook Url*に貼り付けます。
*Notification Type*で*Playback Stop*にチェックを入れます。新しい作品のIDも学習させるなら*Item Added*にも入れます。
*User Filter*でご自身を選びます。選ばないと全員の再生が記録されます。
*Item Type*で*Movies*と*Episodes*にチェックを入れます(Item Addedを使うなら*Series*にも)。
*Send All Properties (ignores template)*にチェックを入れて*Save*を押します。
何かを少し再生して止め、接続の確認で*PlaybackStop*が届くか見てください。`,
};

/** How a media server is set up, a line a step. */
export const stepWords = words({
  en: {
    steps: (kind: MediaServer['kind']) => EN[kind],
    more: (kind: MediaServer['kind']): string =>
      kind === 'server_a' ? 'The guide for Plex' : 'The guide for Jellyfin',
    others: 'Emby, Tautulli, Kodi and others',
  },
  ja: {
    steps: (kind: MediaServer['kind']) => JA[kind],
    more: (kind: MediaServer['kind']): string =>
      kind === 'server_a' ? 'Plexの詳しい手順(英語)' : 'Jellyfinの詳しい手順(英語)',
    others: 'Emby・Tautulli・Kodiなど(英語)',
  },
});
