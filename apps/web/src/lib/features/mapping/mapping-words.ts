import { words } from '#lib/i18n/words.ts';
import type { Rule } from './lookup.ts';

/** Words of the page of the mapping. */
export const mappingWords = words({
  en: {
    title: 'Episode mapping',
    description: 'Look up which episode a TMDB or TVDB ID stands for, and the rule behind it.',
    about:
      'Media servers identify what you play by TMDB or TVDB IDs. Look up which episode that is here, and why.',
    how: 'How it works',
    kind: 'Database',
    level: 'ID type',
    levels: (level: string): string =>
      ({ SHOW: 'Show', MOVIE: 'Film', EPISODE: 'Episode' })[level] ?? level,
    id: 'ID',
    noId: 'Enter a number, as it appears in the address of the page.',
    season: 'Season',
    number: 'Episode',
    aired: 'Air date',
    lookUp: 'Look up',
    unread: 'The mapping couldn’t be loaded',
    again: 'Try again in a moment.',
    answer: 'Result',
    matched: (episode: number): string => `Episode ${episode}`,
    partly: 'This is only part of an episode, so nothing would be recorded.',
    outcomes: (outcome: string): string =>
      ({
        NO_MAPPING: 'No mapping found. Nothing would be recorded.',
        NO_EXTERNAL_ID: 'No mapping found. Nothing would be recorded.',
        AMBIGUOUS: 'Several anime match, so nothing would be recorded. An air date may settle it.',
        OUT_OF_RANGE: 'The number is past the last known episode. Nothing would be recorded.',
      })[outcome] ?? outcome,
    known: (season: number, number: number, showId: number): string =>
      `This ID is season ${season}, episode ${number} of show ${showId}.`,
    rules: 'Rules',
    noRules: 'No rules for this ID.',
    rulesCaption: 'Rules for this ID, best first',
    there: 'TMDB/TVDB',
    here: 'Tsuzuki',
    weight: 'Priority',
    source: 'Source',
    decided: 'used',
    notShown: 'hidden',
    place: ({ season, from, to }: Rule): string => {
      if (season === null) return 'film';
      const numbers = from === to ? `episode ${from}` : `episodes ${from}–${to ?? ''}`;
      if (season === -1) return `absolute numbering, ${numbers}`;
      return season === 0 ? `specials, ${numbers}` : `season ${season}, ${numbers}`;
    },
    meaning: ({ animeFrom, parts, isPartial, isSpecial }: Rule): string => {
      if (isSpecial) return 'extra, never recorded';
      const from = `from episode ${animeFrom}`;
      if (parts > 1) return `${from}, ${parts} parts each`;
      if (parts < -1) return `${from}, ${-parts} in one`;
      return isPartial ? `${from}, part of it` : from;
    },
    proposals: 'Proposals',
    decisionMade: 'Decision saved.',
    noProposals: 'No proposals.',
    proposalsAbout:
      'Users suggested these matches for events from their media servers. Accepted proposals apply to everyone.',
    proposalsCaption: 'Proposed rules, oldest first',
    evidence: 'Title on the server',
    people: 'Users',
    accept: 'Accept',
    refuse: 'Reject',
  },
  ja: {
    title: '話数の対応',
    description: 'TMDBやTVDBのIDがどの話に対応するか、その根拠となるルールを調べます。',
    about:
      'メディアサーバーは再生した作品をTMDBやTVDBのIDで通知します。それがどの話に当たるか、その理由とともに調べられます。',
    how: '仕組み',
    kind: 'データベース',
    level: 'IDの対象',
    levels: (level) => ({ SHOW: 'シリーズ', MOVIE: '映画', EPISODE: '1話' })[level] ?? level,
    id: 'ID',
    noId: 'ページのアドレスに含まれる数字を入力してください。',
    season: 'シーズン',
    number: '話数',
    aired: '放送日',
    lookUp: '調べる',
    unread: '対応を読み込めませんでした',
    again: '少し待ってからもう一度お試しください。',
    answer: '結果',
    matched: (episode) => `第${episode}話`,
    partly: '話の一部だけのため、記録されません。',
    outcomes: (outcome) =>
      ({
        NO_MAPPING: '対応がないため、記録されません。',
        NO_EXTERNAL_ID: '対応がないため、記録されません。',
        AMBIGUOUS:
          '複数のアニメが当てはまり、区別できないため記録されません。放送日で決まることがあります。',
        OUT_OF_RANGE: '最終話より後の番号のため、記録されません。',
      })[outcome] ?? outcome,
    known: (season, number, showId) =>
      `このIDはシリーズ${showId}のシーズン${season}・第${number}話です。`,
    rules: 'ルール',
    noRules: 'このIDのルールはありません。',
    rulesCaption: 'このIDのルール（優先順）',
    there: 'TMDB/TVDB',
    here: 'Tsuzuki',
    weight: '優先度',
    source: '出典',
    decided: '採用',
    notShown: '非表示',
    place: ({ season, from, to }) => {
      if (season === null) return '映画';
      const numbers = from === to ? `第${from}話` : `第${from}〜${to ?? ''}話`;
      if (season === -1) return `通し番号、${numbers}`;
      return season === 0 ? `特別編、${numbers}` : `シーズン${season}、${numbers}`;
    },
    meaning: ({ animeFrom, parts, isPartial, isSpecial }) => {
      if (isSpecial) return '特典（記録しません）';
      const from = `第${animeFrom}話から`;
      if (parts > 1) return `${from}、1話を${parts}分割`;
      if (parts < -1) return `${from}、${-parts}話分で1話`;
      return isPartial ? `${from}、一部のみ` : from;
    },
    proposals: '提案',
    decisionMade: '決定を保存しました。',
    noProposals: '決定待ちの提案はありません。',
    proposalsAbout:
      'メディアサーバーのイベントについてユーザーが提案した対応です。承認すると全員に適用されます。',
    proposalsCaption: '提案されたルール（古い順）',
    evidence: 'サーバーでのタイトル',
    people: '人数',
    accept: '承認',
    refuse: '却下',
  },
});
