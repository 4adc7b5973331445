import type { SetupGuide } from './guide.ts';

export const kodi: SetupGuide = {
  label: 'Kodi',
  guide: 'kodi',
  en: {
    steps: `If Kodi plays from Plex, Jellyfin or Emby, set up that server instead: it reports what Kodi plays.
Otherwise, create an API key with *write:list* under Settings → API keys.
In the add-on that scrobbles to Trakt, enter the address of this instance in place of *https://api.trakt.tv*, and the key as its access token.
Play an episode to its end. The add-on then appears at the top of this page, under the name of its key.`,
    notes: `This works with add-ons and players that let you change the address of Trakt. Those with device login show a code for /activate and need no key.`,
  },
  ja: {
    steps: `KodiがPlex・Jellyfin・Embyから再生している場合は、そのサーバーを設定してください。Kodiの再生もサーバーから届きます。
それ以外の場合は、「設定」→「APIキー」で*write:list*のAPIキーを作成します。
Traktに記録するアドオンで、*https://api.trakt.tv*の代わりにこのサイトのアドレスを、アクセストークンとしてキーを入力します。
エピソードを最後まで再生すると、このページの上にキーの名前で表示されます。`,
    notes: `Traktのアドレスを変更できるアドオンとプレーヤーで使えます。デバイスログインに対応するものは、コードを/activateに入力するだけでキーは不要です。`,
  },
};
