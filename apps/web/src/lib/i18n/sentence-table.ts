import type { Locale } from './locale.ts';

/** Sentences of the server with their Japanese. `{}` is a variable part, and `{1}`, `{2}` say where it goes. */
export type SentenceTable = Readonly<Record<string, string>>;

interface Template {
  readonly pattern: RegExp;
  readonly text: string;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

const templateOf = (sentence: string, text: string): Template => ({
  pattern: new RegExp(`^${sentence.split('{}').map(escaped).join('(.+?)')}$`, 'su'),
  text,
});

/** Translates a sentence of the table into the reader's language. Other sentences stay as they are. */
export function sentences(table: SentenceTable): (text: string, locale: Locale) => string {
  const templates = Object.entries(table)
    .filter(([sentence]) => sentence.includes('{}'))
    .map(([sentence, text]) => templateOf(sentence, text));
  return (text, locale) => {
    if (locale !== 'ja') return text;
    if (Object.hasOwn(table, text)) return table[text] ?? text;
    for (const { pattern, text: translated } of templates) {
      const found = pattern.exec(text);
      if (found) return translated.replaceAll(/\{(\d)\}/gu, (_all, place) => found[place] ?? '');
    }
    return text;
  };
}
