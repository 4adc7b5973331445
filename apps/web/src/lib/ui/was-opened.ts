/**
 * Whether somebody opened the `<details>` of this id before scripts took the page over: taking over must not shut it on
 * what they are doing. False on the server and for what scripts made themselves.
 */
export const wasOpened = (id: string): boolean =>
  globalThis.document?.querySelector<HTMLDetailsElement>(`details#${id}`)?.open === true;
