import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTCOMES } from './delivery.ts';
import { logWords } from './log-words.ts';
import { outcomeWords } from './outcome-words.ts';
import { waitingWords } from './waiting-words.ts';

const guide = readFileSync(
  new URL('../../../../../../docs/media-servers.md', import.meta.url),
  'utf8',
);

it('the guide calls every outcome what the log calls it', () => {
  const table = guide.slice(guide.indexOf('| Outcome'));
  const named = new Set(
    [...table.matchAll(/^\| (?<names>[^|]+?) +\|/gmu)].flatMap(
      ({ groups }) => groups?.['names']?.split(', ') ?? [],
    ),
  );
  const { label } = outcomeWords('en');
  expect(OUTCOMES.map(label).filter((name) => !named.has(name))).toEqual([]);
});

it('the guide calls buttons and headings what the pages call them', () => {
  const waiting = waitingWords('en');
  const log = logWords('en');
  const text = guide.replaceAll(/\s+/gu, ' ');
  const { title, another, notAnime, all, undoConfirm, known } = waiting;
  const { sureMatches, correct, ignoredShows, unignore, ignore } = log;
  const setting = sureMatches.split(':')[0] ?? '';
  const named = [title, another, notAnime, all, undoConfirm, known, setting, correct, ignoredShows];
  expect(
    [...named, unignore, ignore, waiting.yes('…'), waiting.ignoreLibrary('…').split('“')[0]].filter(
      (words) => words !== undefined && !text.includes(words),
    ),
  ).toEqual([]);
});
