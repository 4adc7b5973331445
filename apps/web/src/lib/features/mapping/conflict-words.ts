import { words } from '#lib/i18n/words.ts';

/** Words about rules of the mapping that contradict each other. */
export const conflictWords = words({
  en: {
    title: 'Contradictions',
    about:
      'Lists disagree about these episodes. Editors decide which rule stays; everybody else with an account can propose it.',
    none: 'No contradictions.',
    database: 'Database',
    both: 'TMDB and TVDB',
    source: 'Source',
    openOnly: 'Only without a rule in use',
    show: 'Show',
    count: (total: number): string => (total === 1 ? '1 contradiction' : `${total} contradictions`),
    from: (number: number): string => `from episode ${number}`,
    film: 'film',
    season: (season: number): string =>
      season === 0 ? 'specials' : season === -1 ? 'absolute numbering' : `season ${season}`,
    used: 'used',
    undecided: 'Neither is used unless an air date tells which.',
    keep: (source: string): string => `Keep ${source}`,
    keepThis: 'Keep this rule',
    propose: (source: string): string => `Propose ${source}`,
    proposeThis: 'Propose this rule',
    kept: 'Decision saved.',
    proposed: 'Proposed to the editors.',
    earlier: 'Previous',
    later: 'Next',
  },
  ja: {
    title: '食い違い',
    about:
      'リストによって対応が異なる話です。どのルールを残すかは編集者が決め、アカウントがあれば誰でも提案できます。',
    none: '食い違いはありません。',
    database: 'データベース',
    both: 'TMDBとTVDB',
    source: '出典',
    openOnly: '採用が決まっていないもののみ',
    show: '表示',
    count: (total) => `${total}件`,
    from: (number) => `第${number}話から`,
    film: '映画',
    season: (season) =>
      season === 0 ? '特別編' : season === -1 ? '通し番号' : `シーズン${season}`,
    used: '採用',
    undecided: '放送日で決まらない限り、どちらも使われません。',
    keep: (source) => `${source}を残す`,
    keepThis: 'このルールを残す',
    propose: (source) => `${source}を提案する`,
    proposeThis: 'このルールを提案する',
    kept: '決定を保存しました。',
    proposed: '編集者に提案しました。',
    earlier: '前へ',
    later: '次へ',
  },
});
