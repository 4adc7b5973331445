import { words } from '#lib/i18n/words.ts';

/** Words of the statistics of edits. */
export const statisticsWords = words({
  en: {
    title: 'Top editors',
    description: 'Who edits anime and manga most.',
    about: 'Accepted edits, without those that were undone.',
    periods: { WEEK: 'This week', MONTH: 'This month', ALL: 'All time' },
    none: 'No edits in this time',
    noneText: 'Accepted edits are counted here.',
    editor: 'Editor',
    edits: 'Edits',
    rate: 'Accepted',
    thanks: 'Thanks',
    edited: 'Edits',
    accepted: (accepted: number, rate: string): string => `${accepted} accepted changes (${rate})`,
    thanked: (count: number): string => `Thanked ${count} ${count === 1 ? 'time' : 'times'}`,
    trusted: 'Trusted with',
    all: 'All edits',
  },
  ja: {
    title: '編集の多い人',
    description: 'アニメ・マンガの情報をよく編集している人の一覧です。',
    about: '承認され、元に戻されていない編集を数えています。',
    periods: { WEEK: '1週間', MONTH: '1か月', ALL: '全期間' },
    none: 'この期間の編集はありません',
    noneText: '承認された編集がここに数えられます。',
    editor: '編集した人',
    edits: '編集',
    rate: '承認率',
    thanks: 'お礼',
    edited: '編集',
    accepted: (accepted, rate) => `承認された変更${accepted}件（${rate}）`,
    thanked: (count) => `お礼${count}件`,
    trusted: '審査なしで変更できる項目',
    all: 'すべての編集',
  },
});
