import { createContext, type Snippet } from 'svelte';

/** What is said of something that was just done. */
export interface Said {
  readonly tone: 'good' | 'bad';
  readonly text: Snippet;
  /** A way back from it, or on. */
  readonly action?: Snippet | undefined;
}

/** The one place of the window where that is said: always in sight, and nothing moves for it. */
export class ToastStage {
  current = $state.raw<Said | null>(null);

  /** Says it until it is shut, something else is said, or what is returned is called. */
  show(said: Said): () => void {
    this.current = said;
    return () => {
      if (this.current === said) this.current = null;
    };
  }
}

/** The layout provides it. */
export const [useToasts, provideToasts] = createContext<ToastStage>();
