import { defineResource } from '#platform/resource.ts';

/** Informs caches of this process that a transaction is about to change a user. Other processes learn of it when it commits. */
export class UserChanges {
  readonly #followers: ((userId: string) => void)[] = [];

  follow(follower: (userId: string) => void): void {
    this.#followers.push(follower);
  }

  tell(userId: string): void {
    for (const follower of this.#followers) follower(userId);
  }
}

/** Commands open it too; opening costs nothing. */
export const userChanges = defineResource<UserChanges>({
  name: 'user changes',
  open: () => Promise.resolve(new UserChanges()),
});
