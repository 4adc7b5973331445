import type { Role, RoleOptions } from './any-page.ts';
import { labelElementsOf } from './fields.ts';
import { byId, closest, fits, isTag, isText, select, type Document, type Element } from './html.ts';
import { isBlock, isVisible, searchedText, squeezed } from './text.ts';

/** The elements that have a role without saying so. */
const NATIVE: Record<Role, string> = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button, input[type=submit], input[type=button], input[type=reset]',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  combobox: 'select:not([multiple])',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""])',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  region: 'section',
  row: 'tr',
  rowheader: 'th[scope=row]',
  searchbox: 'input[type=search]',
  status: 'output',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=url], textarea',
};

/** These are named by what they contain. */
const NAMED_BY_CONTENT: ReadonlySet<Role> = new Set([
  'button',
  'cell',
  'checkbox',
  'heading',
  'link',
  'row',
  'rowheader',
]);

/** The texts of what labels an element, by which fields are found. */
export const labelsOf = (element: Element): string[] => {
  const ids = element.attribs['aria-labelledby'];
  const own = squeezed(element.attribs['aria-label'] ?? '');
  if (!ids && own) return [own];
  const labels = ids
    ? ids.split(/\s+/u).flatMap((id) => byId(element, id) ?? [])
    : labelElementsOf(element);
  return labels.map(searchedText).map(squeezed);
};

/** Whether readers of the screen hear of an element. */
const isNoticed = (element: Element): boolean =>
  isVisible(element) && closest(element, '[aria-hidden=true]') === null;

const contentOf = (element: Element): string => {
  let text = '';
  for (const node of element.children) {
    if (isText(node)) text += node.data;
    if (!isTag(node) || !isNoticed(node)) continue;
    const content = node.attribs['aria-label'] ?? node.attribs['alt'] ?? contentOf(node);
    text += isBlock(node) ? ` ${content} ` : content;
  }
  return text;
};

const nameOf = (element: Element, role: Role): string => {
  const [label] = labelsOf(element);
  if (label) return label;
  const { value, alt, title = '' } = element.attribs;
  if (element.name === 'input' && role === 'button') return value ?? '';
  const content = alt ?? (NAMED_BY_CONTENT.has(role) ? contentOf(element) : '');
  return squeezed(content) || squeezed(title);
};

/** Whether a text is what was asked for; a string that need not be exact is part of it, in any case of letters. */
export const textMatches = (text: string, wanted: string | RegExp, exact = false): boolean => {
  if (typeof wanted !== 'string') return new RegExp(wanted).test(text);
  const plain = squeezed(wanted);
  return exact ? text === plain : text.toLowerCase().includes(plain.toLowerCase());
};

const hasRole = (element: Element, role: Role): boolean => {
  const said = element.attribs['role'];
  if (said ? said !== role : !fits(element, NATIVE[role])) return false;
  return isNoticed(element) && (role !== 'region' || nameOf(element, role) !== '');
};

const isAsOptionsSay = (element: Element, role: Role, options: RoleOptions): boolean => {
  const { name, level, pressed, exact } = options;
  if (level !== undefined && element.name !== `h${level}`) return false;
  if (pressed !== undefined && (element.attribs['aria-pressed'] === 'true') !== pressed)
    return false;
  return name === undefined || textMatches(nameOf(element, role), name, exact);
};

/** The elements of a role below one. */
export const withRole = (root: Document | Element, role: Role, options: RoleOptions): Element[] =>
  select(root, `[role=${role}], ${NATIVE[role]}`).filter(
    (element) => hasRole(element, role) && isAsOptionsSay(element, role, options),
  );
