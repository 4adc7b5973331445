/** What a work's page shows of its airings, as one script that only works on air load. */
export { default as AiringList } from './airing-list.svelte';
export { default as NextEpisode } from './next-episode.svelte';
