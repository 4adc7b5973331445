import { LIMITS } from './limits.ts';
import type { DocumentLike } from './model.ts';
import { textWithin } from './text.ts';

type Json = Record<string, unknown>;

/** Names that lead out of data. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);

/** Whether brackets are nested deeper than we read. Looks at each character once. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isQuoted && char === '\\') index += 1;
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === '{' || char === '[')) depth += 1;
    else if (!isQuoted && (char === '}' || char === ']')) depth -= 1;
    if (depth > LIMITS.jsonLdDepth) return true;
  }
  return false;
};

const parsed = (text: string): unknown => {
  if (text.length > LIMITS.jsonLd || isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All objects within some JSON, the outer ones first. */
const nodesIn = (roots: readonly unknown[]): Json[] => {
  const nodes: Json[] = [];
  const waiting = [...roots];
  for (let at = 0; at < waiting.length && at < LIMITS.jsonLdNodes; at += 1) {
    const value = waiting[at];
    if (isRecord(value)) nodes.push(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) {
      if (waiting.length >= LIMITS.jsonLdNodes) break;
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    }
  }
  return nodes;
};

/** The objects of the JSON-LD of a page. */
export const jsonLdNodes = (document: DocumentLike): Json[] => {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const blocks: unknown[] = [];
  for (let index = 0; index < Math.min(scripts.length, LIMITS.jsonLdBlocks); index += 1) {
    const text = textWithin(scripts[index]!, { most: LIMITS.jsonLd + 1, isCode: true });
    blocks.push(parsed(text));
  }
  return nodesIn(blocks);
};

const isOfType = (node: Json, type: string): boolean => {
  const own = Object.hasOwn(node, '@type') ? node['@type'] : undefined;
  return own === type || (Array.isArray(own) && own.includes(type));
};

const one = (value: unknown): unknown => (Array.isArray(value) ? (value[0] as unknown) : value);

/** The end of a path that takes all texts of a list. */
export const ALL = '*';

/** Texts of a list as one, with spaces between: those of a page that lists thousands are cut anyway. */
const joined = (value: unknown): string =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .filter((text) => typeof text === 'string')
    .slice(0, MOST_TEXTS)
    .join(' ');

const MOST_TEXTS = 50;

const at = (node: unknown, path: readonly string[]): unknown => {
  let value = node;
  for (const key of path) {
    if (key === ALL) return joined(value);
    const from = one(value);
    if (!isRecord(from) || !Object.hasOwn(from, key)) return undefined;
    value = from[key];
  }
  return one(value);
};

/** The first text or number at a path within the nodes of a type. */
export const readJsonLd = (
  nodes: readonly Json[],
  { type, path }: { type: string; path: string },
): string | undefined => {
  const keys = path.split('.');
  if (keys.some((key) => FORBIDDEN_KEYS.has(key))) return undefined;
  for (const node of nodes) {
    const value = isOfType(node, type) ? at(node, keys) : undefined;
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
};
