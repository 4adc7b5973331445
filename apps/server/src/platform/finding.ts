import { fillMessage } from '@tsuzuki/contract';
import type { NamesIn, Reasons, ValuesOf } from './errors.ts';

/** What a check of `tsuzuki doctor` found: a reason with its values, as of a refusal, so that a page can say it in another language. */
export interface Verdict {
  isGood: boolean;
  reason: string;
  values: Readonly<Record<string, string | number>>;
  /** The message of the reason in English: the result, and for a problem what to do about it. */
  detail: string;
}

type Values<Message extends string> = [NamesIn<Message>] extends [never]
  ? []
  : [values: ValuesOf<Message>];

type MakeVerdict<Table extends Reasons> = <Reason extends keyof Table & string>(
  reason: Reason,
  ...values: Values<Table[Reason]>
) => Verdict;

/** The functions `good` and `bad` of a table of findings, which make its verdicts. */
export const verdictsOf = <const Table extends Reasons>(
  table: Table,
): { good: MakeVerdict<Table>; bad: MakeVerdict<Table> } => {
  const verdict =
    (isGood: boolean): MakeVerdict<Table> =>
    (reason, ...[values = {}]) => ({
      isGood,
      reason,
      values,
      detail: fillMessage(table[reason] ?? reason, values),
    });
  return { good: verdict(true), bad: verdict(false) };
};
