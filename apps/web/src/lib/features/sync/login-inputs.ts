import type { syncWords } from './sync-words.ts';
import type { OfferedService } from './sync.server.ts';

/** What people type to connect an account. */
interface LoginInput {
  name: string;
  label: string;
  type: 'text' | 'password' | 'url';
  /** The field of the API that faults name, if it has another name. */
  fault?: string;
}

/** The inputs of a way to sign in, none where the service has a page for that. */
export const loginInputs = (
  login: OfferedService['login'],
  say: ReturnType<typeof syncWords>,
): readonly LoginInput[] => {
  const account: LoginInput[] = [
    { name: 'userName', label: say.userName, type: 'text' },
    { name: 'password', label: say.password, type: 'password' },
  ];
  switch (login) {
    case 'PASSWORD':
      return account;
    case 'PERSONAL_CLIENT':
      return [
        ...account,
        { name: 'clientId', label: say.clientId, type: 'text' },
        { name: 'clientSecret', label: say.clientSecret, type: 'password' },
      ];
    case 'TOKEN':
      return [
        { name: 'address', label: say.address, type: 'url' },
        { name: 'secretToken', label: say.key, type: 'password', fault: 'token' },
      ];
    case 'OAUTH':
      return [];
  }
};
