import { counted, words } from '#lib/i18n/words.ts';

const en = {
  joined: (month: string) => `Joined ${month}`,
  followsYou: 'Follows you',
  thisIsYou: 'This is your own view. Others see what your privacy settings allow.',
  edit: 'Edit profile',
  privacy: 'Privacy settings',
  follow: 'Follow',
  askToFollow: 'Request to follow',
  unfollow: 'Unfollow',
  takeBack: 'Cancel request',
  requested: 'Follow request sent.',
  block: 'Block…',
  blockAsk: 'You won’t see each other any more, and you’ll stop following each other.',
  blockConfirm: 'Block',
  unblock: 'Unblock',
  blocked: 'You’ve blocked this user.',
  limited: 'This profile is only visible to approved followers.',
  signIn: 'Sign in to follow',
  followers: 'Followers',
  following: 'Following',
  anime: 'Anime',
  manga: 'Manga',
  episodes: 'Episodes',
  days: 'Days watched',
  chapters: 'Chapters',
  meanScore: 'Mean score',
  figures: 'Stats',
  favourites: 'Favourites',
  lists: 'Lists',
  animeList: 'Anime list',
  mangaList: 'Manga list',
  mangaProgress: (read: number, count: string | null) =>
    count === null ? `Chapter ${read}` : `${read} of ${count}`,
  lastYear: 'Past year',
  plays: (plays: number, days: number) =>
    `${counted(plays, 'play', 'plays')} on ${counted(days, 'day', 'days')}`,
  playsOn: (plays: number, day: string) => `${day}: ${counted(plays, 'play', 'plays')}`,
  less: 'Less',
  moreOf: 'More',
  genres: 'Genres',
  formats: 'Formats',
  scores: 'Scores',
  lately: 'Recent activity',
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
        REPEAT_COMPLETED: isManga ? 'Reread' : 'Rewatched',
        REPEAT_STARTED: isManga ? 'Started rereading' : 'Started rewatching',
        STARTED: isManga ? 'Started reading' : 'Started watching',
      }[kind] ?? kind
    );
  },
  progress: (seen: number, count: string | null) =>
    count === null ? `Episode ${seen}` : `${seen} of ${count}`,
  nothing: 'No anime on the list yet.',
  signInToSee: 'Sign in to see lists and stats.',
  closed: 'This user’s lists are private.',
  forFollowers: 'Only approved followers can see this list.',
};

/** Words of the page of a user. */
export const personWords = words({
  en,
  ja: {
    joined: (month: string) => `${month}に登録`,
    followsYou: 'フォローされています',
    thisIsYou: '自分のページの表示です。他の人にはプライバシー設定に応じて表示されます。',
    edit: 'プロフィールを編集',
    privacy: 'プライバシー設定',
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
    limited: 'このプロフィールは承認されたフォロワーにだけ公開されています。',
    signIn: 'ログインしてフォロー',
    followers: 'フォロワー',
    following: 'フォロー中',
    anime: 'アニメ',
    manga: 'マンガ',
    episodes: '話数',
    days: '視聴日数',
    chapters: '話数',
    meanScore: '平均点',
    figures: '統計',
    favourites: 'お気に入り',
    lists: 'リスト',
    animeList: 'アニメリスト',
    mangaList: 'マンガリスト',
    mangaProgress: (read: number, count: string | null) =>
      count === null ? `第${read}話` : `${read}/${count.replace('≈', '約')}話`,
    lastYear: 'この1年',
    plays: (plays: number, days: number) => `${days}日間で${plays}件の記録`,
    playsOn: (plays: number, day: string) => `${day}: ${plays}件`,
    less: '少',
    moreOf: '多',
    genres: 'ジャンル',
    formats: '形式',
    scores: '評価',
    lately: '最近のアクティビティ',
    deeds: (kind: string, from: number | null, to: number | null, isManga: boolean) => {
      const unit = '話';
      const units =
        from === to || from === null ? `第${to ?? ''}${unit}` : `第${from}〜${to}${unit}`;
      return (
        {
          PROGRESS: `${units}を${isManga ? '読了' : '視聴'}:`,
          COMPLETED: isManga ? '読了:' : '視聴完了:',
          DROPPED: '中止:',
          PAUSED: '一時中断:',
          PLANNED: isManga ? '読みたい:' : '見たい:',
          REPEAT_COMPLETED: isManga ? '再読完了:' : '再視聴完了:',
          REPEAT_STARTED: isManga ? '再読開始:' : '再視聴開始:',
          STARTED: isManga ? '読書開始:' : '視聴開始:',
        }[kind] ?? kind
      );
    },
    progress: (seen: number, count: string | null) =>
      count === null ? `第${seen}話` : `${seen}/${count.replace('≈', '約')}話`,
    nothing: 'アニメリストにはまだ何もありません。',
    signInToSee: 'リストと統計を見るにはログインしてください。',
    closed: 'リストは公開されていません。',
    forFollowers: 'このリストを見られるのは、承認されたフォロワーだけです。',
  },
});
