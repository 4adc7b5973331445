/** The fields of a wiki template, each with its values in order. Values with a label stand under `field.label` too. */
export type Infobox = ReadonlyMap<string, readonly string[]>;

const MOST_FIELDS = 200;
const FIELD = /^\|\s*(?<key>[^=\s][^=]{0,60}?)\s*=\s*(?<value>.*?)\s*$/u;
const ITEM = /^\[(?:(?<label>[^|\]]{0,60})\|)?(?<value>[^|\]]+)\]$/u;

/**
 * Reads the template of Bangumi's wiki: `|key= value` a line, or `|key={`, items as `[value]` or `[label|value]`, `}`. Lines it
 * does not understand are passed over: people write it by hand.
 */
export const infoboxOf = (text: string): Infobox => {
  const fields = new Map<string, string[]>();
  let open: string | null = null;
  const add = (key: string, ...values: string[]): void => {
    if (fields.has(key) || fields.size < MOST_FIELDS)
      fields.set(key, [...(fields.get(key) ?? []), ...values]);
  };
  for (const line of text.split(/\r?\n/u)) {
    const item = open === null ? undefined : ITEM.exec(line.trim())?.groups;
    if (open !== null && item) {
      const value = item['value']!.trim();
      if (value !== '') add(open, value);
      if (value !== '' && item['label']) add(`${open}.${item['label'].trim()}`, value);
    }
    if (line.trim() === '}') open = null;
    const { key, value } = FIELD.exec(line)?.groups ?? {};
    if (!key || value === undefined) continue;
    open = value === '{' ? key : null;
    fields.delete(key);
    add(key, ...(open !== null || value === '' ? [] : [value]));
  }
  return fields;
};
