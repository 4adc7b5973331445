import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InProcessContext } from '@tsuzuki/contract';
import type { App } from '#platform/app.ts';
import { addressBlock } from '#platform/http/address-block.ts';
import { PageGate } from '#platform/http/page-gate.ts';
import { limitSettings } from '#slices/access/index.ts';
import { BUSY_PAGE } from './busy-page.ts';

/** A refusal waits this long, because clients repeat a request immediately after a fast response. */
const REFUSAL_MS = 1_000;

/** Files of the web app, which are not rendered. */
const isFile = (url: string): boolean => url.startsWith('/_app/');

/** The turns of visitors to have pages rendered. */
export interface PageTurns {
  /** What a page of this request waits for. */
  turnOf: (request: FastifyRequest) => Required<Pick<InProcessContext, 'turn'>>;
  /** Responds to a visitor whose budget is used up, without the web app. @returns whether it did */
  refuse: (request: FastifyRequest, reply: FastifyReply) => boolean;
}

const sendBusy = async ({ raw }: FastifyReply): Promise<void> => {
  await wait(REFUSAL_MS);
  if (!raw.destroyed) raw.writeHead(BUSY_PAGE.status, BUSY_PAGE.headers).end(BUSY_PAGE.html);
};

export const createPageTurns = (app: App): PageTurns => {
  const hasLimits = app.settings.of(limitSettings).limits === 'on';
  const gate = new PageGate({ now: () => performance.now(), hasLimits });
  return {
    turnOf: ({ ip, raw: { socket } }) => ({
      turn: async () => {
        const end = await gate.enter(addressBlock(ip), () => socket.destroyed);
        return end ? { end } : { busy: BUSY_PAGE };
      },
    }),
    refuse: ({ ip, url }, reply) => {
      if (isFile(url) || !gate.isSpent(addressBlock(ip))) return false;
      void sendBusy(reply);
      return true;
    },
  };
};
