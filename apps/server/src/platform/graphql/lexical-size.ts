import { Lexer, Source, TokenKind } from 'graphql';

/** The size of a document, measured before it is parsed. */
export interface LexicalSize {
  tokens: number;
  /** How deep brackets of any kind nest. */
  brackets: number;
}

const OPENING = new Set<string>([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L]);
const CLOSING = new Set<string>([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R]);

/** Measures a text up to its end, or to the first token that is not GraphQL. */
export const lexicalSizeOf = (source: string): LexicalSize => {
  const lexer = new Lexer(new Source(source));
  const size = { tokens: 0, brackets: 0 };
  let open = 0;
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
      size.tokens += 1;
      if (OPENING.has(kind)) size.brackets = Math.max(size.brackets, ++open);
      if (CLOSING.has(kind)) open -= 1;
    }
  } catch {
    // The parser will report the error with its place.
  }
  return size;
};
