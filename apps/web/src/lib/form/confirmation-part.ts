import { getContext, setContext, type Component } from 'svelte';

interface Props {
  error: string | undefined;
  /** Who sends the form has proved who they are; it can be sent again. */
  onconfirmed: () => void;
}

const KEY = Symbol('confirmation');

/** Gives the forms below what asks for the password again: the layouts of pages whose routes may want it do, so that no others carry it. */
export const provideConfirmation = (part: Component<Props>): void => {
  setContext(KEY, part);
};

export const useConfirmation = (): Component<Props> | undefined =>
  getContext<Component<Props> | undefined>(KEY);
