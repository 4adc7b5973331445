import { defineResource } from '#platform/resource.ts';

/** Tells what this process remembers of users that a transaction is about to change one; other processes hear of it when it commits. */
export class UserChanges {
  readonly #followers: ((userId: string) => void)[] = [];

  follow(follower: (userId: string) => void): void {
    this.#followers.push(follower);
  }

  tell(userId: string): void {
    for (const follower of this.#followers) follower(userId);
  }
}

/** Opened by commands too; opening costs nothing. */
export const userChanges = defineResource<UserChanges>({
  name: 'user changes',
  open: () => Promise.resolve(new UserChanges()),
});
