import type { PageLoad } from './$types';

/** Strangers do not get the code of the home page of signed-in visitors. */
export const load: PageLoad = async ({ data }) => ({
  ...data,
  OwnHome: data.own ? (await import('#lib/features/home/own-home.svelte')).default : null,
});
