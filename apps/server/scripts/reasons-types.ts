import { reasonsBySlice } from '../src/slices.ts';

/** Every reason of the service with its message, by slice, for the web app to translate. */
export const printReasons = (): string =>
  [
    '// Written by `npm run generate` from the reasons of the server’s slices.',
    `export const REASONS = ${JSON.stringify(reasonsBySlice, null, 2)} as const;`,
    '',
  ].join('\n');
