import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A fenced block of the README or a page of the docs. */
export interface DocsBlock {
  /** The file, and the number of the block. */
  name: string;
  file: string;
  language: string;
  text: string;
}

const BLOCK = /^ *```(?<language>\w+)\n(?<text>[^]*?)^ *```$/gmu;

/** Every fenced block of one language in the README and the docs. */
export const docsBlocks = (language: string): DocsBlock[] =>
  ['README.md', ...globSync('docs/{*,api/*}.md', { cwd: root }).toSorted()].flatMap((file) => {
    const blocks = [...readFileSync(root + file, 'utf8').matchAll(BLOCK)];
    return blocks.flatMap(({ groups = {} }, index) =>
      groups['language'] === language
        ? [{ name: `${file} (${index + 1})`, file, language, text: groups['text'] ?? '' }]
        : [],
    );
  });

/** A line of a shell: variables set for it, and its words without quotes and with variables replaced. */
export interface ShellLine {
  sets: Record<string, string>;
  words: string[];
}

const PART =
  /'(?<literal>[^']*)'|"(?<quoted>(?:[^"\\]|\\[^])*)"|\$\((?<command>[^)]*)\)|(?<bare>\\[^]|[^\s'"])|(?<space>\s+)/gu;

const valued = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$(?<name>\w+)/gu, (_all, name: string) => variables[name] ?? '');

const wordsOf = (line: string, variables: Readonly<Record<string, string>>): string[] => {
  const words = [''];
  for (const { groups = {} } of line.matchAll(PART)) {
    const { literal, quoted, command, bare, space } = groups;
    if (space !== undefined) words.push('');
    else if (command !== undefined) words[words.length - 1] += `$(${command})`;
    else {
      const plain = quoted?.replaceAll(/\\(?<it>["\\$])/gu, '$<it>') ?? bare ?? '';
      words[words.length - 1] += literal ?? plain;
    }
  }
  return words
    .map((word) => (word.startsWith('{') ? word : valued(word, variables)))
    .filter(Boolean);
};

const ASSIGNMENT = /^(?<name>[A-Z][A-Z_0-9]*)=(?<value>[^]*)$/u;

const openQuotes = (text: string): boolean => (text.match(/'/gu) ?? []).length % 2 === 1;

/** The lines of a shell script without comments. A line that ends in a backslash, or inside quotes, continues. */
const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  let open = '';
  for (const raw of text.split('\n')) {
    const line = open + (open ? raw : raw.trim()).replace(/\s+#\s.*$/u, '');
    if (line.endsWith('\\')) open = line.slice(0, -1);
    else if (openQuotes(line)) open = `${line}\n`;
    else {
      open = '';
      if (line.trim()) lines.push(line);
    }
  }
  return lines;
};

/** Parses a block of shell as far as the docs use it. @param variables those that are known already */
export const shellLines = (
  text: string,
  variables: Readonly<Record<string, string>>,
): ShellLine[] =>
  linesOf(text).map((line) => {
    const assigned = /^(?<name>[A-Z_]+)=\$\((?<command>[^]*)\)$/u.exec(line)?.groups;
    if (assigned) {
      const command = (assigned['command'] ?? '').split(' | ')[0] ?? '';
      return { sets: { [assigned['name'] ?? '']: '' }, words: wordsOf(command, variables) };
    }
    const words = wordsOf(line, variables);
    const sets: Record<string, string> = {};
    while (words[0] && ASSIGNMENT.test(words[0])) {
      const { name = '', value = '' } = ASSIGNMENT.exec(words.shift() ?? '')?.groups ?? {};
      sets[name] = value;
    }
    return { sets, words };
  });
