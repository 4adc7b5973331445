/** The words of the catalogue, for what may not load the rest of the slice: rules, threads and other light processes. */
export * from './media.ts';
