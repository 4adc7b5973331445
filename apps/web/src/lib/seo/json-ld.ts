/** The JSON-LD element of a page. */
export const jsonLdElement = (value: object | undefined): string =>
  value ? `<script type="application/ld+json">${scriptText(value)}</script>` : '';

/** JSON for use inside a `<script>`. It is escaped, so that no title can end the element or open a comment. */
export function scriptText(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
