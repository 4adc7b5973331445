/** The words of rows alone, for processes that read files and may not load the catalogue. */
export * from './list-row.ts';
