/**
 * Whether somebody opened the `<details>` with this id before hydration, which must not close it. False on the server and for elements that
 * scripts created.
 */
export const wasOpened = (id: string): boolean =>
  globalThis.document?.querySelector<HTMLDetailsElement>(`details#${id}`)?.open === true;
