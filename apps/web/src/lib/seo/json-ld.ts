/** JSON for inside a `<script>`: nothing in it can end the element or open a comment, whatever the titles hold. */
export function scriptText(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
