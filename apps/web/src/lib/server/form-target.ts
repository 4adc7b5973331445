const OWN = "form-action 'self'";

/** Allows forms of a page to go to another origin, because browsers apply the policy to redirects of forms, too. */
export function allowFormTarget(headers: Headers, origin: string): void {
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy.replace(OWN, `${OWN} ${origin}`));
}
