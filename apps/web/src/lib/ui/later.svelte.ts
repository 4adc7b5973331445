import { browser } from '$app/env';
import { takeover } from './takeover.ts';

/** Code of a part of a page. The page that the server rendered shows the part without it. */
export class Later<Code> {
  /** Null until it has been loaded. */
  code = $state.raw<Code | null>(null);
  readonly #import: () => Promise<Code>;

  constructor(importCode: () => Promise<Code>) {
    this.#import = importCode;
  }

  async load(): Promise<void> {
    this.code ??= await this.#import();
  }
}

/** Assistive technology moves the focus, or changes a field, without a pointer or a key. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input'] as const;

/** Before somebody does anything with the page, it cannot change. Loading starts with their first move, so that the code is there when it does. */
function loadAtFirstTouch(later: Later<unknown>): void {
  const start = (): void => {
    for (const touch of TOUCHES) removeEventListener(touch, start, { capture: true });
    // Whoever needs it tries again, and reports the failure.
    void later.load().catch(() => {});
  };
  for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true });
}

/**
 * Code of a part, for loads: they wait for it, unless the browser has the part from the server. Call it where the module is evaluated: a page
 * that is opened from another one loads its code beside its data then.
 */
export function later<Code>(importCode: () => Promise<Code>): () => Promise<Later<Code>> {
  if (browser && !takeover.isUnderWay) void importCode().catch(() => {});
  return async () => {
    const made = new Later(importCode);
    if (takeover.isUnderWay) loadAtFirstTouch(made);
    else await made.load();
    return made;
  };
}
