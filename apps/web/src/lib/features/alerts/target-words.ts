import type { Enum } from '@tsuzuki/contract/schema';
import type { Locale } from '#lib/i18n/locale.ts';
import { words } from '#lib/i18n/words.ts';

type Kind = Enum<'AlertTargetKind'>;
type State = Enum<'AlertDeliveryState'>;

/** A field of a target: how it is called, and where people find what belongs there. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** The fields that a kind of target needs, in the order of its form. */
export interface TargetFieldWords {
  readonly address?: FieldWords;
  readonly channel?: FieldWords;
  readonly secret?: FieldWords;
}

/** Words of the targets of alerts. */
export const targetWords = words({
  en: {
    title: 'Chat apps and browsers',
    about:
      'Alerts can be sent to a channel, chat or phone app of yours, or shown by a browser. Addresses and tokens are stored encrypted and never shown again.',
    none: 'You haven’t added a chat app or browser.',
    addOne: 'Add',
    full: 'You have 10 chat apps and browsers, which is the limit. Remove one to add another.',
    kind: (kind: Kind) =>
      ({
        DISCORD: 'Discord',
        GOTIFY: 'Gotify',
        MATRIX: 'Matrix',
        NTFY: 'ntfy',
        SLACK: 'Slack',
        TELEGRAM: 'Telegram',
        WEB_PUSH: 'Browser',
      })[kind],
    addTitle: (kind: string) => `Add ${kind}`,
    name: 'Name',
    nameHint: 'What you call it, for this page.',
    add: 'Add',
    cancel: 'Cancel',
    added: 'Added. Send a test to see whether it works.',
    on: 'On',
    paused: 'Paused',
    off: 'Turned off',
    offText: 'It was turned off, because messages didn’t arrive. Send a test to turn it on again.',
    lastSent: 'Last message',
    never: 'None yet',
    test: 'Send test',
    tested: 'The test message was sent.',
    pause: 'Pause',
    resume: 'Resume',
    isPaused: 'Paused. Nothing is sent until you resume.',
    isResumed: 'Resumed.',
    remove: 'Remove',
    removeConfirm: 'Yes, remove it',
    removeText: 'Alerts will no longer be sent there.',
    removed: 'Removed.',
    log: 'Latest messages',
    logState: (state: State) =>
      ({ WAITING: 'Waiting', SENT: 'Sent', FAILED: 'Failed', SKIPPED: 'Not sent' })[state],
    logTest: 'Test',
    tries: (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`),
    quiet: 'Quiet hours and privacy',
    quietAbout:
      'Messages to chat apps wait until quiet hours are over. “Airs within 30 minutes” isn’t sent then, because it would come too late.',
    quietFrom: 'From',
    quietUntil: 'Until',
    quietHint: 'Leave both empty for none.',
    zone: (zone: string) => `Your time zone is ${zone}.`,
    noZone: 'You haven’t set a time zone, so these times are in UTC.',
    setZone: 'Set time zone',
    sendsPrivate: 'Send alerts about private entries to chat apps',
    sendsPrivateHint: 'Others in the channel can see which titles are on your list.',
  },
  ja: {
    title: 'チャットアプリとブラウザー',
    about:
      '通知をチャンネルやチャット、スマートフォンのアプリ、ブラウザーに送れます。アドレスとトークンは暗号化して保存し、再び表示されることはありません。',
    none: 'チャットアプリやブラウザーはまだ追加されていません。',
    addOne: '追加:',
    full: 'チャットアプリとブラウザーは合わせて10件までです。追加するには、どれかを削除してください。',
    kind: (kind: Kind) =>
      ({
        DISCORD: 'Discord',
        GOTIFY: 'Gotify',
        MATRIX: 'Matrix',
        NTFY: 'ntfy',
        SLACK: 'Slack',
        TELEGRAM: 'Telegram',
        WEB_PUSH: 'ブラウザー',
      })[kind],
    addTitle: (kind: string) => `${kind}を追加`,
    name: '名前',
    nameHint: 'このページで使う名前です。',
    add: '追加',
    cancel: 'キャンセル',
    added: '追加しました。テストを送信して確認してください。',
    on: '有効',
    paused: '一時停止中',
    off: '停止',
    offText: 'メッセージが届かなかったため停止しました。テストを送信すると再開します。',
    lastSent: '最後の送信',
    never: 'まだありません',
    test: 'テストを送信',
    tested: 'テストを送信しました。',
    pause: '一時停止',
    resume: '再開',
    isPaused: '一時停止しました。再開するまで送信されません。',
    isResumed: '再開しました。',
    remove: '削除',
    removeConfirm: '削除する',
    removeText: '通知はここに送信されなくなります。',
    removed: '削除しました。',
    log: '最近のメッセージ',
    logState: (state: State) =>
      ({ WAITING: '送信待ち', SENT: '送信済み', FAILED: '失敗', SKIPPED: '送信せず' })[state],
    logTest: 'テスト',
    tries: (tries: number) => `${tries}回`,
    quiet: '通知しない時間とプライバシー',
    quietAbout:
      'この時間帯のメッセージは、終わってからチャットアプリに送信します。「放送の30分前から」は間に合わないため送信しません。',
    quietFrom: '開始',
    quietUntil: '終了',
    quietHint: '両方を空欄にすると無効になります。',
    zone: (zone: string) => `タイムゾーン: ${zone}`,
    noZone: 'タイムゾーンが設定されていないため、UTCの時刻になります。',
    setZone: 'タイムゾーンを設定',
    sendsPrivate: '非公開の作品の通知もチャットアプリに送信する',
    sendsPrivateHint: 'チャンネルの参加者に、リストの作品が知られます。',
  },
});

type Fields = Readonly<Record<Kind, TargetFieldWords>>;

const FIELDS_EN: Fields = {
  DISCORD: {
    address: {
      label: 'Webhook URL',
      hint: 'Channel settings, Integrations, Webhooks, New webhook, Copy webhook URL.',
    },
  },
  SLACK: {
    address: {
      label: 'Webhook URL',
      hint: 'api.slack.com/apps, your app, Incoming Webhooks, Add New Webhook.',
    },
  },
  NTFY: {
    channel: { label: 'Topic', hint: 'Choose one that nobody can guess.' },
    address: { label: 'Server', hint: 'Leave empty for https://ntfy.sh.' },
    secret: { label: 'Access token', hint: 'Only if the topic is protected.' },
  },
  GOTIFY: {
    address: { label: 'Server', hint: 'For example https://gotify.example.org' },
    secret: { label: 'App token', hint: 'Apps, Create application.' },
  },
  TELEGRAM: {
    secret: { label: 'Bot token', hint: 'You get it from @BotFather when you create a bot.' },
    channel: {
      label: 'Chat ID',
      hint: 'Write to your bot first. @userinfobot tells you your ID.',
    },
    address: { label: 'Bot API server', hint: 'Leave empty for https://api.telegram.org.' },
  },
  MATRIX: {
    address: { label: 'Homeserver', hint: 'For example https://matrix.org' },
    channel: {
      label: 'Room ID',
      hint: 'Room settings, Advanced. It begins with “!”. The account of the token must be in the room.',
    },
    secret: { label: 'Access token', hint: 'Of an account made for this.' },
  },
  // The browser fills its form itself.
  WEB_PUSH: {},
};

const FIELDS_JA: Fields = {
  DISCORD: {
    address: {
      label: 'ウェブフックURL',
      hint: 'チャンネルの編集 → 連携サービス → ウェブフック → 新しいウェブフック → URLをコピー',
    },
  },
  SLACK: {
    address: {
      label: 'Webhook URL',
      hint: 'api.slack.com/apps → アプリ → Incoming Webhooks → Add New Webhook',
    },
  },
  NTFY: {
    channel: { label: 'トピック', hint: '推測されにくい名前にしてください。' },
    address: { label: 'サーバー', hint: '空欄の場合は https://ntfy.sh を使います。' },
    secret: { label: 'アクセストークン', hint: 'トピックが保護されている場合のみ。' },
  },
  GOTIFY: {
    address: { label: 'サーバー', hint: '例: https://gotify.example.org' },
    secret: { label: 'アプリのトークン', hint: 'Apps → Create application' },
  },
  TELEGRAM: {
    secret: {
      label: 'ボットのトークン',
      hint: '@BotFather でボットを作成すると発行されます。',
    },
    channel: {
      label: 'チャットID',
      hint: '先にボットへメッセージを送ってください。IDは @userinfobot で確認できます。',
    },
    address: {
      label: 'Bot APIサーバー',
      hint: '空欄の場合は https://api.telegram.org を使います。',
    },
  },
  MATRIX: {
    address: { label: 'ホームサーバー', hint: '例: https://matrix.org' },
    channel: {
      label: 'ルームID',
      hint: 'ルームの設定 → 詳細。「!」で始まります。トークンのアカウントがルームに参加している必要があります。',
    },
    secret: { label: 'アクセストークン', hint: '専用のアカウントのものを使ってください。' },
  },
  WEB_PUSH: {},
};

/** The fields of a kind of target, in the words of its program. */
export const fieldsOf = (kind: Kind, locale: Locale): TargetFieldWords =>
  (locale === 'ja' ? FIELDS_JA : FIELDS_EN)[kind];
