import { createRawSnippet } from 'svelte';

interface Keeping {
  /** There is nothing to keep: the takeover failed, or the page showed something else in between. */
  onMissing: () => void;
  /** The element of what is kept. */
  onKept?: (element: Element) => void;
}

/** A snippet that leaves what the server rendered in its place as it is. */
export const keptPart = ({ onMissing, onKept }: Keeping) =>
  createRawSnippet(() => ({
    render: () => {
      queueMicrotask(onMissing);
      return '<div></div>';
    },
    ...(onKept && { setup: onKept }),
  }));
