import type { AdditionSource } from './addition.ts';
import { ARM, ARM_INFO, ArmRow, idsOfRow } from './packages/arm.ts';
import { readJson } from './packages/package-file.ts';
import { objectionTo, parseRow } from './packages/row.ts';

/** The sites whose ids tell which anime a row is about. */
const TELLING = new Set(['mal', 'anilist']);

const rowsOf = (file: string): unknown[] => {
  const rows = readJson(file);
  if (Array.isArray(rows)) return rows;
  throw new Error(`${file} is no list of rows.`);
};

/** The table of arm as its repository has it: newer than the package, which is read where there is no internet. */
export const arm: AdditionSource = {
  key: ARM,
  info: ARM_INFO,
  licence: { needsConsent: false, isNonCommercial: false, terms: 'MIT: to be credited.' },
  form: 'its arm.json, also as .gz',
  // oxlint-disable-next-line require-await -- readers of other sources wait for lines
  read: async function* (file, refuse) {
    for (const [index, raw] of rowsOf(file).entries()) {
      const ref = `row ${index}`;
      const reason = objectionTo(raw);
      if (reason !== null) {
        refuse({ source: ARM, ref, reason });
        continue;
      }
      const row = parseRow(ArmRow, raw, { source: ARM, ref: () => ref, refuse });
      const ids = row ? idsOfRow(row) : [];
      const foundBy = ids.filter(({ site }) => TELLING.has(site));
      const [first] = foundBy;
      // Others name no site by which an anime could be found.
      if (!first) continue;
      yield {
        sourceId: `${first.site}:${first.id}`,
        foundBy,
        externalIds: ids.map((id) => ({ ...id, isPrimary: true })),
      };
    }
  },
};
