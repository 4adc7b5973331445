import { findings, reasonsBySlice } from '../src/slices.ts';

/** What the web app translates: every reason of the service with its message, by slice, and what the checks of an instance find. */
export const printReasons = (): string =>
  [
    '// Written by `npm run generate` from the reasons of the server’s slices.',
    `export const REASONS = ${JSON.stringify(reasonsBySlice, null, 2)} as const;`,
    '',
    `export const FINDINGS = ${JSON.stringify(findings, null, 2)} as const;`,
    '',
  ].join('\n');
