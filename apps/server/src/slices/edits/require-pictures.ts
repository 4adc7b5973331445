import type { App } from '#platform/app.ts';
import type { Media } from '#slices/catalog/index.ts';
import { tryPicture } from '#slices/images/index.ts';
import { editableAt } from './editable/field.ts';
import type { SentChange } from './read-changes.ts';
import { refusal } from './reasons.ts';

/**
 * Tries the pictures that somebody proposes, before anything is written: this asks other machines.
 * @throws Refusal `BAD_USER_INPUT` with the `field` of a picture that cannot be shown here
 */
export const requirePictures = async (
  app: App,
  medium: Media,
  changes: readonly SentChange[],
): Promise<void> => {
  for (const { field, value, isRelease } of changes) {
    if (isRelease || editableAt(medium, field)?.group !== 'IMAGES') continue;
    // What is no address is refused with all other values.
    const address = editableAt(medium, field)?.schema.safeParse(value).data as string | undefined;
    const found = address === undefined ? null : await tryPicture(app, address);
    if (found?.problem === 'unreadable') {
      throw refusal('BAD_USER_INPUT', 'EDIT_PICTURE_UNREADABLE', { field });
    }
    if (found) {
      const { host, hosts } = found;
      throw refusal('BAD_USER_INPUT', 'EDIT_PICTURE_ELSEWHERE', {
        host,
        hosts: hosts.join(', '),
        field,
      });
    }
  }
};
