/** Lists of titles, as one script that pages from the server do without. */
export { default as AnimeGrid } from './anime-grid.svelte';
export { default as MangaGrid } from './manga-grid.svelte';
