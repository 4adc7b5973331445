import { createContext, type Snippet } from 'svelte';

/** The message about an action. */
export interface Said {
  readonly tone: 'good' | 'bad';
  readonly text: Snippet;
  /** An action, such as "Undo" or a link. */
  readonly action?: Snippet | undefined;
}

/** The one place of the window for messages: always visible, and nothing moves for it. */
export class ToastStage {
  current = $state.raw<Said | null>(null);

  /** Shows a message until it is closed, another one is shown, or the returned function is called. */
  show(said: Said): () => void {
    this.current = said;
    return () => {
      if (this.current === said) this.current = null;
    };
  }
}

/** The layout provides it. */
export const [useToasts, provideToasts] = createContext<ToastStage>();
