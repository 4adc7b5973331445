import type { App } from '#platform/app.ts';
import type { ServiceCall } from '../connectors/connector.ts';
import type { Urgency } from '../rules/pace.ts';
import type { ConfiguredService } from '../service/configured.ts';
import { sendCall, type ServiceAnswer, UNAUTHORISED } from '../service/send-call.ts';
import type { Link } from './stored-link.ts';
import { renewTokens } from './renew-tokens.ts';
import { tokensOf } from './tokens.ts';

/** A link, and its service as it is configured. */
export interface OpenLink {
  link: Link;
  configured: ConfiguredService;
}

interface Asking {
  urgency: Urgency;
  signal?: AbortSignal | undefined;
}

const isUnauthorised = ({ answer }: ServiceAnswer): boolean =>
  answer.kind === 'answer' && answer.status === 401;

/**
 * Sends a call in the name of the owner of a link. If its token has ended, it is renewed once. An answer 401 then means that only the owner
 * can help.
 */
export const askLink = async (
  app: App,
  { link, configured }: OpenLink,
  call: ServiceCall,
  { urgency, signal }: Asking,
): Promise<ServiceAnswer> => {
  const { id: linkId, address } = link;
  const send = (token: string) =>
    sendCall(app, { configured, address, token, linkId, urgency, signal }, call);
  const tokens = await tokensOf(app, app.db, linkId);
  if (!tokens) return UNAUTHORISED;
  const isOver = tokens.endsAt !== null && Date.parse(tokens.endsAt) <= app.clock.nowMs();
  const first = isOver ? UNAUTHORISED : await send(tokens.access);
  if (!isUnauthorised(first) || tokens.refresh === null) return first;
  const renewed = await renewTokens(app, { link, configured }, tokens.access);
  return 'access' in renewed ? send(renewed.access) : renewed;
};
