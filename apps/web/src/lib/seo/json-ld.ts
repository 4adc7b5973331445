/** The element that says what a page is about. */
export const jsonLdElement = (value: object | undefined): string =>
  value ? `<script type="application/ld+json">${scriptText(value)}</script>` : '';

/** JSON for inside a `<script>`: nothing in it can end the element or open a comment, whatever the titles hold. */
export function scriptText(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
