import type { z } from 'zod';
import { discord } from './discord.ts';
import { gotify } from './gotify.ts';
import { matrix } from './matrix.ts';
import { ntfy } from './ntfy.ts';
import { slack } from './slack.ts';
import { telegram } from './telegram.ts';
import type { Message, TargetFields, TargetKindOf, TargetRequest } from './target.ts';
import type { Sender } from './vapid.ts';
import { webPush } from './web-push.ts';

/** The chat programs and browsers to which alerts can be sent. */
export const CHAT_TARGETS = {
  DISCORD: discord,
  GOTIFY: gotify,
  MATRIX: matrix,
  NTFY: ntfy,
  SLACK: slack,
  TELEGRAM: telegram,
  WEB_PUSH: webPush,
} as const;
export type ChatKind = keyof typeof CHAT_TARGETS;

export const CHAT_KINDS = Object.keys(CHAT_TARGETS) as ChatKind[];

/** What a target knows, as it is sealed. Its form depends on its kind. */
export type TargetConfig = Readonly<Record<string, string | null>> & { readonly address: string };

/** The schema of the fields of a kind. Fields that the kind does not need are left out. */
export const configSchema = (kind: ChatKind): z.ZodType<TargetConfig> => CHAT_TARGETS[kind].config;

/** The request that sends a message to a target. @throws if the config is none of this kind */
export const encodeFor = (
  kind: ChatKind,
  config: TargetFields | TargetConfig,
  { message, sender }: { message: Message; sender: Sender },
): TargetRequest => {
  const target = CHAT_TARGETS[kind] as unknown as TargetKindOf<TargetConfig>;
  return target.encode(target.config.parse(config), message, sender);
};
