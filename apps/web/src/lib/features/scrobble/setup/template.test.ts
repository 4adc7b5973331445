import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUIDES, PROGRAMS } from './program.ts';
import type { SetupGuide } from './guide.ts';

/** The journeys of the server test the templates of the guides. */
const guideOf = (name: string): string =>
  readFileSync(new URL(`../../../../../../../docs/${name}.md`, import.meta.url), 'utf8');

it.each(PROGRAMS)('the page and the guide say the same of %s', (program) => {
  const { guide, en, ja, template }: SetupGuide = GUIDES[program];
  const text = guideOf(guide);
  if (template) expect(text).toContain(`\n${template.text}\n\`\`\``);
  for (const said of [en, ja]) {
    expect(said.steps.split('\n').every((step) => step.split('*').length % 2 === 1)).toBe(true);
  }
  expect(ja.steps.split('\n')).toHaveLength(en.steps.split('\n').length);
  expect(ja.notes.split('\n')).toHaveLength(en.notes.split('\n').length);
  // Pages and guides name the same boxes.
  const boxes = (steps: string) => steps.split('*').filter((_part, place) => place % 2 === 1);
  expect(boxes(ja.steps).toSorted()).toEqual(boxes(en.steps).toSorted());
});
