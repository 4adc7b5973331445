/** The fields of a wiki template, each with its values in order. */
export type Infobox = ReadonlyMap<string, readonly string[]>;

const MOST_FIELDS = 200;
const FIELD = /^\|\s*(?<key>[^=\s][^=]{0,60}?)\s*=\s*(?<value>.*?)\s*$/u;
const ITEM = /^\[(?:[^|\]]*\|)?(?<value>[^\]]+)\]$/u;

/**
 * Reads the template of Bangumi's wiki: `|key= value` a line, or `|key={`, items as `[value]` or `[label|value]`, `}`. Lines it
 * does not understand are passed over: people write it by hand.
 */
export const infoboxOf = (text: string): Infobox => {
  const fields = new Map<string, string[]>();
  let open: string[] | null = null;
  for (const line of text.split(/\r?\n/u)) {
    const item = open && ITEM.exec(line.trim())?.groups?.['value']?.trim();
    if (open && item) open.push(item);
    if (line.trim() === '}') open = null;
    const { key, value } = FIELD.exec(line)?.groups ?? {};
    if (!key || value === undefined || fields.size >= MOST_FIELDS) continue;
    open = value === '{' ? [] : null;
    fields.set(key, open ?? (value === '' ? [] : [value]));
  }
  return fields;
};
