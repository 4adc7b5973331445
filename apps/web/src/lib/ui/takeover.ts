import { createContext } from 'svelte';
import { browser } from '$app/env';

/** Scripts taking over the page that the server rendered. What they render later, they render whole. */
export class Takeover {
  isUnderWay = browser;
}

/** That of the page, from any component in it; the layout provides it. */
export const [useTakeover, provideTakeover] = createContext<Takeover>();
