import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BusyPage, InProcessContext } from '@tsuzuki/contract';
import type { App } from '#platform/app.ts';
import { addressBlock } from '#platform/http/address-block.ts';
import { PageGate } from '#platform/http/page-gate.ts';
import { limitSettings } from '#slices/access/index.ts';
import { CROWDED_PAGE, spentPage } from './busy-page.ts';

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

const sendBusy = async ({ raw }: FastifyReply, page: BusyPage): Promise<void> => {
  await wait(REFUSAL_MS);
  if (!raw.destroyed) raw.writeHead(page.status, page.headers).end(page.html);
};

export const createPageTurns = (app: App): PageTurns => {
  const hasLimits = app.settings.of(limitSettings).limits === 'on';
  const gate = new PageGate({ now: () => performance.now(), hasLimits });
  const spentPageOf = (address: string) => spentPage(gate.secondsUntilRefill(address));
  return {
    turnOf: ({ ip, raw: { socket } }) => ({
      turn: async () => {
        const address = addressBlock(ip);
        const turn = await gate.enter(address, () => socket.destroyed);
        if ('end' in turn) return turn;
        return { busy: turn.refused === 'spent' ? spentPageOf(address) : CROWDED_PAGE };
      },
    }),
    refuse: ({ ip, url }, reply) => {
      const address = addressBlock(ip);
      if (isFile(url) || !gate.isSpent(address)) return false;
      void sendBusy(reply, spentPageOf(address));
      return true;
    },
  };
};
