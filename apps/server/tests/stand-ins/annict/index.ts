import { buildSchema, graphql } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import { Accounts } from '../kit/accounts.ts';
import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import { type Fault, pageOf } from '../kit/fault.ts';
import { errorsOf } from '../kit/graphql-errors.ts';
import { type Allowance, CallCounter } from '../kit/limit.ts';
import { type KeptRow, type KeptWork, Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { giveTokens } from '../kit/token.ts';
import { viewerIdOf } from '../kit/viewer.ts';

/** What Annict keeps of a work, as far as its status goes. */
export interface AnnictFields {
  state: string;
}

export interface AnnictStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<AnnictFields>;
  limit: Allowance;
}

/** Tokens that never expire. */
const ALWAYS = 100 * 365 * 24 * 3600;
const LIMIT: Allowance = { calls: 4, seconds: 1 };
const MOST_PER_PAGE = 50;

/** The whole schema, on machines that have it. It may not be copied into the project. */
const WHOLE = new URL(
  '../../../../../../shared/data/contracts/annict-beta.graphql',
  import.meta.url,
);
const OWN = new URL('schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(existsSync(WHOLE) ? WHOLE : OWN, 'utf8'), {
  assumeValidSDL: true,
});

/** The id of a work over all types. */
export const nodeIdOf = (id: string): string => Buffer.from(`Work-${id}`).toString('base64');

interface Question {
  lists: Lists<AnnictFields>;
  accountId: string;
  name: string | undefined;
  fault: Fault | undefined;
  now: Date;
}

type Args = Readonly<Record<string, any>>;

const stateOf = ({ lists, accountId }: Question, workId: string): string =>
  lists.rowOf(accountId, 'anime', workId)?.fields.state ?? 'NO_STATE';

const shownWork = (question: Question, { id, malId, title, total }: KeptWork) => ({
  __typename: 'Work',
  id: nodeIdOf(id),
  annictId: Number(id),
  malAnimeId: malId === undefined ? null : String(malId),
  title,
  episodesCount: total ?? 0,
  viewerStatusState: stateOf(question, id),
});

const entryOf = (question: Question, row: KeptRow<AnnictFields>) => {
  const work = question.lists.work('anime', row.workId);
  return {
    id: Buffer.from(`LibraryEntry-${row.id}`).toString('base64'),
    note: '',
    status: {
      id: row.id,
      annictId: row.id,
      state: row.fields.state,
      createdAt: row.updatedAt.toISOString(),
    },
    work: work && shownWork(question, work),
  };
};

const libraryOf = (question: Question) => (args: Args) => {
  const { lists, accountId, fault } = question;
  const limit = Math.min(MOST_PER_PAGE, args['first'] ?? MOST_PER_PAGE);
  const offset = Number(Buffer.from(args['after'] ?? '', 'base64').toString() || 0);
  const states = args['states'] as readonly string[] | undefined;
  const items = lists
    .listOf(accountId)
    .filter(({ fields }) => !states || states.includes(fields.state));
  const nodes = pageOf({ items, offset, limit, fault }).map((row) => entryOf(question, row));
  const hasNextPage = offset + limit < items.length;
  const endCursor = Buffer.from(String(offset + limit)).toString('base64');
  return { nodes, pageInfo: { hasNextPage, hasPreviousPage: offset > 0, endCursor } };
};

const workByNode = ({ lists }: Question, id: string): KeptWork => {
  const work = [...lists.works.values()].find((one) => nodeIdOf(one.id) === id);
  if (!work) throw new Error(`Couldn't find Work with id=${id}`);
  return work;
};

const updateStatus =
  (question: Question) =>
  ({ input }: Args) => {
    const { lists, accountId, now } = question;
    const work = workByNode(question, input.workId);
    if (input.state === 'NO_STATE') {
      const row = lists.rowOf(accountId, 'anime', work.id);
      if (row) lists.rows.delete(row.id);
    } else lists.put({ accountId, kind: 'anime', workId: work.id }, { state: input.state }, now);
    return { work: shownWork(question, work) };
  };

const answer = async (question: Question, call: Call): Promise<Answer> => {
  const body = call.json as { query?: string; variables?: Record<string, unknown> } | undefined;
  const source = body?.query ?? '';
  const errors = errorsOf(schema, source);
  if (errors.length > 0) return jsonAnswer(200, { errors });
  const { accountId, name } = question;
  const viewer = {
    id: Buffer.from(`User-${accountId}`).toString('base64'),
    annictId: Number(accountId),
    username: name,
    name,
    libraryEntries: libraryOf(question),
  };
  const node = ({ id }: Args) => shownWork(question, workByNode(question, id));
  const rootValue = { viewer, node, updateStatus: updateStatus(question) };
  const variableValues = body?.variables;
  return jsonAnswer(200, await graphql({ schema, source, rootValue, variableValues }));
};

/** Starts Annict: its API at `/graphql`, and its pages of OAuth at `/oauth`. */
export const startAnnict = async (options: StandInOptions = {}): Promise<AnnictStandIn> => {
  const standIn = await startStandIn(options);
  const annict: AnnictStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: ALWAYS }, standIn.now),
    lists: new Lists<AnnictFields>(),
    limit: LIMIT,
  });
  const calls = new CallCounter();
  annict.serve = (call, fault) => {
    const { accounts, lists, now } = annict;
    if (call.path === '/oauth/authorize') return accounts.consent(call.query);
    if (call.path === '/oauth/token')
      return giveTokens(accounts, call, { now: now(), hasRefresh: false });
    if (calls.count(annict.limit, now()) < 0)
      throw new Refused(jsonAnswer(429, { errors: [{ message: 'Too Many Requests' }] }));
    const accountId = viewerIdOf(accounts, call, fault);
    if (accountId === undefined)
      throw new Refused(jsonAnswer(401, { errors: [{ message: 'Unauthorized' }] }));
    const name = accounts.people.get(accountId)?.name;
    return answer({ lists, accountId, name, fault, now: now() }, call);
  };
  return annict;
};
