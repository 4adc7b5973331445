/** A page has few players; hostile ones have a huge document. */
const MOST_ELEMENTS = 20_000;

/** The open shadow roots of a page, those in others included. */
export const openRoots = (document: Document): ShadowRoot[] => {
  const found: ShadowRoot[] = [];
  let left = MOST_ELEMENTS;
  const look = (root: ParentNode): void => {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      left -= 1;
      if (left < 0) return;
      if (!shadowRoot) continue;
      found.push(shadowRoot);
      look(shadowRoot);
    }
  };
  look(document);
  return found;
};
