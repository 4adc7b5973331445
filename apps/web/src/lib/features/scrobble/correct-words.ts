import { words } from '#lib/i18n/words.ts';

const en = {
  back: 'What arrived',
  title: 'What was it?',
  about:
    'Choose the anime and the episode. It is recorded at once in place of what was recorded, later episodes of the show on this server follow it, and the editors see it as a proposal for everybody.',
  which: 'Which anime was it?',
  search: 'Title',
  find: 'Find',
  none: 'Nothing is called that. Try fewer words, or the original title.',
  episodes: (count: number) => (count === 1 ? '1 episode' : `${count} episodes`),
  episodeNumber: (number: number) => `episode ${number}`,
  episode: 'Episode',
  thatWasIt: 'It was this',
};

/** What the page says on which one tells what was watched. */
export const correctWords = words({
  en,
  ja: {
    back: '届いたもの',
    title: '正しい作品を選ぶ',
    about:
      '作品と話数を選んでください。すぐに記録し直し、このサーバーのこの作品の以後の回にも使います。編集者には全員向けの提案として届きます。',
    which: 'どの作品でしたか',
    search: 'タイトル',
    find: '探す',
    none: '見つかりません。言葉を減らすか、原題で探してください。',
    episodes: (count: number) => `全${count}話`,
    episodeNumber: (number: number) => `第${number}話`,
    episode: '話数',
    thatWasIt: 'これでした',
  },
});
