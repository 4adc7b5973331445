const NAMES = /\{(\w+)\}/gu;

/** A message with its values in place of their names in braces; a name without a value stays as it is. */
export const fillMessage = (message: string, values: object = {}): string => {
  const texts = new Map(Object.entries(values).map(([name, value]) => [name, `${value}`]));
  return message.replaceAll(NAMES, (name, key: string) => texts.get(key) ?? name);
};
