import { words } from '#lib/i18n/words.ts';
import type { Health } from './delivery.ts';
import type { MediaServer } from './media-server.ts';
import { GUIDES, programOf } from './setup/program.ts';

type Names = Partial<Record<MediaServer['kind'], string>>;
const PROGRAMS_EN: Names = { player: 'Player', extension: 'Browser extension' };
const PROGRAMS_JA: Names = { player: 'プレーヤー', extension: 'ブラウザ拡張機能' };

const en = {
  servers: 'Media servers',
  about:
    'Plex, Jellyfin, Emby or Tautulli tells Tsuzuki what you watched, and your list updates by itself. Each server gets its own webhook URL.',
  yours: 'Your servers and players',
  server: 'Name',
  programName: (server: Pick<MediaServer, 'kind' | 'software'>) =>
    PROGRAMS_EN[server.kind] ?? GUIDES[programOf(server)].label,
  lastHeard: 'Last event',
  notYet: 'None yet',
  health: 'Status',
  healths: (health: Health) =>
    ({
      NEVER: 'No events yet',
      WORKING: 'Working',
      SILENT: 'No recent events',
      FAILING: 'Not recording',
    })[health],
  healthAdvice: (health: Health) =>
    ({
      NEVER: 'No events yet. Follow the steps below, then check the setup.',
      WORKING: 'Events arrive and are recorded.',
      SILENT:
        'No events for two weeks. If you’ve watched something since, check that the webhook is still set up on the server.',
      FAILING: 'The latest plays couldn’t be recorded. The log below explains why and what to do.',
    })[health],
  open: 'Log and settings',
  rename: 'Rename…',
  renameDo: 'Rename',
  rotate: 'New webhook URL…',
  rotateDo: 'Create new webhook URL',
  rotateAbout:
    'The old URL stops working. Paste the new one on your server. The log, settings and fixes stay.',
  remove: 'Delete…',
  removeDo: (name: string) => `Delete ${name}`,
  removeAbout: 'Its webhook URL stops working and its log is deleted. Your list stays as it is.',
  removePlayer:
    'Its log, settings and fixes are deleted. Your list stays as it is. It appears here again the next time it reports a play. To stop it, revoke its API key or connected app.',
  playerSteps:
    'It reports plays with an API key or as a connected app. To stop it, revoke the key or the app:',
  keys: 'API keys',
  programs: 'Connected apps',
  add: 'Add a server',
  kind: 'Type',
  name: 'Name',
  namePlaceholder: 'Living room',
  nameHint: 'Anything you like.',
  make: 'Create webhook URL',
  addressFor: (name: string) => `Webhook URL for ${name}`,
  theAddress: 'webhook URL',
  onlyHere:
    'This URL only works on this machine. To use a server on another machine or in a container, the operator of this instance must set BASE_URL and HOST first.',
  next: 'When you’ve saved the URL, watch the first event arrive:',
  seeArrive: 'Check the setup',
  howTo: 'How to set up each program',
  howToAbout: 'The steps show again when you create a webhook URL.',
};

/** Words of the page of media servers. */
export const serverWords = words({
  en,
  ja: {
    servers: 'メディアサーバー',
    about:
      'Plex・Jellyfin・Emby・Tautulliで見たものがTsuzukiに伝わり、リストが自動で更新されます。サーバーごとに専用のWebhook URLを使います。',
    yours: 'サーバーとプレーヤー',
    server: '名前',
    programName: (server: Pick<MediaServer, 'kind' | 'software'>) =>
      PROGRAMS_JA[server.kind] ?? GUIDES[programOf(server)].label,
    lastHeard: '最終イベント',
    notYet: 'まだありません',
    health: '状態',
    healths: (health: Health) =>
      ({ NEVER: '未受信', WORKING: '正常', SILENT: '最近の受信なし', FAILING: '記録できません' })[
        health
      ],
    healthAdvice: (health: Health) =>
      ({
        NEVER: 'まだイベントが届いていません。下の手順で設定してから、届くか確認してください。',
        WORKING: 'イベントは正常に届き、記録されています。',
        SILENT:
          '2週間イベントが届いていません。その間に何か見た場合は、サーバー側のWebhook設定を確認してください。',
        FAILING: '最近の再生を記録できませんでした。理由と対処は下のログにあります。',
      })[health],
    open: 'ログと設定',
    rename: '名前を変更…',
    renameDo: '変更する',
    rotate: '新しいWebhook URL…',
    rotateDo: '新しいWebhook URLを作成',
    rotateAbout:
      '古いURLは使えなくなります。サーバーに新しいURLを貼り付けてください。ログ・設定・修正はそのまま残ります。',
    remove: '削除…',
    removeDo: (name: string) => `${name}を削除`,
    removeAbout: 'Webhook URLは使えなくなり、ログも削除されます。リストはそのままです。',
    removePlayer:
      'ログ・設定・修正を削除します。リストはそのままです。次に再生が送信されると、再びここに表示されます。止めるには、APIキーか連携アプリのアクセスを取り消してください。',
    playerSteps:
      'APIキーまたは連携アプリとして再生を送信しています。止めるには、キーかアプリのアクセスを取り消してください:',
    keys: 'APIキー',
    programs: '連携アプリ',
    add: 'サーバーを追加',
    kind: '種類',
    name: '名前',
    namePlaceholder: 'リビング',
    nameHint: '自由に付けられます。',
    make: 'Webhook URLを作成',
    addressFor: (name: string) => `${name}のWebhook URL`,
    theAddress: 'Webhook URL',
    onlyHere:
      'このURLはこのマシンからしか使えません。ほかのマシンやコンテナのサーバーから使うには、先に運営者がBASE_URLとHOSTを設定する必要があります。',
    next: 'URLを保存したら、最初のイベントが届くか確認しましょう:',
    seeArrive: '設定を確認',
    howTo: '設定手順',
    howToAbout: 'Webhook URLを作成したときにも表示されます。',
  },
});
