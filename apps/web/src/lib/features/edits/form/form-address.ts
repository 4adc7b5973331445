/** Where the form is sent: the page keeps what its address says, such as which part of a list it shows. */
export function formAddress(
  { searchParams }: { readonly searchParams: Iterable<[string, string]> },
  verb: 'revise' | 'send',
  place = '',
): string {
  const kept = new URLSearchParams([...searchParams].filter(([name]) => !name.startsWith('/')));
  const query = kept.toString();
  return `?/${verb}${query && `&${query}`}${place && `#${place}`}`;
}
