/** What stands still on the page of a manga, as one script that the page from the server does without. */
export { default as Authors } from './manga-authors.svelte';
export { default as Banner } from './banner.svelte';
export { default as Cast } from './work-cast.svelte';
export { default as Side } from './manga-side.svelte';
export { default as Story } from './work-story.svelte';
export { default as Titles } from './manga-titles.svelte';
