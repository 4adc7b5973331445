import type { PageLoad } from './$types';

/** Strangers are not sent the code of a home they do not see. */
export const load: PageLoad = async ({ data }) => ({
  ...data,
  OwnHome: data.own ? (await import('#lib/features/home/own-home.svelte')).default : null,
});
