import { words } from '#lib/i18n/words.ts';
import type { Health } from './delivery.ts';

const en = {
  servers: 'Media servers',
  about:
    'Plex, Jellyfin or Emby tells Tsuzuki what you watched, and your list moves by itself. Each server gets an address of its own.',
  yours: 'Your servers',
  server: 'Server',
  lastHeard: 'Last heard of',
  notYet: 'not yet',
  health: 'How it is doing',
  healths: (health: Health) =>
    ({ NEVER: 'Nothing yet', WORKING: 'Works', SILENT: 'Silent', FAILING: 'Cannot record' })[
      health
    ],
  healthAdvice: (health: Health) =>
    ({
      NEVER: 'Nothing has arrived at its address yet. Follow the steps below, then test it.',
      WORKING: 'What it sends arrives and can be recorded.',
      SILENT:
        'Nothing has arrived for two weeks. If you watched something since, look whether the webhook is still set on the server.',
      FAILING:
        'The last plays could not be recorded. The log below says of each why, and what to do.',
    })[health],
  open: 'Log and settings',
  rename: 'Rename…',
  renameDo: 'Rename',
  rotate: 'New address…',
  rotateDo: 'Make a new address',
  rotateAbout:
    'What arrives at the old address from now on is dropped: paste the new one on the server. Log, settings and corrections stay.',
  remove: 'Delete…',
  removeDo: (name: string) => `Delete ${name}`,
  removeAbout:
    'What arrives at its address from now on is dropped, and its log goes. Your list stays as it is.',
  add: 'Add a server',
  kind: 'Kind',
  name: 'Name',
  namePlaceholder: 'living room',
  nameHint: 'Yours to choose.',
  make: 'Make the address',
  addressFor: (name: string) => `The address for ${name}`,
  theAddress: 'the address',
  onlyHere:
    'This address leads to this machine alone. For a server on another machine, or in a container, whoever runs this instance sets BASE_URL and HOST first.',
  next: 'Then play something for a moment and see it arrive:',
  seeArrive: 'Test the connection',
  howTo: (kind: string) => `How to set up ${kind}`,
};

/** What the page of media servers says. */
export const serverWords = words({
  en,
  ja: {
    servers: 'メディアサーバー',
    about:
      'Plex・Jellyfin・Embyで見たものがTsuzukiに伝わり、リストが自動で進みます。サーバーごとに専用のアドレスを使います。',
    yours: '登録したサーバー',
    server: 'サーバー',
    lastHeard: '最後の通知',
    notYet: 'まだありません',
    health: '状態',
    healths: (health: Health) =>
      ({ NEVER: '通知なし', WORKING: '正常', SILENT: '途絶', FAILING: '記録できません' })[health],
    healthAdvice: (health: Health) =>
      ({
        NEVER: 'まだ何も届いていません。下の手順で設定してから、接続を確かめてください。',
        WORKING: '通知は届いており、記録できます。',
        SILENT:
          '2週間何も届いていません。その間に何か見たのなら、サーバー側のWebhook設定を確認してください。',
        FAILING: '最近の再生を記録できませんでした。理由と対処は下のログにあります。',
      })[health],
    open: 'ログと設定',
    rename: '名前を変更…',
    renameDo: '変更する',
    rotate: '新しいアドレス…',
    rotateDo: '新しいアドレスを作る',
    rotateAbout:
      '今後古いアドレスに届くものは捨てられます。サーバーに新しいアドレスを貼り付けてください。ログ・設定・訂正はそのまま残ります。',
    remove: '削除…',
    removeDo: (name: string) => `${name}を削除`,
    removeAbout: '今後このアドレスに届くものは捨てられ、ログも消えます。リストはそのままです。',
    add: 'サーバーを追加',
    kind: '種類',
    name: '名前',
    namePlaceholder: 'リビング',
    nameHint: '自由に付けられます。',
    make: 'アドレスを作る',
    addressFor: (name: string) => `${name}のアドレス`,
    theAddress: 'アドレス',
    onlyHere:
      'このアドレスはこのマシン自身を指します。ほかのマシンやコンテナのサーバーからは届きません。運営者がBASE_URLとHOSTを設定してから作り直してください。',
    next: '設定したら何かを少し再生して、届くか確かめましょう:',
    seeArrive: '接続を確かめる',
    howTo: (kind: string) => `${kind}の設定手順`,
  },
});
