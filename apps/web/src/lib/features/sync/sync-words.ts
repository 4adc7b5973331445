import { counted, words } from '#lib/i18n/words.ts';
import type { SyncField } from './sync.ts';

type Login = 'OAUTH' | 'PASSWORD' | 'TOKEN' | 'PERSONAL_CLIENT';

const en = {
  title: 'Sync',
  lead: 'Keep your list here and your lists on other services the same.',
  guide: 'How sync works',
  yours: 'Connected accounts',
  none: 'You have not connected an account yet. Choose a service below: before anything is written, you see what would change on both sides.',
  noneOffered: 'This server does not offer any service to sync with.',
  connectTo: 'Connect an account',
  connectAbout: 'Nothing is written until you confirm the first plan.',
  connect: (service: string) => `Connect ${service}`,
  goOn: 'Continue at the service',
  linked: (service: string) => `${service} is connected. Nothing is written yet.`,
  goOnHere: 'Make the first plan',
  logins: (login: Login) =>
    ({
      OAUTH: 'You sign in there, and allow access.',
      PASSWORD: 'Your password is sent there once, and never stored.',
      TOKEN: 'You need an API key of the other server with the scopes read:list and write:list.',
      PERSONAL_CLIENT: 'You need a personal client, which you register in your settings there.',
    })[login],
  readOnly: 'We only read from it.',
  noDeletes: 'Entries can’t be deleted there by programs.',
  exchanges: (names: string) => `Exchanges: ${names}.`,
  fields: (field: SyncField) =>
    ({
      STATUS: 'Status',
      PROGRESS: 'Progress',
      VOLUMES: 'Volumes',
      SCORE: 'Score',
      REPEATS: 'Rewatches',
      STARTED: 'Start date',
      COMPLETED: 'End date',
      NOTES: 'Notes',
      PRIVATE: 'Private',
    })[field],
  userName: 'User name there',
  password: 'Password there',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  address: 'Address of the server',
  key: 'API key',
  state: (state: 'HEALTHY' | 'LIMITED' | 'REAUTHORISE' | 'PAUSED') =>
    ({
      HEALTHY: 'In sync',
      LIMITED: 'Slowed down by the service',
      REAUTHORISE: 'Sign in again',
      PAUSED: 'Paused',
    })[state],
  unconfirmed: 'Waiting for you to confirm the first plan',
  connectedSince: 'Connected',
  lastRun: 'Last run',
  nextRun: 'Next run',
  noNext: 'None planned',
  never: 'Never',
  limit: 'Limit there',
  perMinute: (calls: number) => `${calls} requests a minute`,
  limitedUntil: 'No requests until',
  loginEnds: 'The sign-in ends',
  toSend: (count: number) =>
    counted(count, 'change is still to be sent', 'changes are still to be sent'),
  parked: (count: number) =>
    counted(count, 'change was refused by the service', 'changes were refused by the service'),
  seeWhy: 'See why',
  back: 'Sync',
  overview: 'Overview',
  questions: (count: number) => `Questions ${count}`,
  unmapped: (count: number) => `Unknown titles ${count}`,
  history: 'History',
  status: 'Status',
  syncNow: 'Sync now',
  makePlan: 'Make the first plan',
  dryRun: 'Show what would change',
  pause: 'Pause',
  resume: 'Resume',
  again: 'Sign in again',
  plan: 'Plan to confirm',
  planAbout:
    'This is the first run. Look through the plan: nothing is written before you confirm it.',
  openPlan: 'Open the plan',
  reading: (count: number) =>
    `Reading the list there: ${counted(count, 'entry', 'entries')} so far`,
  runs: 'Latest runs',
  noRuns: 'No run yet.',
  runKind: (kind: 'FIRST' | 'DRY' | 'FULL' | 'QUICK' | 'PUSH') =>
    ({
      FIRST: 'First run',
      DRY: 'Trial run',
      FULL: 'Whole list',
      QUICK: 'Latest changes',
      PUSH: 'Your edits',
    })[kind],
  runState: (state: string) =>
    ({
      READING: 'Reading',
      PLANNING: 'Comparing',
      CONFIRMING: 'Checking what is missing',
      WAITING: 'Waits for you',
      APPLYING: 'Writing',
      DONE: 'Done',
      FAILED: 'Failed',
      CANCELLED: 'Cancelled',
      UNDONE: 'Undone',
    })[state] ?? state,
  counts: (
    counts: Readonly<
      Record<
        'createHere' | 'updateHere' | 'deleteHere' | 'createThere' | 'updateThere' | 'deleteThere',
        number
      >
    >,
    service: string,
  ): string => {
    const side = (added: number, changed: number, deleted: number, where: string) => {
      const parts = [
        ...(added > 0 ? [`${added} added`] : []),
        ...(changed > 0 ? [`${changed} changed`] : []),
        ...(deleted > 0 ? [`${deleted} deleted`] : []),
      ];
      return parts.length > 0 ? [`${where}: ${parts.join(', ')}`] : [];
    };
    const said = [
      ...side(counts.createHere, counts.updateHere, counts.deleteHere, 'Here'),
      ...side(counts.createThere, counts.updateThere, counts.deleteThere, service),
    ];
    return said.length > 0 ? said.join(' · ') : 'Nothing to change';
  },
  held: (count: number) => counted(count, 'question', 'questions'),
  settings: 'What is synced',
  direction: 'Direction',
  directions: (direction: 'TWO_WAY' | 'PULL' | 'PUSH', service: string) =>
    ({
      TWO_WAY: 'Both ways',
      PULL: `Only from ${service} to here`,
      PUSH: `Only from here to ${service}`,
    })[direction],
  deletes: 'When an entry is deleted on one side',
  deletesWord: (deletes: 'ASK' | 'PROPAGATE' | 'IGNORE') =>
    ({
      ASK: 'Ask me',
      PROPAGATE: 'Delete it on the other side too',
      IGNORE: 'Leave it on the other side',
    })[deletes],
  whichFields: 'Fields',
  always: 'The status is always synced.',
  save: 'Save',
  saved: 'Saved.',
  disconnect: 'Disconnect',
  disconnectAbout: 'Both lists stay as they are. We forget the sign-in, and what was synced.',
  disconnectAsk: 'Disconnect…',
};

