/** What stands still on the page of an anime, as one script that the page from the server does without. */
export { default as Cast } from './anime-cast.svelte';
export { default as Banner } from './banner.svelte';
export { default as Side } from './anime-side.svelte';
export { default as Story } from './anime-story.svelte';
export { default as Titles } from './anime-titles.svelte';
