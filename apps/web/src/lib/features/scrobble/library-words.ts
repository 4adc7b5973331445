import { words } from '#lib/i18n/words.ts';
import type { MediaServer } from './media-server.ts';

/** Words about reading somebody's own media server. */
export const libraryWords = words({
  en: {
    title: 'What you’ve already watched',
    about: (kind: MediaServer['kind']): string =>
      `If you let Tsuzuki read your ${kind === 'server_a' ? 'Plex' : 'Jellyfin or Emby'}, it can import what you watched before, with dates, and look up the shows of episodes whose IDs it doesn’t know. It only reads. This is optional.`,
    address: 'Address of your server',
    addressHint:
      'Tsuzuki must be able to reach it. Addresses in a home network only work if the operator of this instance allows them.',
    placeholder: (kind: MediaServer['kind']): string =>
      kind === 'server_a' ? 'https://plex.example.com:32400' : 'https://jellyfin.example.com',
    token: 'Token',
    tokenHint: (kind: MediaServer['kind']): string =>
      kind === 'server_a'
        ? 'Your X-Plex-Token: in Plex, open an item, choose “Get Info”, then “View XML”; it is at the end of the address.'
        : 'An API key: in the dashboard of your server under “API Keys”. With several users, enter yours under “Only count plays by” below.',
    tokenKept: 'Stored encrypted, never shown again. You can remove it at any time.',
    allow: 'Allow reading',
    allowing: 'Connecting…',
    allowed: 'Tsuzuki may read',
    since: 'since',
    preview: 'Preview my history',
    reading: 'Reading your server…',
    previewAbout:
      'Shows what would be recorded, with dates, and what can’t be matched. Nothing is saved until you say so, and you can undo all of it.',
    end: 'Remove access…',
    endDo: 'Remove access',
    endAbout: 'The address and the token are deleted. What was recorded stays on your list.',
    done: (form: string): string =>
      form === 'library'
        ? 'Connected. You can preview your history now.'
        : 'Access removed. The token is deleted.',
  },
  ja: {
    title: 'これまでの視聴履歴',
    about: (kind) =>
      `${kind === 'server_a' ? 'Plex' : 'JellyfinまたはEmby'}の読み取りを許可すると、これまでに見た作品を日付付きでインポートできます。IDの分からない話の番組も調べられます。読み取るだけで、変更はしません。任意の機能です。`,
    address: 'サーバーのアドレス',
    addressHint:
      'Tsuzukiからアクセスできる必要があります。家庭内ネットワークのアドレスは、このインスタンスの運営者が許可した場合だけ使えます。',
    placeholder: (kind) =>
      kind === 'server_a' ? 'https://plex.example.com:32400' : 'https://jellyfin.example.com',
    token: 'トークン',
    tokenHint: (kind) =>
      kind === 'server_a'
        ? 'X-Plex-Tokenです。Plexで作品を開き、「情報を見る」→「XMLを表示」を選ぶと、アドレスの末尾にあります。'
        : 'APIキーです。サーバーのダッシュボードの「APIキー」で作れます。ユーザーが複数いる場合は、下の設定で自分のユーザー名を指定してください。',
    tokenKept: '暗号化して保存し、再び表示することはありません。いつでも削除できます。',
    allow: '読み取りを許可',
    allowing: '接続中…',
    allowed: '読み取りを許可したサーバー',
    since: '許可した日時:',
    preview: '履歴をプレビュー',
    reading: 'サーバーを読み取り中…',
    previewAbout:
      '記録される話と日付、照合できないものを確認できます。確定するまで何も保存されず、後でまとめて取り消せます。',
    end: '許可を取り消す…',
    endDo: '許可を取り消す',
    endAbout: 'アドレスとトークンを削除します。記録した内容はリストに残ります。',
    done: (form) =>
      form === 'library'
        ? '接続しました。履歴をプレビューできます。'
        : '許可を取り消し、トークンを削除しました。',
  },
});
