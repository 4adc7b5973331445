/** The kind of a piece of code, which decides its colour. */
export type PieceKind = 'plain' | 'comment' | 'string' | 'number' | 'word' | 'name';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const WORDS =
  'query|mutation|fragment|on|type|enum|input|scalar|const|import|from|export|for|await|of|async|function|return|curl|true|false|null';

const GRAMMAR = new RegExp(
  [
    String.raw`(?<comment>(?:^|(?<=\s))(?:#|//)[^\n]*)`,
    // The name of an argument, or a key of JSON.
    String.raw`(?<name>"[\w-]+"(?=:)|\b[a-z]\w*(?=:\s))`,
    `(?<string>${STRING})`,
    String.raw`(?<number>\b\d[\d.]*\b)`,
    String.raw`(?<word>\b(?:${WORDS})\b)`,
  ].join('|'),
  'gmu',
);

const KINDS = ['comment', 'name', 'string', 'number', 'word'] as const;

/** Splits code (GraphQL, JSON, shell, TypeScript) into coloured pieces, without losing a character. */
export function highlight(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (kind: PieceKind, text: string): void => {
    if (text) pieces.push({ kind, text });
  };
  for (const match of code.matchAll(GRAMMAR)) {
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'plain';
    add('plain', code.slice(end, match.index));
    add(kind, match[0]);
    end = match.index + match[0].length;
  }
  add('plain', code.slice(end));
  return pieces;
}
