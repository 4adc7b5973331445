import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { storableText } from '#platform/text.ts';
import { ruleProposed } from '../events.ts';
import { LOCAL_PRIORITY } from '../model.ts';
import { mapping } from '../read-model/mapping.ts';
import { ruleKey, ruleValueOf } from '../rules/rule-address.ts';
import type { LocalRule } from './edit-mapping.ts';

const MOST_EVIDENCE = 500;

/** Proposes a rule to the editors, which becomes an edit of its anime. @returns false if it is a rule of this instance already */
export const proposeRule = async (
  app: App,
  tx: Tx,
  { userId, rule, evidence }: { userId: string; rule: LocalRule; evidence: string },
): Promise<boolean> => {
  const known = app.get(mapping).rulesOf(rule.kind, rule.level, rule.id);
  const isKnown = known.some(
    (one) =>
      one.priority === LOCAL_PRIORITY &&
      one.animeId === rule.animeId &&
      ruleKey(one) === ruleKey(rule),
  );
  if (isKnown) return false;
  await publish(app, tx, ruleProposed, {
    userId,
    animeId: rule.animeId,
    rule: ruleValueOf(rule),
    evidence: storableText(evidence, MOST_EVIDENCE),
  });
  return true;
};
