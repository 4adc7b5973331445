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

/**
 * Notation to token, in order; the text has one space at both ends and the words of a title between them. `s` stands for
 * a season, `p` for a part or cour, which number independently of each other. A number before `season` counts only when
 * none follows it: `86 season 2`.
 */
const RULES: readonly (readonly [RegExp, 's' | 'p'])[] = [
  [new RegExp(`${ORDINAL} ?(?:season|シーズン)(?= )`, 'g'), 's'],
  [new RegExp(` ${ORDINAL_WORD} season(?= )`, 'g'), 's'],
  [/(ファースト|セカンド|サード) ?シーズン/g, 's'],
  [new RegExp(`${SEASON} ?${CARDINAL}(?= )`, 'g'), 's'],
  [new RegExp(`シーズン ?${KANJI}`, 'g'), 's'],
  [/ (\d{1,2}) season(?= )/g, 's'],
  [/ s ?(\d{1,2})(?= )/g, 's'],
  [new RegExp(`第 ?${KANJI} ?(?:期|季|シリーズ|シーズン|${UNFINISHED_KANA}(?= $))`, 'g'), 's'],
  [/(?<=\D)([2-9二三四五六七八九]) ?(?:期|기)(?= )/g, 's'],
  [new RegExp(`第 ?${KANJI} ?クール`, 'g'), 'p'],
  [new RegExp(` (?:part|cour) ?${CARDINAL}(?= )`, 'g'), 'p'],
  [new RegExp(`${ORDINAL} (?:part|cour)(?= )`, 'g'), 'p'],
  [new RegExp(` ${ORDINAL_WORD} (?:part|cour)(?= )`, 'g'), 'p'],
  [new RegExp(`(?<=\\S )${ORDINAL}${UNFINISHED}(?= $)`, 'g'), 's'],
  [/(?<=\S) (ii|iii|iv|vi|vii|viii|ix)(?= )/g, 's'],
  [/(?<=\S) (v)(?= $)/g, 's'],
  [/(?<=\S) ([2-9])(?= $)/g, 's'],
  [/(?<=[a-z]{3})([2-9])(?= $)/g, 's'],
  [/(?<=[\u3040-\u30ff\u3400-\u9fff])([2-9])(?= )/g, 's'],
];

/** A season whose number is not typed yet. */
const UNNUMBERED = /(?<=\S) (?:seas|seaso|season)(?= $)/;
const UNNUMBERED_KANJI = /(?<=\S) ?第(?= $)/;

const MAY_HOLD_NOTATION = /\d|seas|saison|staffel|temporada|part|cour| i[ivx]| vi?|第|期|シーズン/;
const SEASON_TOKEN = /^s([1-9]\d?)$/;

/** Rewrites every notation of a season (`2nd season`, `II`, `第2期`, a final `2`) to one token: `s2`. Season 1 is the default and is dropped. */
export function unifySeasons(words: string): string {
  let text = ` ${words} `;
  if (!MAY_HOLD_NOTATION.test(text)) return words;
  for (const [notation, letter] of RULES) {
    text = text.replace(notation, (_match, numeral: string) => token(letter, numeral));
  }
  const unnumbered = text.replace(UNNUMBERED, ' s').replace(UNNUMBERED_KANJI, '');
  return unnumbered
    .replace(/ +/g, ' ')
    .replace(/(?<=\S) s1(?= )/g, '')
    .trim();
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

function token(letter: 's' | 'p', numeral: string): string {
  return ` ${letter}${NUMERALS.get(numeral) ?? parseNumeral(numeral)} `;
}

/** Digits, or kanji up to 99. */
function parseNumeral(numeral: string): number {
  const [tens, units] = numeral.split('十');
  if (tens === undefined || units === undefined) return Number(numeral);
  return 10 * (NUMERALS.get(tens) ?? 1) + (NUMERALS.get(units) ?? 0);
}
