/**
 * The changelog. A change is a file in `changes/`, so that two branches never edit the same lines.
 * `--check` reads every file; without it a release moves them into CHANGELOG.md, below the heading of the version in package.json.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'changes');

const KINDS = ['security', 'added', 'changed', 'fixed', 'removed'];
const READERS = ['users', 'developers', 'operators'];
const MOST_WORDS = 25;

interface Change {
  file: string;
  kind: string;
  readers: string;
  text: string;
}

const FORM = /^---\nkind: (?<kind>\w+)\nfor: (?<readers>\w+)\n---\n(?<text>.*)$/su;

const readChange = (name: string): Change => {
  const file = path.join(folder, name);
  const parts = FORM.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  const { kind = '', readers = '', text = '' } = parts;
  return { file, kind, readers, text: text.replaceAll(/\s+/gu, ' ').trim() };
};

const faultOf = ({ kind, readers, text }: Change): string | undefined => {
  if (!KINDS.includes(kind)) return `kind must be one of ${KINDS.join(', ')}`;
  if (!READERS.includes(readers)) return `for must be one of ${READERS.join(', ')}`;
  const words = text.split(' ').length;
  if (text === '' || words > MOST_WORDS) return `the text has ${words} words; 1 to ${MOST_WORDS}`;
  return undefined;
};

const sectionOf = (changes: readonly Change[], readers: string): string => {
  const own = changes.filter((change) => change.readers === readers);
  const lines = KINDS.flatMap((kind) =>
    own.filter((change) => change.kind === kind).map(({ text }) => `- **${kind}**: ${text}`),
  );
  return lines.length === 0 ? '' : `### For ${readers}\n\n${lines.join('\n')}\n\n`;
};

const release = (changes: readonly Change[]): void => {
  const file = path.join(root, 'CHANGELOG.md');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const date = new Date().toISOString().slice(0, 10);
  const sections = READERS.map((readers) => sectionOf(changes, readers)).join('');
  const [title = '', ...rest] = readFileSync(file, 'utf8').split('\n\n');
  const text = `${title}\n\n## ${version} – ${date}\n\n${sections}${rest.join('\n\n')}`;
  writeFileSync(file, text);
  for (const change of changes) rmSync(change.file);
};

const changes = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map(readChange);
const faults = changes.flatMap((change) => {
  const fault = faultOf(change);
  return fault ? [`${path.relative(root, change.file)}: ${fault}`] : [];
});
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) {
  release(changes);
}
