import { builder } from '#platform/graphql/builder.ts';
import { reasonFields, type RefusedWith } from '#platform/graphql/reason.ts';
import type { KeptReason } from '#platform/kept-reason.ts';

interface KeptRefusal extends RefusedWith {
  reason: string;
}

export const KeptRefusalRef = builder.objectRef<KeptRefusal>('ListImportRefusal').implement({
  extensions: { tier: 'public' },
  description: 'Why a file or one of its rows was refused.',
  fields: (t) => ({
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as a stable word; the page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});

/** A stored refusal; null if there was none, or only its message was stored. */
export const keptRefusal = (message: string | null, kept: KeptReason | null): KeptRefusal | null =>
  kept && { message: message ?? '', ...kept };
