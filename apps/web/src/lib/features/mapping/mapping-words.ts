import { words } from '#lib/i18n/words.ts';
import type { Rule } from './lookup.ts';

/** What the page of the mapping says. */
export const mappingWords = words({
  en: {
    title: 'Which episode is it?',
    description:
      'How ids and numbers of TMDB and TVDB become episodes of the catalogue, and the rule that says so.',
    about:
      'Media servers name what was played by ids of TMDB or TVDB. Here you see which episode that is for us, and why.',
    how: 'How it works',
    kind: 'Database',
    level: 'The id is of',
    levels: (level: string): string =>
      ({ SHOW: 'a show', MOVIE: 'a film', EPISODE: 'one episode' })[level] ?? level,
    id: 'Id',
    noId: 'An id is a number, as the address of its page has it.',
    season: 'Season',
    number: 'Episode',
    aired: 'Aired on',
    lookUp: 'Look it up',
    unread: 'The mapping could not be read just now',
    again: 'Try again in a moment.',
    answer: 'The answer',
    matched: (episode: number): string => `Episode ${episode}`,
    partly: 'Only a part of it is: nothing would be recorded.',
    outcomes: (outcome: string): string =>
      ({
        NO_MAPPING: 'No rule speaks of it, so that nothing would be recorded.',
        NO_EXTERNAL_ID: 'No rule speaks of it, so that nothing would be recorded.',
        AMBIGUOUS:
          'Several anime claim it, and nothing tells which: nothing would be recorded. The day it aired may decide.',
        OUT_OF_RANGE: 'The number is past the last known episode: nothing would be recorded.',
      })[outcome] ?? outcome,
    known: (season: number, number: number, showId: number): string =>
      `The id is known as season ${season}, episode ${number} of show ${showId}.`,
    rules: 'The rules',
    noRules: 'There is none for this id.',
    rulesCaption: 'The rules for this id, best first',
    there: 'There',
    here: 'Here',
    weight: 'Weight',
    source: 'Source',
    decided: 'decided',
    notShown: 'not shown',
    place: ({ season, from, to }: Rule): string => {
      if (season === null) return 'the film';
      const numbers = from === to ? `episode ${from}` : `episodes ${from}–${to ?? ''}`;
      if (season === -1) return `absolute, ${numbers}`;
      return season === 0 ? `specials, ${numbers}` : `season ${season}, ${numbers}`;
    },
    meaning: ({ animeFrom, parts, isPartial, isSpecial }: Rule): string => {
      if (isSpecial) return 'extras, never recorded';
      const from = `from episode ${animeFrom}`;
      if (parts > 1) return `${from}, ${parts} parts each`;
      if (parts < -1) return `${from}, ${-parts} in one`;
      return isPartial ? `${from}, a part only` : from;
    },
    proposals: 'Proposals',
    decisionMade: 'Decided.',
    noProposals: 'Nobody waits for you.',
    proposalsAbout:
      'People said so of what their media servers told. An accepted one holds for everybody.',
    proposalsCaption: 'Rules that are proposed, the oldest first',
    evidence: 'What the server called it',
    people: 'People',
    accept: 'Accept',
    refuse: 'Refuse',
  },
  ja: {
    title: 'どの話か調べる',
    description: 'TMDBやTVDBのIDと話数がカタログのどの話になるか、その根拠となる対応を調べます。',
    about:
      'メディアサーバーは再生した回をTMDBやTVDBのIDで知らせます。それがここではどの話になるか、その理由とともに調べられます。',
    how: '仕組み',
    kind: 'データベース',
    level: 'IDの対象',
    levels: (level) => ({ SHOW: 'シリーズ', MOVIE: '映画', EPISODE: '1話' })[level] ?? level,
    id: 'ID',
    noId: 'IDは数字です。ページのアドレスに含まれています。',
    season: 'シーズン',
    number: '話数',
    aired: '放送日',
    lookUp: '調べる',
    unread: '対応を読み込めませんでした',
    again: 'しばらくしてからお試しください。',
    answer: '結果',
    matched: (episode) => `第${episode}話`,
    partly: '話の一部だけなので、記録されません。',
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
    rules: '対応の一覧',
    noRules: 'このIDの対応はありません。',
    rulesCaption: 'このIDの対応(優先順)',
    there: '元の番号',
    here: 'ここでは',
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
      if (isSpecial) return '特典(記録しません)';
      const from = `第${animeFrom}話から`;
      if (parts > 1) return `${from}、1話を${parts}分割`;
      if (parts < -1) return `${from}、${-parts}話分で1話`;
      return isPartial ? `${from}、一部のみ` : from;
    },
    proposals: '提案',
    decisionMade: '決定しました。',
    noProposals: '決定待ちの提案はありません。',
    proposalsAbout:
      'メディアサーバーから届いた回について利用者が示した対応です。承認すると全員に使われます。',
    proposalsCaption: '提案された対応(古い順)',
    evidence: 'サーバーでの名前',
    people: '人数',
    accept: '承認',
    refuse: '却下',
  },
});
