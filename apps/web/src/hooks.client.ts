import type { ClientInit } from '@sveltejs/kit/hooks';

/** Gives the browser a turn between reading our scripts and bringing the page to life: on a phone both at once block it. */
export const init: ClientInit = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
