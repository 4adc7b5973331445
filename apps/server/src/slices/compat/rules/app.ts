import { z } from 'zod';
import { because } from '../reasons.ts';

/** Apps that one account may register. */
export const MOST_APPS = 20;
/** How long a code can be exchanged. */
export const CODE_MS = 10 * 60_000;
const MOST_CHARACTERS = 1_000;
/** The shortest secret that an app may bring along. */
const LEAST_SECRET = 20;

/** What a browser would run or read instead of handing over. */
const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

/** Whether a browser may take an answer to an address: a page, or an app that has a scheme of its own. */
export const isRedirectAddress = (text: string): boolean => {
  const url = text.length <= MOST_CHARACTERS ? URL.parse(text) : null;
  return url !== null && !DANGEROUS.has(url.protocol) && url.hash === '' && !/\s/u.test(text);
};

/** An empty field of a form is one that was left out. */
const optional = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' && sent.trim() === '' ? null : sent),
    value.nullish(),
  );

/** What a person tells of an app. */
export const appInput = z.object({
  name: z
    .string(because('APP_NAME_MISSING'))
    .trim()
    .min(1, because('APP_NAME_MISSING'))
    .max(100, because('APP_NAME_TOO_LONG')),
  /** The id the app has built in; without it we choose one. */
  clientId: optional(
    z.coerce
      .number(because('APP_ID_INVALID'))
      .int(because('APP_ID_INVALID'))
      .min(1, because('APP_ID_INVALID'))
      .max(2 ** 31 - 1, because('APP_ID_INVALID')),
  ),
  /** Without it our page shows what the app gets. */
  redirectUri: optional(
    z.string().trim().refine(isRedirectAddress, because('APP_REDIRECT_INVALID')),
  ),
  /** The secret the app has built in; without it we make one. */
  secret: optional(
    z
      .string()
      .trim()
      .min(LEAST_SECRET, because('APP_SECRET_TOO_SHORT'))
      .max(200, because('APP_SECRET_TOO_LONG')),
  ),
});
export type AppInput = z.infer<typeof appInput>;

/** An app as its owner registered it. */
export interface RegisteredApp {
  id: string;
  clientId: number;
  name: string;
  redirectUri: string | null;
  createdAt: Date;
}

/** What an app asks of the authorization page. */
export interface Asked {
  responseType: 'code' | 'token';
  clientId: number;
  redirectUri: string | undefined;
  state: string | undefined;
}

/** Where AniList itself shows tokens. Apps that name it mean our page. */
const PIN = /\/api\/v2\/oauth\/pin\/?$/u;

const askedInput = z.object({
  response_type: z.enum(['code', 'token'], because('APP_RESPONSE_TYPE')).default('code'),
  client_id: z.coerce
    .number(because('APP_ID_INVALID'))
    .int(because('APP_ID_INVALID'))
    .min(1, because('APP_ID_INVALID')),
  redirect_uri: z.string().max(MOST_CHARACTERS, because('APP_REDIRECT_INVALID')).optional(),
  state: z.string().max(MOST_CHARACTERS, because('APP_STATE_TOO_LONG')).optional(),
});

/** The schema of the query. A parameter that comes twice counts as its first. */
export const readAsked = askedInput.transform(
  ({
    response_type: responseType,
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
  }): Asked => ({
    responseType,
    clientId,
    redirectUri: redirectUri || undefined,
    state,
  }),
);

/**
 * Where the answer goes: null for our page.
 * @returns undefined if the app names another address than the registered one
 */
export const destinationOf = (
  { redirectUri: registered }: Pick<RegisteredApp, 'redirectUri'>,
  { redirectUri: asked }: Pick<Asked, 'redirectUri'>,
): string | null | undefined => {
  if (registered === null || PIN.test(registered))
    return asked === undefined || PIN.test(asked) ? null : undefined;
  return asked === undefined || asked === registered ? registered : undefined;
};

/** The address with an answer: a code in its query, a token in its fragment, which no server gets to see. */
export const answerAt = (
  address: string,
  answer: Readonly<Record<string, string>>,
  isFragment: boolean,
): string => {
  if (isFragment) return `${address}#${new URLSearchParams(answer).toString()}`;
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
};
