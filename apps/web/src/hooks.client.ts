import type { ClientInit } from '@sveltejs/kit/hooks';

/** Yields to the browser between parsing our scripts and hydrating the page, because both in one task block a phone. */
export const init: ClientInit = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
