import { counted, words } from '#lib/i18n/words.ts';

/** Words of scores that the visitor's scale shows rounded. */
export const scoreWords = words({
  en: {
    rounded: (rows: number) => `${counted(rows, 'score', 'scores')} don’t fit your score scale`,
    about: (exact: string, rounded: string) =>
      `Your score scale can’t show ${exact}: it shows ${rounded} instead. The exact score is saved either way, and you can change the scale at any time in your profile settings.`,
    switchTo: (name: string) => `Switch to ${name}`,
    switched: 'Your score scale was changed.',
  },
  ja: {
    rounded: (rows) => `スコア${rows}件が丸めて表示されます`,
    about: (exact, rounded) =>
      `今のスコア形式では${exact}を表示できず、${rounded}になります。正確なスコアはどちらでも保存され、形式はプロフィール設定でいつでも変更できます。`,
    switchTo: (name) => `「${name}」に切り替える`,
    switched: 'スコア形式を変更しました。',
  },
});
