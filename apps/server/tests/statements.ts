import pg from 'pg';

/** A statement that was sent. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The parameters of pg: a text and its values, or both in one record. */
const statementOf = (parameters: readonly unknown[]): Statement | null => {
  const [first, second] = parameters;
  const config = typeof first === 'object' && first !== null ? first : { text: first };
  const { text, values = second } = config as { text?: unknown; values?: unknown };
  if (typeof text !== 'string') return null;
  return { text, values: Array.isArray(values) ? values : [] };
};

/** The text of a statement; null if there is none. */
export const textOf = (parameters: readonly unknown[]): string | null =>
  statementOf(parameters)?.text ?? null;

/** Records every statement that this process sends while `work` runs, each text once. With `databaseUrl`, only those to that database. */
export const statementsOf = async (
  work: () => Promise<void>,
  databaseUrl?: string,
): Promise<Statement[]> => {
  const isNoted = ({ database }: pg.Client): boolean =>
    databaseUrl === undefined || databaseUrl.includes(`/${database}?`);
  const noted = new Map<string, Statement>();
  const prototype: { query: (this: pg.Client, ...parameters: never[]) => unknown } =
    pg.Client.prototype;
  const send = prototype.query;
  prototype.query = function (this: pg.Client, ...parameters) {
    const statement = isNoted(this) ? statementOf(parameters) : null;
    if (statement && !noted.has(statement.text)) noted.set(statement.text, statement);
    return Reflect.apply(send, this, parameters);
  };
  try {
    await work();
  } finally {
    prototype.query = send;
  }
  return [...noted.values()];
};
