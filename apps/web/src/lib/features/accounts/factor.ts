/** A second factor of sign-in. */
export interface Factors {
  readonly totp: { readonly enabledAt: string } | null;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Secrets that the security page shows only once. */
export interface SecurityOutcome {
  /** An authenticator app that is being added. */
  readonly totp?: {
    readonly secret: string;
    readonly otpauthUrl: string;
    readonly qr: { readonly path: string; readonly size: number };
  };
  readonly recoveryCodes?: readonly string[];
}

/** A secret in groups of four, easier to type. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? secret;
