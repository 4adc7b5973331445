import { words } from '#lib/i18n/words.ts';

/** The range of an activity: "1–2". */
export interface Units {
  readonly units: string;
  readonly isSeveral: boolean;
  readonly isManga: boolean;
}

/** Words of the home page for signed-in visitors. */
export const ownHomeWords = words({
  en: {
    watching: 'Continue watching',
    reading: 'Continue reading',
    wholeList: 'View list',
    episode: (unit: number, of: string | null) =>
      `Episode ${unit}${of === null ? '' : ` of ${of}`}`,
    chapter: (unit: number, of: string | null) =>
      `Chapter ${unit}${of === null ? '' : ` of ${of}`}`,
    caughtUp: 'You are caught up',
    plus: (title: string) => `+1: ${title}`,
    plusFilm: (title: string) => `+1: Mark ${title} as watched`,
    today: 'Airing today',
    notToday: 'Nothing on your list airs today.',
    schedule: 'View schedule',
    activity: 'From people you follow',
    /** The text before the title: "watched episodes 1–2 of". */
    act: (kind: string, { units, isSeveral, isManga }: Units): string =>
      ({
        PROGRESS: `${isManga ? 'read chapter' : 'watched episode'}${isSeveral ? 's' : ''} ${units} of`,
        PLANNED: isManga ? 'plans to read' : 'plans to watch',
        STARTED: isManga ? 'started reading' : 'started watching',
        COMPLETED: 'completed',
        DROPPED: 'dropped',
        PAUSED: 'paused',
        REPEAT_STARTED: isManga ? 'started rereading' : 'started rewatching',
        REPEAT_COMPLETED: isManga ? 'finished rereading' : 'finished rewatching',
      })[kind] ?? kind.toLowerCase(),
    /** The text after the title, for languages with the verb at the end. */
    acted: (_kind: string, _units: Units): string => '',
    emptyTitle: 'Your list is empty',
    emptyText:
      'Search for something you watch, import your list from another service, or connect your media server.',
    find: 'Find titles',
    import: 'Import list',
    connect: 'Connect Plex or Jellyfin',
  },
  ja: {
    watching: '続きを見る',
    reading: '続きを読む',
    wholeList: 'リストを見る',
    episode: (unit: number, of: string | null) =>
      `第${unit}話${of === null ? '' : `（全${of.replace('≈', '約')}話）`}`,
    chapter: (unit: number, of: string | null) =>
      `第${unit}話${of === null ? '' : `（全${of.replace('≈', '約')}話）`}`,
    caughtUp: '最新話まで見ました',
    plus: (title: string) => `+1：${title}を1つ進める`,
    plusFilm: (title: string) => `+1：${title}を視聴済みにする`,
    today: '今日の放送（マイリスト）',
    notToday: '今日はリストの作品の放送がありません。',
    schedule: '放送予定を見る',
    activity: 'フォロー中のユーザーのアクティビティ',
    act: (): string => 'さんが',
    acted: (kind: string, { units, isManga }: Units): string =>
      ({
        PROGRESS: `の第${units}話を${isManga ? '読みました' : '見ました'}`,
        PLANNED: `を「${isManga ? '読みたい' : '見たい'}」に追加しました`,
        STARTED: `を${isManga ? '読み' : '見'}始めました`,
        COMPLETED: `を${isManga ? '読み' : '見'}終えました`,
        DROPPED: 'を中止しました',
        PAUSED: 'を一時中断しました',
        REPEAT_STARTED: `の${isManga ? '再読' : '再視聴'}を始めました`,
        REPEAT_COMPLETED: `の${isManga ? '再読' : '再視聴'}を終えました`,
      })[kind] ?? '',
    emptyTitle: 'リストはまだ空です',
    emptyText:
      '見ている作品を探すか、ほかのサービスからリストをインポートするか、メディアサーバーと連携しましょう。',
    find: '作品を探す',
    import: 'リストをインポート',
    connect: 'Plex・Jellyfinと連携',
  },
});
