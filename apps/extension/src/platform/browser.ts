/** The API for extensions: Firefox names it `browser`, Chromium `chrome`, and both return promises. */
export const browser: typeof chrome =
  (globalThis as { browser?: typeof chrome }).browser ?? globalThis.chrome;
