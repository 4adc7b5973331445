type Attributes = Record<string, string>;
type Child = Node | string | undefined;

/** An element with its attributes and what is in it. Texts are only ever texts. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
};

/** A button. Only the person presses it: scripts of the page cannot reach it, and what they pretend is not trusted. */
export const button = (
  text: string,
  press: () => void,
  attributes: Attributes = {},
): HTMLElement => {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', (event) => {
    if (event.isTrusted) press();
  });
  return made;
};
