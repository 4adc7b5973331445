import type { Adapter } from './adapter.ts';
import { checkAdapter } from './check.ts';
import { LIMITS } from './limits.ts';

/** Adapters that an extension keeps. */
const MOST = 300;

export interface MergedAdapters {
  adapters: Adapter[];
  /** What was fetched and is not used, with the reason. */
  refused: { name: string; why: string }[];
}

const nameOf = (value: unknown): string => {
  const name = (value as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name.slice(0, 60) : '?';
};

const checked = (value: unknown): { adapter: Adapter } | { why: string } => {
  if ((JSON.stringify(value) ?? '').length > LIMITS.adapter) return { why: 'ADAPTER_TOO_LONG' };
  const { adapter, problems } = checkAdapter(value);
  if (adapter) return { adapter };
  const { where, reason } = problems[0]!;
  return { why: where === '' ? reason : `${where}: ${reason}` };
};

/**
 * The adapters to use: those of the program, and of what was fetched each that is valid, and newer than the one of its name. What a
 * server sends is data like any other, so each is checked, and one that is wrong leaves the others.
 */
export const mergeAdapters = (bundled: readonly Adapter[], fetched: unknown): MergedAdapters => {
  const byName = new Map(bundled.map((adapter) => [adapter.name, adapter]));
  const refused: MergedAdapters['refused'] = [];
  const list = Array.isArray(fetched) ? (fetched as unknown[]) : [];
  for (const value of list.slice(0, MOST)) {
    const result = checked(value);
    if ('why' in result) {
      refused.push({ name: nameOf(value), why: result.why });
      continue;
    }
    const { adapter } = result;
    const known = byName.get(adapter.name);
    if (!known || known.revision < adapter.revision) byName.set(adapter.name, adapter);
  }
  return { adapters: [...byName.values()], refused };
};
