import { createContext } from 'svelte';
import type { Preferences } from './preferences.ts';

const YEAR_S = 365 * 24 * 3600;

/** The preferences of the page. Those that can be changed in place are remembered for the next visit. */
export class CurrentPreferences {
  readonly #rendered: () => Preferences;
  #theme = $state<Preferences['theme'] | null>(null);

  constructor(rendered: () => Preferences) {
    this.#rendered = rendered;
  }

  /** As the page was made. */
  get rendered(): Preferences {
    return this.#rendered();
  }

  get locale(): Preferences['locale'] {
    return this.#rendered().locale;
  }

  get titles(): Preferences['titles'] {
    return this.#rendered().titles;
  }

  get dayClock(): Preferences['dayClock'] {
    return this.#rendered().dayClock;
  }

  get region(): Preferences['region'] {
    return this.#rendered().region;
  }

  get theme(): Preferences['theme'] {
    return this.#theme ?? this.#rendered().theme;
  }

  /** Applies in the browser at once, without a request. */
  chooseTheme(theme: Preferences['theme']): void {
    this.#theme = theme;
    document.documentElement.dataset['theme'] = theme;
    document.cookie = `theme=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
  }
}

/** The preferences of the page, from any component in it; the layout provides them. */
export const [usePreferences, providePreferences] = createContext<CurrentPreferences>();
