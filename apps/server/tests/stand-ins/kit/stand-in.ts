import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, jsonAnswer, refusable } from './answer.ts';
import { type Call, readCall } from './call.ts';
import { answerOf, type Fault, type PlannedFault, takeFault } from './fault.ts';

/** A request, and what came of it. The status is 0 if the connection closed without an answer. */
export interface LoggedCall extends Call {
  status: number;
  answer: string;
  fault?: Fault | undefined;
}

/** A service on this machine, which keeps lists in its memory. */
export interface StandIn {
  url: string;
  /** Every request since the start, oldest first. */
  log: LoggedCall[];
  /** What goes wrong next, once each. */
  faults: PlannedFault[];
  /** What goes wrong with every request, until it is taken away. */
  outage: Fault | null;
  /** By how many milliseconds its clock is ahead of ours. */
  skew: number;
  now: () => Date;
  /** What the service does with a request. */
  serve: Serve;
  close: () => void;
}

/** What a service does with a request. */
type Serve = (call: Call, fault: Fault | undefined) => Answer | Promise<Answer>;

export interface StandInOptions {
  now?: () => Date;
  port?: number;
}

const served = async ({ serve }: StandIn, call: Call, fault?: Fault): Promise<Answer> => {
  try {
    return answerOf(fault) ?? (await refusable(() => serve(call, fault)));
  } catch (error) {
    return jsonAnswer(500, { error: 'bug in the stand-in', message: String(error) });
  }
};

const send = (standIn: StandIn, response: ServerResponse, answer: Answer, fault?: Fault): void => {
  const { status, headers, body } = answer;
  const date = standIn.now().toUTCString();
  const bytes = Buffer.from(body);
  const isCut = fault === 'truncated' && bytes.length > 1;
  const sent = isCut ? bytes.subarray(0, Math.ceil(bytes.length / 2)) : bytes;
  const length = status === 204 ? {} : { 'content-length': String(sent.length) };
  response.writeHead(status, { date, ...headers, ...length }).end(sent);
};

const take = async (
  standIn: StandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const call = await readCall(request);
  const fault = standIn.outage ?? takeFault(standIn.faults, call);
  const isUnseen = fault === 'closed-before';
  const answer = isUnseen ? undefined : await served(standIn, call, fault);
  const isClosed = isUnseen || fault === 'closed-after' || !answer;
  const status = isClosed ? 0 : answer.status;
  standIn.log.push({ ...call, status, answer: answer?.body ?? '', fault });
  if (isClosed) response.destroy();
  else send(standIn, response, answer, fault);
};

/** Starts a stand-in on a free port, or on one that is given. It serves nothing until it is told how. */
export const startStandIn = async ({
  now = () => new Date(),
  port = 0,
}: StandInOptions = {}): Promise<StandIn> => {
  const standIn: StandIn = {
    url: '',
    log: [],
    faults: [],
    outage: null,
    skew: 0,
    now: () => new Date(now().getTime() + standIn.skew),
    serve: () => jsonAnswer(404, { error: 'not_found' }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    response.on('error', () => {});
    take(standIn, request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
};
