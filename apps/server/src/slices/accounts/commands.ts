import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import { hashPassword } from './password.ts';
import { newUserSchema, type NewUser } from './rules.ts';

/** What PostgreSQL says of a row that already exists. */
interface UniqueViolation {
  code: '23505';
  constraint: string;
}

const isUniqueViolation = (error: unknown): error is UniqueViolation =>
  typeof error === 'object' && error !== null && (error as UniqueViolation).code === '23505';

/**
 * Makes an account.
 * @throws Refusal `BAD_USER_INPUT` naming every fault of the input, `CONFLICT` when the name or address is taken.
 */
export const createUser = async (
  app: App,
  tx: Tx,
  input: NewUser,
): Promise<{ id: string; username: string }> => {
  const parsed = newUserSchema.safeParse(input);
  if (!parsed.success) {
    throw refusal('BAD_USER_INPUT', parsed.error.issues.map((issue) => issue.message).join(' '));
  }
  const { username, email, password, role } = parsed.data;
  const id = app.ids.next();
  const passwordHash = await hashPassword(password);
  try {
    await tx
      .insertInto('accounts.user')
      .values({
        id,
        username,
        email,
        role,
        password_hash: passwordHash,
        created_at: app.clock.now(),
      })
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const what = error.constraint === 'user_email_key' ? `address ${email}` : `name "${username}"`;
    throw refusal('CONFLICT', `The ${what} is already taken.`);
  }
  return { id, username };
};
