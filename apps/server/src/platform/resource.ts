import type { App } from '#platform/app.ts';

/** Something a slice keeps in memory for the life of an app, such as a read model: opened once, closed with the app. */
export interface Resource<T> {
  name: string;
  open(app: App): Promise<T>;
  close?(value: T): Promise<void>;
}

/** Declares a resource; `app.get(resource)` reads it, `await app.open(resource)` makes sure it is there. */
export const defineResource = <T>(resource: Resource<T>): Resource<T> => resource;

/** The resources of one app: each is opened at most once, and closed in reverse order. */
export class ResourceSet {
  readonly #app: () => App;
  readonly #opening = new Map<Resource<unknown>, Promise<unknown>>();
  readonly #opened = new Map<Resource<unknown>, unknown>();

  constructor(app: () => App) {
    this.#app = app;
  }

  open<T>(resource: Resource<T>): Promise<T> {
    const key = resource as Resource<unknown>;
    const known = this.#opening.get(key);
    if (known) return known as Promise<T>;
    const opening = resource.open(this.#app()).then((value) => {
      this.#opened.set(key, value);
      return value;
    });
    this.#opening.set(key, opening);
    opening.catch(() => this.#opening.delete(key));
    return opening;
  }

  get<T>(resource: Resource<T>): T {
    if (!this.#opened.has(resource))
      throw new Error(`The resource "${resource.name}" is not open.`);
    return this.#opened.get(resource) as T;
  }

  peek<T>(resource: Resource<T>): T | undefined {
    return this.#opened.get(resource) as T | undefined;
  }

  /** Closes every resource, the last opened first. @throws AggregateError of all that failed to close. */
  async close(): Promise<void> {
    const faults: unknown[] = [];
    for (const [resource, value] of [...this.#opened].reverse()) {
      try {
        await resource.close?.(value);
      } catch (error) {
        faults.push(error);
      }
    }
    this.#opened.clear();
    this.#opening.clear();
    if (faults.length > 0) throw new AggregateError(faults, 'Some resources could not be closed.');
  }
}
