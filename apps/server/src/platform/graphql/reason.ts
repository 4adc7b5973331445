import { builder } from './builder.ts';

/** A refusal as the answer to a field carries it, or as it was kept. */
export interface RefusedWith {
  readonly reason: string | null | undefined;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

interface ReasonValue {
  name: string;
  text: string;
}

/** A value that a text names. */
export const ReasonValueRef = builder.objectRef<ReasonValue>('ReasonValue').implement({
  extensions: { tier: 'public' },
  description: 'A value in a message, for `{name}` in its text.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, description: 'Its name, such as `most`.' }),
    text: t.exposeString('text', { nullable: false, description: 'The value as text.' }),
  }),
});

/** What a text names, apart from `field`. */
export const valuesIn = (details: RefusedWith['details']): ReasonValue[] =>
  Object.entries(details)
    .filter(([name, value]) => name !== 'field' && ['string', 'number'].includes(typeof value))
    .map(([name, value]) => ({ name, text: String(value) }));

type Fields<Shape extends RefusedWith> = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<Shape>>['implement']>[0]['fields'] & object
>[0];

/** The fields of a type that says why something was refused: what `extensions` of an error say. */
export const reasonFields = <Shape extends RefusedWith>(t: Fields<Shape>) => ({
  message: t.string({
    nullable: false,
    description: 'What happened and what to do about it, in English.',
    resolve: ({ message }) => message,
  }),
  field: t.string({
    description: 'The wrong field or argument; null if there is none in particular.',
    resolve: ({ details }) => {
      const { field } = details;
      return typeof field === 'string' ? field : null;
    },
  }),
  values: t.field({
    type: [ReasonValueRef],
    nullable: false,
    description: 'The values in the message, for messages in other languages.',
    extensions: { listSize: 5 },
    resolve: ({ details }) => valuesIn(details),
  }),
});
