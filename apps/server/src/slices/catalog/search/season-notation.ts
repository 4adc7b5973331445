/** The numerals that titles and people use for seasons, each row counted from 1. */
const NUMERALS: ReadonlyMap<string, number> = new Map(
  [
    'first second third fourth fifth sixth seventh eighth',
    'one two three four five six seven eight',
    'i ii iii iv v vi vii viii ix',
    '一 二 三 四 五 六 七 八 九',
    'ファースト セカンド サード',
  ].flatMap((row) => row.split(' ').map((numeral, i) => [numeral, i + 1] as const)),
);

const ORDINAL = '(?<!\\d)(\\d{1,2}) ?(?:st|nd|rd|th)';
const ORDINAL_WORD = '(first|second|third|fourth|fifth|sixth|seventh|eighth)';
const CARDINAL = '(\\d{1,2}|i{1,3}|iv|vi{0,3}|ix|one|two|three|four|five|six|seven|eight)';
const KANJI = '(\\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])';
const SEASON = '(?:seasons?|saison|staffel|temporada)';

/** What a title ends in while `season` is being typed. */
const UNFINISHED = '(?: s(?:e(?:a(?:so?)?)?)?)?';
const UNFINISHED_KANA = '(?:シ(?:リー?|ーズ?)?)?';

const SEASON_WORDS = ['season', 'series', 'シーズン', 'シリーズ', 'saison', 'staffel', 'temporada'];
const PART_WORDS = ['part', 'cour'];
const DIGIT = /\d/;

/** What a text must hold, at least one of it, for the rule to find anything; the notation; the letter of its token. */
type Rule = readonly [readonly string[] | RegExp, RegExp, 's' | 'p'];

/**
 * Notation to token, in order; the text has one space at both ends and the words of a title between them. `s` stands for
 * a season, `p` for a part or cour, which number independently of each other. A number before `season` counts only when
 * none follows it: `86 season 2`.
 */
const RULES: readonly Rule[] = [
  [SEASON_WORDS, new RegExp(`${ORDINAL} ?(?:season|シーズン|シリーズ|series)(?= )`, 'g'), 's'],
  [['season'], new RegExp(` ${ORDINAL_WORD} season(?= )`, 'g'), 's'],
  [['シーズン'], /(ファースト|セカンド|サード) ?シーズン/g, 's'],
  [SEASON_WORDS, new RegExp(`${SEASON} ?${CARDINAL}(?= )`, 'g'), 's'],
  [['シーズン'], new RegExp(`シーズン ?${KANJI}`, 'g'), 's'],
  [['season'], / (\d{1,2}) season(?= )/g, 's'],
  [DIGIT, / s ?(\d{1,2})(?= )/g, 's'],
  [
    ['第'],
    new RegExp(`第 ?${KANJI} ?(?:期|季|章|シリーズ|シーズン|${UNFINISHED_KANA}(?= $))`, 'g'),
    's',
  ],
  [['期', '기'], /(?<=\D)([2-9二三四五六七八九]) ?(?:期|기)(?= )/g, 's'],
  [['クール'], new RegExp(`第 ?${KANJI} ?クール`, 'g'), 'p'],
  [PART_WORDS, new RegExp(` (?:part|cour) ?${CARDINAL}(?= )`, 'g'), 'p'],
  [PART_WORDS, new RegExp(`${ORDINAL} (?:part|cour)(?= )`, 'g'), 'p'],
  [PART_WORDS, new RegExp(` ${ORDINAL_WORD} (?:part|cour)(?= )`, 'g'), 'p'],
  [DIGIT, new RegExp(`(?<=\\S )${ORDINAL}${UNFINISHED}(?= $)`, 'g'), 's'],
  [[' ii', ' iv', ' vi', ' ix'], /(?<=\S) (ii|iii|iv|vi|vii|viii|ix)(?= )/g, 's'],
  [[' v '], /(?<=\S) (v)(?= $)/g, 's'],
  [DIGIT, /(?<=\S) ([2-9])(?= $)/g, 's'],
  [DIGIT, /(?<=[a-z]{3})([2-9])(?= $)/g, 's'],
  [DIGIT, /(?<=[\u3040-\u30ff\u3400-\u9fff])([2-9])(?= )/g, 's'],
];

/** A season whose number is not typed yet. */
const UNNUMBERED = /(?<=\S) (?:seas|seaso|season)(?= $)/;
const UNNUMBERED_KANJI = /(?<=\S) ?第(?= $)/;

const MAY_HOLD_NOTATION =
  /\d|seas|saison|staffel|temporada|part|cour| i[ivx]| vi?|第|期|기|シーズン|シリーズ/;
const SEASON_TOKEN = /^s([1-9]\d?)$/;

/** Rewrites every notation of a season (`2nd season`, `II`, `第2期`, a final `2`) to one token: `s2`. Season 1 is the default and is dropped. */
export function unifySeasons(words: string): string {
  const text = ` ${words} `;
  return MAY_HOLD_NOTATION.test(text) ? unify(text, holdsAny) : words;
}

/** The same by every rule, whatever the text holds: what tests hold the quick way against. */
export function unifySeasonsByAll(words: string): string {
  return unify(` ${words} `, () => true);
}

function unify(words: string, mayFind: (text: string, needs: Rule[0]) => boolean): string {
  let text = words;
  for (const [needs, notation, letter] of RULES) {
    if (!mayFind(text, needs)) continue;
    text = text.replace(notation, (_match, numeral: string) => token(letter, numeral));
  }
  if (text.includes('seas')) text = text.replace(UNNUMBERED, ' s');
  if (text.includes('第')) text = text.replace(UNNUMBERED_KANJI, '');
  if (text.includes('  ')) text = text.replace(/ +/g, ' ');
  return (text.includes(' s1') ? text.replace(/(?<=\S) s1(?= )/g, '') : text).trim();
}

function holdsAny(text: string, needs: Rule[0]): boolean {
  if (needs instanceof RegExp) return needs.test(text);
  for (const part of needs) if (text.includes(part)) return true;
  return false;
}

/** The season a folded title names, 1 when it names none. */
export function seasonOf(words: readonly string[]): number {
  for (const word of words) {
    if (word.length > 3 || !word.startsWith('s')) continue;
    const season = SEASON_TOKEN.exec(word)?.[1];
    if (season !== undefined) return Number(season);
  }
  return 1;
}

/** The words of a folded title but that of the season it names. */
export function withoutSeason(words: readonly string[]): readonly string[] {
  return words.some((word) => SEASON_TOKEN.test(word))
    ? words.filter((word) => !SEASON_TOKEN.test(word))
    : words;
}

function token(letter: 's' | 'p', numeral: string): string {
  return ` ${letter}${NUMERALS.get(numeral) ?? parseNumeral(numeral)} `;
}

/** Digits, or kanji up to 99. */
function parseNumeral(numeral: string): number {
  const [tens, units] = numeral.split('十');
  if (tens === undefined || units === undefined) return Number(numeral);
  return 10 * (NUMERALS.get(tens) ?? 1) + (NUMERALS.get(units) ?? 0);
}
