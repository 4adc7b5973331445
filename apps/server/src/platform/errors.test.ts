import { expect, expectTypeOf, it } from 'vitest';
import { fillMessage } from '@tsuzuki/contract';
import { refusalsOf } from './errors.ts';

const refusal = refusalsOf({
  NAME_TAKEN: 'You already have a list named “{name}”.',
  TOO_MANY: 'You can have up to {most} lists.',
  SIGNED_OUT: 'Sign in first.',
});

it('says why in words, and tells programs the reason and its values', () => {
  const refused = refusal('CONFLICT', 'NAME_TAKEN', { name: 'Best', field: 'name' });
  expect(refused.message).toBe('You already have a list named “Best”.');
  expect(refused.status).toBe(409);
  expect(refused.data).toEqual({
    code: 'CONFLICT',
    reason: 'NAME_TAKEN',
    name: 'Best',
    field: 'name',
  });
});

it('takes a reason without values', () => {
  expect(refusal('UNAUTHENTICATED', 'SIGNED_OUT').data).toEqual({
    code: 'UNAUTHENTICATED',
    reason: 'SIGNED_OUT',
  });
});

it('leaves what looks like a name in a value as it is', () => {
  expect(refusal('CONFLICT', 'NAME_TAKEN', { name: '{most}' }).message).toBe(
    'You already have a list named “{most}”.',
  );
  expect(fillMessage('{constructor} of {name}', { name: 'a' })).toBe('{constructor} of a');
});

it('asks for every value of the message', () => {
  expectTypeOf(refusal<'TOO_MANY'>)
    .parameter(2)
    .toExtend<{ most: string | number }>();
  // @ts-expect-error: `most` is missing.
  expect(refusal('CONFLICT', 'TOO_MANY', {}).message).toContain('{most}');
  // @ts-expect-error: no such reason.
  expect(() => refusal('CONFLICT', 'NO_REASON')).not.toThrow();
});