export const syncWords = words({
  en,
  ja: {
    title: '同期',
    lead: 'ここのリストと、ほかのサービスのリストを同じ内容に保ちます。',
    guide: '同期のしくみ',
    yours: '連携中のアカウント',
    none: 'まだアカウントを連携していません。下からサービスを選んでください。書き込む前に、双方の変更内容を確認できます。',
    noneOffered: 'このサーバーには同期できるサービスがありません。',
    connectTo: 'アカウントを連携する',
    connectAbout: '最初の変更予定を確認するまで、何も書き込みません。',
    connect: (service) => `${service} と連携`,
    goOn: '先方のページで続ける',
    linked: (service) => `${service} と連携しました。まだ何も書き込んでいません。`,
    goOnHere: '最初の変更予定を作る',
    logins: (login) =>
      ({
        OAUTH: '先方のページでログインし、アクセスを許可します。',
        PASSWORD: 'パスワードは一度だけ先方に送り、保存しません。',
        TOKEN: '相手サーバーの API キー（read:list と write:list）が必要です。',
        PERSONAL_CLIENT: '先方の設定で登録する個人用クライアントが必要です。',
      })[login],
    readOnly: '読み取り専用です。',
    noDeletes: '先方の記録は、プログラムからは削除できません。',
    exchanges: (names) => `同期する項目: ${names}`,
    fields: (field) =>
      ({
        STATUS: '状況',
        PROGRESS: '進み具合',
        VOLUMES: '巻数',
        SCORE: '評価',
        REPEATS: '繰り返し回数',
        STARTED: '開始日',
        COMPLETED: '終了日',
        NOTES: 'メモ',
        PRIVATE: '非公開',
      })[field],
    userName: '先方のユーザー名',
    password: '先方のパスワード',
    clientId: 'クライアント ID',
    clientSecret: 'クライアントシークレット',
    address: 'サーバーのアドレス',
    key: 'API キー',
    state: (state) =>
      ({
        HEALTHY: '同期中',
        LIMITED: '先方の制限により待機中',
        REAUTHORISE: '再ログインが必要',
        PAUSED: '一時停止中',
      })[state],
    unconfirmed: '最初の変更予定の確認待ち',
    connectedSince: '連携した日',
    lastRun: '前回の同期',
    nextRun: '次回の同期',
    noNext: '予定なし',
    never: 'まだありません',
    limit: '先方の制限',
    perMinute: (calls) => `毎分 ${calls} 回`,
    limitedUntil: '送信を止めている期限',
    loginEnds: 'ログインの期限',
    toSend: (count) => `送信待ちの変更が ${count} 件あります`,
    parked: (count) => `先方に拒否された変更が ${count} 件あります`,
    seeWhy: '理由を見る',
    back: '同期',
    overview: '概要',
    questions: (count) => `確認 ${count}`,
    unmapped: (count) => `不明な作品 ${count}`,
    history: '履歴',
    status: '状態',
    syncNow: '今すぐ同期',
    makePlan: '最初の変更予定を作る',
    dryRun: '変更内容を試算する',
    pause: '一時停止',
    resume: '再開',
    again: '再ログイン',
    plan: '確認待ちの変更予定',
    planAbout: '最初の同期です。変更予定を確認してください。確認するまで何も書き込みません。',
    openPlan: '変更予定を開く',
    reading: (count) => `先方のリストを読み込み中: ${count} 件`,
    runs: '最近の同期',
    noRuns: 'まだ同期していません。',
    runKind: (kind) =>
      ({
        FIRST: '最初の同期',
        DRY: '試算',
        FULL: 'リスト全体',
        QUICK: '最近の変更',
        PUSH: 'ここでの編集',
      })[kind],
    runState: (state) =>
      ({
        READING: '読み込み中',
        PLANNING: '比較中',
        CONFIRMING: '欠けた記録を確認中',
        WAITING: '確認待ち',
        APPLYING: '書き込み中',
        DONE: '完了',
        FAILED: '失敗',
        CANCELLED: '取り消し済み',
        UNDONE: '元に戻した',
      })[state] ?? state,
    counts: (counts, service) => {
      const side = (added: number, changed: number, deleted: number, where: string) => {
        const parts = [
          ...(added > 0 ? [`追加 ${added}`] : []),
          ...(changed > 0 ? [`変更 ${changed}`] : []),
          ...(deleted > 0 ? [`削除 ${deleted}`] : []),
        ];
        return parts.length > 0 ? [`${where}: ${parts.join('、')}`] : [];
      };
      const said = [
        ...side(counts.createHere, counts.updateHere, counts.deleteHere, 'ここ'),
        ...side(counts.createThere, counts.updateThere, counts.deleteThere, service),
      ];
      return said.length > 0 ? said.join(' · ') : '変更なし';
    },
    held: (count) => `確認 ${count} 件`,
    settings: '同期の内容',
    direction: '方向',
    directions: (direction, service) =>
      ({
        TWO_WAY: '双方向',
        PULL: `${service} からここへのみ`,
        PUSH: `ここから ${service} へのみ`,
      })[direction],
    deletes: '片方で削除されたとき',
    deletesWord: (deletes) =>
      ({
        ASK: '確認する',
        PROPAGATE: 'もう片方でも削除する',
        IGNORE: 'もう片方には残す',
      })[deletes],
    whichFields: '項目',
    always: '状況は常に同期されます。',
    save: '保存',
    saved: '保存しました。',
    disconnect: '連携を解除',
    disconnectAbout: 'どちらのリストもそのまま残ります。ログイン情報と同期の記録は消えます。',
    disconnectAsk: '連携を解除…',
  },
});
