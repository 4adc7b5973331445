import { defineResource } from '#platform/resource.ts';

/** Announces to caches of this process that a transaction is about to change a user. Other processes learn of it when it commits. */
export class UserChanges {
  readonly #subscribers: ((userId: string) => void)[] = [];

  subscribe(subscriber: (userId: string) => void): void {
    this.#subscribers.push(subscriber);
  }

  announce(userId: string): void {
    for (const subscriber of this.#subscribers) subscriber(userId);
  }
}

/** Commands open it too; opening costs nothing. */
export const userChanges = defineResource<UserChanges>({
  name: 'user changes',
  open: () => Promise.resolve(new UserChanges()),
});
