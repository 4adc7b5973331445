import { counted, words } from '#lib/i18n/words.ts';

const en = {
  joined: (month: string) => `Here since ${month}`,
  followsYou: 'Follows you',
  thisIsYou: 'This is how you see your own page; others see what your privacy settings show them.',
  edit: 'Edit the profile',
  privacy: 'Privacy',
  follow: 'Follow',
  askToFollow: 'Ask to follow',
  unfollow: 'Unfollow',
  takeBack: 'Take the request back',
  requested: 'You asked to follow. They have not answered yet.',
  block: 'Block…',
  blockAsk: 'You are not shown to each other any longer, and neither follows the other.',
  blockConfirm: 'Yes, block',
  unblock: 'Unblock',
  blocked: 'You have blocked this user.',
  limited: 'They show their page to those they let follow them.',
  signIn: 'Sign in to follow',
  followers: 'Followers',
  following: 'Following',
  anime: 'Anime',
  manga: 'Manga',
  episodes: 'Episodes',
  days: 'Days watched',
  chapters: 'Chapters',
  meanScore: 'Mean score',
  figures: 'In figures',
  favourites: 'Favourites',
  lists: 'Lists',
  animeList: 'Anime list',
  mangaList: 'Manga list',
  mangaProgress: (read: number, count: number | null) =>
    count === null ? `Chapter ${read}` : `${read} of ${count}`,
  mangaStatuses: (status: string) =>
    ({
      CURRENT: 'Reading',
      REPEATING: 'Reading again',
      COMPLETED: 'Completed',
      PAUSED: 'Paused',
      PLANNING: 'Planning',
      DROPPED: 'Dropped',
    })[status] ?? status,
  lastYear: 'The last year',
  plays: (plays: number, days: number) =>
    `${counted(plays, 'play', 'plays')} on ${counted(days, 'day', 'days')}`,
  playsOn: (plays: number, day: string) => `${day}: ${counted(plays, 'play', 'plays')}`,
  less: 'less',
  moreOf: 'more',
  genres: 'Genres',
  formats: 'Formats',
  scores: 'Scores',
  lately: 'Lately',
  deeds: (kind: string, from: number | null, to: number | null, isManga: boolean) => {
    const unit = isManga ? 'chapter' : 'episode';
    const units = from === to || from === null ? `${unit} ${to ?? ''}` : `${unit}s ${from}–${to}`;
    return (
      {
        PROGRESS: `${isManga ? 'Read' : 'Watched'} ${units} of`,
        COMPLETED: 'Completed',
        DROPPED: 'Dropped',
        PAUSED: 'Paused',
        PLANNED: isManga ? 'Plans to read' : 'Plans to watch',
        REPEAT_COMPLETED: 'Completed once more',
        REPEAT_STARTED: 'Began once more',
        STARTED: 'Began',
      }[kind] ?? kind
    );
  },
  statuses: (status: string) =>
    ({
      CURRENT: 'Watching',
      REPEATING: 'Watching again',
      COMPLETED: 'Completed',
      PAUSED: 'Paused',
      PLANNING: 'Planning',
      DROPPED: 'Dropped',
    })[status] ?? status,
  progress: (seen: number, count: number | null) =>
    count === null ? `Episode ${seen}` : `${seen} of ${count}`,
  more: 'More',
  nothing: 'Nothing on the anime list yet.',
  signInToSee: 'Sign in to see lists and figures.',
  closed: 'The lists are not shown to you.',
};

/** What the page of a user says. */
export const personWords = words({
  en,
  ja: {
    joined: (month: string) => `${month}から利用`,
    followsYou: 'フォローされています',
    thisIsYou: '自分のページの表示です。他の人にはプライバシー設定に応じて表示されます。',
    edit: 'プロフィールを編集',
    privacy: 'プライバシー',
    follow: 'フォローする',
    askToFollow: 'フォローを申請',
    unfollow: 'フォローをやめる',
    takeBack: '申請を取り消す',
    requested: 'フォローを申請しました。返事を待っています。',
    block: 'ブロック…',
    blockAsk: 'お互いに表示されなくなり、フォローも解除されます。',
    blockConfirm: 'ブロックする',
    unblock: 'ブロックを解除',
    blocked: 'このユーザーをブロックしています。',
    limited: 'このページは承認されたフォロワーにだけ公開されています。',
    signIn: 'サインインしてフォロー',
    followers: 'フォロワー',
    following: 'フォロー中',
    anime: 'アニメ',
    manga: 'マンガ',
    episodes: '話数',
    days: '視聴日数',
    chapters: '章数',
    meanScore: '平均点',
    figures: '統計',
    favourites: 'お気に入り',
    lists: 'リスト',
    animeList: 'アニメリスト',
    mangaList: '漫画リスト',
    mangaProgress: (read: number, count: number | null) =>
      count === null ? `第${read}章` : `${read}/${count}章`,
    mangaStatuses: (status: string) =>
      ({
        CURRENT: '読書中',
        REPEATING: '再読中',
        COMPLETED: '読了',
        PAUSED: '一時停止',
        PLANNING: '読みたい',
        DROPPED: '中止',
      })[status] ?? status,
    lastYear: 'この1年',
    plays: (plays: number, days: number) => `${days}日間で${plays}件の記録`,
    playsOn: (plays: number, day: string) => `${day}: ${plays}件`,
    less: '少',
    moreOf: '多',
    genres: 'ジャンル',
    formats: '形式',
    scores: '評価',
    lately: '最近の記録',
    deeds: (kind: string, from: number | null, to: number | null, isManga: boolean) => {
      const unit = isManga ? '章' : '話';
      const units =
        from === to || from === null ? `第${to ?? ''}${unit}` : `第${from}〜${to}${unit}`;
      return (
        {
          PROGRESS: `${units}を${isManga ? '読みました' : '視聴しました'}:`,
          COMPLETED: isManga ? '読了:' : '視聴完了:',
          DROPPED: '中止:',
          PAUSED: '一時停止:',
          PLANNED: isManga ? '読みたい:' : '視聴予定:',
          REPEAT_COMPLETED: isManga ? '再読完了:' : '再視聴完了:',
          REPEAT_STARTED: isManga ? '再読開始:' : '再視聴開始:',
          STARTED: isManga ? '読書開始:' : '視聴開始:',
        }[kind] ?? kind
      );
    },
    statuses: (status: string) =>
      ({
        CURRENT: '視聴中',
        REPEATING: '再視聴中',
        COMPLETED: '視聴済み',
        PAUSED: '一時停止',
        PLANNING: '視聴予定',
        DROPPED: '中止',
      })[status] ?? status,
    progress: (seen: number, count: number | null) =>
      count === null ? `第${seen}話` : `${seen}/${count}話`,
    more: '続きを見る',
    nothing: 'アニメリストにはまだ何もありません。',
    signInToSee: 'リストと統計を見るにはサインインしてください。',
    closed: 'リストは公開されていません。',
  },
});
