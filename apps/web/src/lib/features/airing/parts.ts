/** The airings on a work's page, as one script that only works on air load. */
export { default as AiringList } from './airing-list.svelte';
export { default as NextEpisode } from './next-episode.svelte';
