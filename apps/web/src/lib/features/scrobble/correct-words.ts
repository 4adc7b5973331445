import { words } from '#lib/i18n/words.ts';

const en = {
  back: 'Event log',
  title: 'Fix match',
  about:
    'Choose the anime and the episode. The correct episode is recorded instead, and later episodes of the show are matched the same way. If the server sent an ID of the show, your fix is also proposed as an edit for everyone.',
  which: 'Choose the anime',
  search: 'Title',
  find: 'Search',
  none: 'No anime found. Try fewer words or the native title.',
  noneLike: 'No anime has a title like this. Search by another title, or ignore the show.',
  notAnime: 'Not anime?',
  notAnimeAbout:
    'Ignores this show from now on and undoes what was recorded. You can stop ignoring it at any time.',
  ignore: 'Not anime, ignore this show',
  episodes: (count: number) => (count === 1 ? '1 episode' : `${count} episodes`),
  episodeNumber: (number: number) => `episode ${number}`,
  episode: 'Episode',
  comma: ', ',
  film: 'Film',
  thatWasIt: 'Use this',
  wholeShow: 'The whole show is this',
};

/** Words of the page that corrects a match. */
export const correctWords = words({
  en,
  ja: {
    back: 'イベントログ',
    title: '作品を修正',
    about:
      '作品と話数を選んでください。正しい話が記録され、以降の話も同じように照合されます。サーバーから作品のIDが届いている場合は、全員向けの編集としても提案されます。',
    which: '作品を選ぶ',
    search: 'タイトル',
    find: '検索',
    none: '見つかりません。キーワードを減らすか、原題で探してください。',
    noneLike:
      '似たタイトルのアニメはありません。別のタイトルで検索するか、この番組を無視してください。',
    notAnime: 'アニメではありませんか？',
    notAnimeAbout: 'この番組を今後無視し、記録した内容を取り消します。無視はいつでも解除できます。',
    ignore: 'アニメではないので無視する',
    episodes: (count: number) => `全${count}話`,
    episodeNumber: (number: number) => `第${number}話`,
    episode: '話数',
    comma: '・',
    film: '映画',
    thatWasIt: 'これにする',
    wholeShow: '番組全体がこの作品',
  },
});

/** What differs on the page of a film. */
export const correctFilmWords = words({
  en: {
    about:
      'Choose the film. It is recorded instead. If the server sent its ID, your fix is also proposed as an edit for everyone.',
    which: 'Choose the film',
    none: 'No film found. Try fewer words or the native title.',
    noneLike: 'No anime has a title like this. Search by another title, or ignore the film.',
    notAnimeAbout:
      'Ignores this film from now on and undoes what was recorded. You can stop ignoring it at any time.',
    ignore: 'Not anime, ignore this film',
  },
  ja: {
    about:
      '映画を選んでください。正しい映画が記録されます。サーバーから映画のIDが届いている場合は、全員向けの編集としても提案されます。',
    which: '映画を選ぶ',
    none: '見つかりません。キーワードを減らすか、原題で探してください。',
    noneLike:
      '似たタイトルのアニメはありません。別のタイトルで検索するか、この映画を無視してください。',
    notAnimeAbout: 'この映画を今後無視し、記録した内容を取り消します。無視はいつでも解除できます。',
    ignore: 'アニメではないので無視する',
  },
});

/** What differs on the page of a chapter. */
export const correctChapterWords = words({
  en: {
    about:
      'Choose the manga and the chapter. The correct chapter is recorded instead, and later chapters are matched the same way.',
    which: 'Choose the manga',
    none: 'No manga found. Try fewer words or the native title.',
    noneLike: 'No manga has a title like this. Search by another title, or ignore it.',
    notAnime: 'Don’t record it?',
    notAnimeAbout:
      'Ignores this manga from now on and undoes what was recorded. You can stop ignoring it at any time.',
    ignore: 'Ignore this manga',
    episodes: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
    episodeNumber: (number: number) => `chapter ${number}`,
    episode: 'Chapter',
    wholeShow: 'This is the manga',
  },
  ja: {
    about: '作品と話数を選んでください。正しい話が記録され、以降の話も同じように照合されます。',
    which: 'マンガを選ぶ',
    none: '見つかりません。キーワードを減らすか、原題で探してください。',
    noneLike:
      '似たタイトルのマンガはありません。別のタイトルで検索するか、このマンガを無視してください。',
    notAnime: '記録しませんか？',
    notAnimeAbout:
      'このマンガを今後無視し、記録した内容を取り消します。無視はいつでも解除できます。',
    ignore: 'このマンガを無視する',
    episodes: (count: number) => `全${count}話`,
    episodeNumber: (number: number) => `第${number}話`,
    episode: '話数',
    wholeShow: 'このマンガです',
  },
});
