/** Only the types and constants of rows, for processes that read files and must not load the catalogue. */
export * from './list-row.ts';
