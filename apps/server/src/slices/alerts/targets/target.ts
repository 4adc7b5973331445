import { z } from 'zod';
import { because } from '../reasons.ts';
import type { Sender } from './vapid.ts';

/** What is sent, in the language of its reader. */
export interface Message {
  /** The id of the delivery, the same each time it is tried. */
  id: string;
  /** The name of the work. */
  title: string;
  /** What happened, in one sentence. */
  text: string;
  /** The page of the work. */
  url: string;
  /** For how many seconds from now it is news. */
  newsForSeconds: number;
}

/** A request that sends a message. */
export interface TargetRequest {
  address: string;
  method: 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** The fields of a target as people type them. Each kind uses some of them. */
export const targetFields = z.object({
  /** The address of a server, or of a webhook. */
  address: z.string().trim().max(500, because('ALERT_ADDRESS_TOO_LONG')).nullish(),
  /** The topic, chat or room. */
  channel: z.string().trim().max(200, because('ALERT_CHANNEL_TOO_LONG')).nullish(),
  /** A token. */
  secret: z.string().trim().max(500, because('ALERT_SECRET_TOO_LONG')).nullish(),
});
export type TargetFields = z.infer<typeof targetFields>;

/** One kind of target: what it needs to know, and how it is sent to. */
export interface TargetKindOf<Config> {
  config: z.ZodType<Config>;
  /** @param config as `config` parses it */
  encode: (config: Config, message: Message, sender: Sender) => TargetRequest;
}

/** Declares a kind of target. */
export const defineTarget = <Config>(kind: TargetKindOf<Config>): TargetKindOf<Config> => kind;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/u.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.hash === '';
};

/** An address of the web, without a name, password or fragment. */
export const webAddress = () =>
  z
    .string(because('ALERT_ADDRESS_MISSING'))
    .trim()
    .min(1, because('ALERT_ADDRESS_MISSING'))
    .max(500, because('ALERT_ADDRESS_TOO_LONG'))
    .refine((text) => text === '' || isWebAddress(text), because('ALERT_ADDRESS_INVALID'));

/** The address of a server, to which paths are added. */
export const serverAddress = () =>
  webAddress().transform((text) => text.replace(/[?].*$/u, '').replace(/\/+$/u, ''));

/** A token that goes into a header or a path: printable ASCII without spaces. */
export const token = () =>
  z
    .string(because('ALERT_SECRET_MISSING'))
    .trim()
    .min(1, because('ALERT_SECRET_MISSING'))
    .max(500, because('ALERT_SECRET_TOO_LONG'))
    .regex(/^[\x21-\x7e]*$/u, because('ALERT_SECRET_INVALID'));

/** The name of a topic, chat or room of a certain form. */
export const channel = (form: RegExp) =>
  z
    .string(because('ALERT_CHANNEL_MISSING'))
    .trim()
    .min(1, because('ALERT_CHANNEL_MISSING'))
    .max(200, because('ALERT_CHANNEL_TOO_LONG'))
    .refine((text) => text === '' || form.test(text), because('ALERT_CHANNEL_INVALID'));

/** A field that may be left empty. */
export const orDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => (given == null || given === '' ? value : given), schema);

/** A request with a JSON body. */
export const jsonRequest = (
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): TargetRequest => ({
  address,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const NOT_SHOWN = /[\p{Cc}\p{Cs}]+/gu;

/** A text on one line and cut to a length. JSON writes six bytes for a control character or half of a character; so spaces stand for them. */
export const cut = (text: string, most: number): string => {
  const shown = text.replace(NOT_SHOWN, ' ');
  if (shown.length <= most) return shown;
  return `${shown.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
};
