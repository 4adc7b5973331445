import { getContext, setContext, type Component } from 'svelte';

interface Props {
  error: string | undefined;
  /** The sender has confirmed who they are, so the form can be sent again. */
  onconfirmed: () => void;
}

const KEY = Symbol('confirmation');

/**
 * Provides the forms below with the part that asks for the password again. Only layouts of pages whose routes may require it call this, so
 * other pages do not load it.
 */
export const provideConfirmation = (part: Component<Props>): void => {
  setContext(KEY, part);
};

export const useConfirmation = (): Component<Props> | undefined =>
  getContext<Component<Props> | undefined>(KEY);
