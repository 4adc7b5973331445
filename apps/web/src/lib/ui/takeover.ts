import { browser } from '$app/env';

/** Scripts taking over the page that the server rendered. What they render later, they render whole. */
export const takeover = { isUnderWay: browser };
