import { buildSchema, type DocumentNode, graphql, parse, visit } from 'graphql';
import { readFileSync } from 'node:fs';
import type { Account } from '../kit/accounts.ts';
import { type Answer, jsonAnswer } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import { type Fault, pageOf } from '../kit/fault.ts';
import { errorsOf } from '../kit/graphql-errors.ts';
import type { KeptRow, Lists } from '../kit/lists.ts';
import type { Rate } from './rate.ts';

const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));

/** What fields cost that cost more than one. */
const COSTS: Readonly<Record<string, number>> = { anime: 70, manga: 70, userRate: 50 };
const MOST_COST = 190;
const MOST_PER_PAGE = 50;

const costOf = (document: DocumentNode): number => {
  let cost = 0;
  visit(document, { Field: ({ name }) => void (cost += COSTS[name.value] ?? 1) });
  return cost;
};

interface Question {
  lists: Lists<Rate>;
  viewer: Account | undefined;
  call: Call;
  fault: Fault | undefined;
}

const shown = (lists: Lists<Rate>, row: KeptRow<Rate>) => {
  const work = lists.work(row.kind, row.workId);
  const target = {
    id: row.workId,
    malId: work?.malId ?? row.workId,
    name: work?.title,
    episodes: work?.total ?? 0,
    chapters: work?.total ?? 0,
    volumes: work?.volumes ?? 0,
  };
  return {
    ...row.fields,
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    [row.kind]: target,
  };
};

type Args = Readonly<Record<string, any>>;

const ratesOf =
  ({ lists, viewer, fault }: Question) =>
  (args: Args) => {
    const accountId = (args['userId'] as string | undefined) ?? viewer?.id;
    if (accountId === undefined) return [];
    const limit = Math.min(MOST_PER_PAGE, args['limit']);
    const items = lists.listOf(accountId, args['targetType']?.toLowerCase());
    if (args['order']?.field !== 'updated_at') items.sort((one, other) => one.id - other.id);
    const offset = (args['page'] - 1) * limit;
    return pageOf({ items, offset, limit, fault }).map((row) => shown(lists, row));
  };

/** The API of GraphQL. It answers 200 also to what it refuses. */
export const answerGraphql = async (question: Question): Promise<Answer> => {
  const { viewer, call } = question;
  const body = call.json as { query?: string; variables?: Record<string, unknown> } | undefined;
  const source = body?.query ?? '';
  const errors = errorsOf(schema, source);
  if (errors.length > 0) return jsonAnswer(200, { errors });
  const cost = costOf(parse(source));
  if (cost > MOST_COST) {
    const message = `Query has complexity of ${cost}, which exceeds max complexity of ${MOST_COST}`;
    return jsonAnswer(200, { errors: [{ message }] });
  }
  const currentUser = viewer ? { id: viewer.id, nickname: viewer.name } : null;
  const rootValue = { currentUser, userRates: ratesOf(question) };
  return jsonAnswer(
    200,
    await graphql({ schema, source, rootValue, variableValues: body?.variables }),
  );
};
