import { defineResource } from '#platform/resource.ts';
import { parseAllowList, type AllowList } from './allow-list.ts';
import { faultOf, readBody, streamBody } from './answer-body.ts';
import { createExchange, parseAddress } from './exchange.ts';
import { checkUrl, isOwnNetwork, systemResolve, type Resolve } from './guard.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from './request.ts';
import { outboundSettings } from './settings.ts';

/** Creates the client; `resolve` replaces the system's resolver. */
export const createOutbound = (allow: AllowList, resolve: Resolve = systemResolve): Outbound => {
  const { exchange, close } = createExchange(allow, resolve);
  const send = (request: OutboundRequest): Promise<OutboundAnswer> =>
    exchange(request, async ({ statusCode, headers, body }, host) => {
      try {
        const read = await readBody(body, request.mostBytes);
        return { status: statusCode, headers, body: read };
      } catch (error) {
        request.signal?.throwIfAborted();
        throw faultOf(error, host);
      }
    });
  const stream: Outbound['stream'] = (request, take) =>
    exchange(request, async ({ statusCode, headers, body }, host) => {
      // A body that is not read to its end emits an error when it is destroyed.
      body.on('error', () => {});
      try {
        return await take({
          status: statusCode,
          headers,
          body: streamBody(body, { request, host }),
        });
      } finally {
        body.destroy();
      }
    });
  return {
    send,
    stream,
    check: (address) => {
      const url = parseAddress(address);
      checkUrl(url, allow);
      return { isOwnNetwork: isOwnNetwork(allow, url) };
    },
    close,
  };
};

/** The client of this process: `(await app.open(outbound)).send({ … })`. */
export const outbound = defineResource<Outbound>({
  name: 'outbound',
  open: ({ settings }) =>
    Promise.resolve(createOutbound(parseAllowList(settings.of(outboundSettings).allow))),
  close: (opened) => opened.close(),
});
