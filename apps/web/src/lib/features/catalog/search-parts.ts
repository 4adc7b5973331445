/** What a search finds, as one script that the page from the server does without. */
export { default as SearchNames } from './search-names.svelte';
export { default as SearchOthers } from './search-others.svelte';
export { AnimeGrid, MangaGrid } from './grids.ts';
