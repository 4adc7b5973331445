import { fillMessage } from '@tsuzuki/contract';
import { builder } from '#platform/graphql/builder.ts';
import { reasonFields, type RefusedWith } from '#platform/graphql/reason.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import { reasons } from '../reasons.ts';

interface Fault extends RefusedWith {
  reason: string;
}

const messages: Readonly<Record<string, string>> = reasons;

export const faultOf = (fault: KeptReason | null): Fault | null =>
  fault && { ...fault, message: fillMessage(messages[fault.reason] ?? '', fault.details) };

export const SyncFaultRef = builder.objectRef<Fault>('SyncFault').implement({
  extensions: { tier: 'public' },
  description: 'Why a connection does not work.',
  fields: (t) => ({
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as a stable word; the page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});
