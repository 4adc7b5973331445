/** What stands still on the home page, as one script that the page from the server does without. */
export { default as AnimeGrid } from '#lib/features/catalog/anime-grid.svelte';
export { default as Cover } from '#lib/features/catalog/cover.svelte';
export { default as FillingNotice } from '#lib/features/catalog/filling-notice.svelte';
export { default as Hero } from './hero.svelte';
export { default as Ways } from './ways.svelte';
