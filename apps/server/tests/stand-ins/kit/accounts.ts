import { createHash, randomBytes } from 'node:crypto';
import { htmlAnswer, redirectTo, Refused, type Answer } from './answer.ts';

/** Somebody who has an account at the service. */
export interface Account {
  id: string;
  name: string;
  /** For services where people type it into our form. */
  password?: string;
}

/** A program that may ask people for access. */
export interface Client {
  id: string;
  /** Undefined for programs that can keep none. */
  secret?: string;
  redirectUri: string;
}

export interface Grant {
  accountId: string;
  clientId: string;
  accessToken: string;
  refreshToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

interface Code {
  accountId: string;
  clientId: string;
  redirectUri: string;
  challenge: string | undefined;
  method: string | undefined;
  expiresAt: number;
}

const secret = (): string => randomBytes(24).toString('base64url');

const answersTo = (challenge: string, method: string, verifier: string): boolean =>
  challenge ===
  (method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier);

/** How a service hands out tokens. */
export interface TokenPolicy {
  /** How long an access token lives, in seconds. */
  access: number;
  /** How long a code lives, in seconds. */
  code?: number;
  /** Writes an access token; random by default. */
  write?: (grant: { accountId: string; clientId: string; expiresAt: number }) => string;
}

/** The accounts of a service, and the tokens that programs have for them. */
export class Accounts {
  readonly people = new Map<string, Account>();
  readonly clients = new Map<string, Client>();
  readonly #codes = new Map<string, Code>();
  readonly #grants: Grant[] = [];
  /** What was given for refresh tokens that are used up, and when, in seconds since 1970. */
  readonly #renewed = new Map<string, { grant: Grant; at: number }>();
  /** For how many seconds a refresh token that is used up gets the same answer again. */
  grace = 0;
  readonly #policy: TokenPolicy;
  readonly #now: () => Date;

  constructor(policy: TokenPolicy, now: () => Date) {
    this.#policy = policy;
    this.#now = now;
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  /** Gives a program tokens for an account. */
  grant(accountId: string, clientId: string): Grant {
    const expiresAt = this.#seconds() + this.#policy.access;
    const accessToken = this.#policy.write?.({ accountId, clientId, expiresAt }) ?? secret();
    const grant = { accountId, clientId, accessToken, refreshToken: secret(), expiresAt };
    this.#grants.push(grant);
    return grant;
  }

  /** The grant of an access token, if it is good now. */
  grantOf(accessToken: string | undefined): Grant | undefined {
    return this.#grants.find(
      (grant) => grant.accessToken === accessToken && grant.expiresAt > this.#seconds(),
    );
  }

  /** Takes back a grant: neither of its tokens is good any more. */
  revoke(isRevoked: (grant: Grant) => boolean): void {
    const kept = this.#grants.filter((grant) => !isRevoked(grant));
    this.#grants.splice(0, this.#grants.length, ...kept);
  }

  /** A new grant for a refresh token, which is used up. */
  refresh(refreshToken = ''): Grant | undefined {
    const renewed = this.#renewed.get(refreshToken);
    if (renewed && this.#seconds() - renewed.at < this.grace) return renewed.grant;
    const old = this.#grants.find((grant) => grant.refreshToken === refreshToken);
    if (!old) return;
    this.revoke((grant) => grant === old);
    const grant = this.grant(old.accountId, old.clientId);
    this.#renewed.set(refreshToken, { grant, at: this.#seconds() });
    return grant;
  }

  /**
   * The page where somebody lets a program in. It lists the accounts, as somebody signed in to each would see it; `as` in the
   * query says who lets the program in, or `nobody` for a refusal.
   */
  consent(query: Readonly<Record<string, string>>): Answer {
    const { client_id: id = '', redirect_uri: redirectUri, state, as } = query;
    const client = this.clients.get(id);
    if (!client || (redirectUri ?? client.redirectUri) !== client.redirectUri)
      throw new Refused(htmlAnswer(400, 'Unknown client or redirect address'));
    const back = new URL(client.redirectUri);
    if (state !== undefined) back.searchParams.set('state', state);
    if (as === undefined) return this.#choice(query);
    if (this.people.has(as)) back.searchParams.set('code', this.#codeFor(as, client, query));
    else back.searchParams.set('error', 'access_denied');
    return redirectTo(back.href);
  }

  #choice(query: Readonly<Record<string, string>>): Answer {
    const link = (as: string, text: string) =>
      `<p><a href="?${new URLSearchParams({ ...query, as }).toString().replaceAll('&', '&amp;')}">${text}</a>`;
    const people = [...this.people.values()].map(({ id, name }) => link(id, `Allow as ${name}`));
    const page = htmlAnswer(200, 'A program asks for access to a list');
    return { ...page, body: page.body + people.join('') + link('nobody', 'Refuse') };
  }

  #codeFor(accountId: string, client: Client, query: Readonly<Record<string, string>>): string {
    const code = secret();
    const { code_challenge: challenge, code_challenge_method: method } = query;
    const expiresAt = this.#seconds() + (this.#policy.code ?? 600);
    const { id: clientId, redirectUri } = client;
    this.#codes.set(code, { accountId, clientId, redirectUri, challenge, method, expiresAt });
    return code;
  }

  /** A grant for a code, which is used up; undefined if anything about it is wrong. */
  exchange(form: Readonly<Record<string, string>>): Grant | undefined {
    const code = this.#codes.get(form['code'] ?? '');
    this.#codes.delete(form['code'] ?? '');
    const client = this.clients.get(form['client_id'] ?? '');
    if (!code || !client || code.clientId !== client.id) return;
    if (code.expiresAt <= this.#seconds() || client.secret !== form['client_secret']) return;
    if ((form['redirect_uri'] ?? client.redirectUri) !== code.redirectUri) return;
    const { challenge, method = 'plain' } = code;
    if (challenge && !answersTo(challenge, method, form['code_verifier'] ?? '')) return;
    return this.grant(code.accountId, client.id);
  }
}
