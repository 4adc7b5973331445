import type pg from 'pg';
import type { Statement } from './statements.ts';

/** Tables with fewer rows may be read completely, and this many rows may be sorted: a page, or what one account has. */
const BIG_TABLE = 5_000;
const MOST_SORTED = 2_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Schema?: string;
  Filter?: string;
  'Plan Rows': number;
  Plans?: Plan[];
}

/** Reading the first rows of a table in any order does not scan it. */
const isGlance = (plan: Plan, { 'Node Type': above }: Plan): boolean =>
  above === 'Limit' && plan['Node Type'] === 'Seq Scan' && plan.Filter === undefined;

const nodesOf = (plan: Plan): Plan[] => [
  plan,
  ...(plan.Plans ?? []).filter((below) => !isGlance(below, plan)).flatMap(nodesOf),
];

/** Whether a statement reads or writes rows. Statements of the queue are its library's. */
export const isPlanned = (text: string): boolean =>
  /^\s*(?:select|insert|update|delete|with)\b/iu.test(text) && !text.includes('pgboss');

/** What is wrong with the plan of a node; null if nothing is. */
const faultOf = (node: Plan, big: ReadonlySet<string>): string | null => {
  const type = node['Node Type'];
  const table = `${node.Schema}.${node['Relation Name']}`;
  if (type === 'Seq Scan' && big.has(table)) return `reads all of ${table}`;
  if (type.endsWith('Sort') && node['Plan Rows'] > MOST_SORTED)
    return `sorts ${node['Plan Rows']} rows`;
  return null;
};

/** Explains statements and returns those with a fault. Statements of the queue are its library's. */
export const faultsOf = async (
  client: pg.Client,
  statements: readonly Statement[],
): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.reltuples >= ${BIG_TABLE}`,
  );
  const big = new Set(rows.map(({ name }) => name));
  const faults: string[] = [];
  for (const { text, values } of statements.filter((statement) => isPlanned(statement.text))) {
    const explained = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json, verbose) ${text}`,
      values,
    );
    const nodes = nodesOf(explained.rows[0]!['QUERY PLAN'][0]!.Plan);
    for (const fault of new Set(nodes.map((node) => faultOf(node, big))))
      if (fault) faults.push(`${fault}: ${text.replace(/\s+/gu, ' ')}`);
  }
  return faults;
};
