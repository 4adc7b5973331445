let common: Promise<Set<string>> | undefined;

/** The list has half a megabyte, so it is loaded when somebody first chooses a password, and never by commands. */
const load = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password is one of the 49,000 that guessers try first (NIST SP 800-63B §5.1.1.2), without regard to case. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  common ??= load();
  return (await common).has(password.toLowerCase());
};
