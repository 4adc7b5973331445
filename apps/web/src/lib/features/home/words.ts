import { words } from '#lib/i18n/words.ts';

/** What the home page says to whoever is signed in. */
export const ownHomeWords = words({
  en: {
    watching: 'Continue watching',
    reading: 'Continue reading',
    wholeList: 'The whole list',
    episode: (unit: number, of: string | null) =>
      `Episode ${unit}${of === null ? '' : ` of ${of}`}`,
    chapter: (unit: number, of: string | null) =>
      `Chapter ${unit}${of === null ? '' : ` of ${of}`}`,
    caughtUp: 'You are caught up',
    behind: (count: number) => `${count} behind`,
    plus: (title: string) => `+1: one more of ${title}`,
    today: 'Airing today for you',
    notToday: 'Nothing of your list airs today.',
    schedule: 'The whole schedule',
    notices: 'New for you',
    notice: (kind: string, name: string): string =>
      ({
        FOLLOWED: `${name} follows you.`,
        FOLLOW_REQUESTED: `${name} asks to follow you.`,
        FOLLOW_ACCEPTED: `${name} lets you follow.`,
        SCROBBLE_ASKED: `“${name}” waits for your word.`,
        SERVER_SILENT: `${name} has been silent for two weeks.`,
        SERVER_FAILING: `${name}: the last plays could not be recorded.`,
        EXPORT_FAILED: `The export of your list failed: ${name}`,
      })[kind] ?? 'There is something new in your settings.',
    answer: 'Answer',
    markRead: 'Mark as read',
    activity: 'From people you follow',
    act: (kind: string, units: string): string =>
      ({
        PROGRESS: `went on with ${units}`,
        PLANNED: 'plans',
        STARTED: 'began',
        COMPLETED: 'finished',
        DROPPED: 'dropped',
        PAUSED: 'paused',
        REPEAT_STARTED: 'began again',
        REPEAT_COMPLETED: 'finished once more',
      })[kind] ?? kind,
    of: 'of',
    emptyTitle: 'Your list is empty',
    emptyText:
      'Search for something you watch, bring your list from another service, or let your media server keep it.',
    find: 'Find something',
    import: 'Import a list',
    connect: 'Connect Plex or Jellyfin',
  },
  ja: {
    watching: '続きを見る',
    reading: '続きを読む',
    wholeList: 'リスト全体',
    episode: (unit: number, of: string | null) =>
      `第${unit}話${of === null ? '' : `（全${of}話）`}`,
    chapter: (unit: number, of: string | null) =>
      `第${unit}話${of === null ? '' : `（全${of}話）`}`,
    caughtUp: '最新話まで見ました',
    behind: (count: number) => `あと${count}話`,
    plus: (title: string) => `+1：${title}を1つ進める`,
    today: '今日の放送（マイリスト）',
    notToday: '今日はリストの作品の放送がありません。',
    schedule: '放送予定',
    notices: '新着のお知らせ',
    notice: (kind: string, name: string): string =>
      ({
        FOLLOWED: `${name}さんにフォローされました。`,
        FOLLOW_REQUESTED: `${name}さんからフォローの申請があります。`,
        FOLLOW_ACCEPTED: `${name}さんがフォローを承認しました。`,
        SCROBBLE_ASKED: `「${name}」が確認を待っています。`,
        SERVER_SILENT: `${name}から2週間受信がありません。`,
        SERVER_FAILING: `${name}の最近の視聴を記録できませんでした。`,
        EXPORT_FAILED: `リストの書き出しに失敗しました：${name}`,
      })[kind] ?? '設定にお知らせがあります。',
    answer: '確認する',
    markRead: '既読にする',
    activity: 'フォロー中の人の記録',
    act: (kind: string, units: string): string =>
      ({
        PROGRESS: `${units}まで進めました`,
        PLANNED: '予定に追加しました',
        STARTED: '開始しました',
        COMPLETED: '完了しました',
        DROPPED: '中止しました',
        PAUSED: '中断しました',
        REPEAT_STARTED: 'もう一度始めました',
        REPEAT_COMPLETED: 'もう一度完了しました',
      })[kind] ?? kind,
    of: '：',
    emptyTitle: 'リストはまだ空です',
    emptyText:
      '見ている作品を探すか、ほかのサービスからリストを取り込むか、メディアサーバーと連携しましょう。',
    find: '作品を探す',
    import: 'リストを取り込む',
    connect: 'Plex・Jellyfinと連携',
  },
});
