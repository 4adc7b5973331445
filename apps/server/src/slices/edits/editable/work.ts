import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import {
  currentId,
  EDITABLE_FIELDS,
  type EditableWork,
  fieldAt,
  type FieldAddress,
  type PartValues,
  readEditableWork,
  saidAbout,
  type Sourced,
} from '#slices/catalog/index.ts';
import type { Subject } from '../model.ts';
import { PARTS } from './parts.ts';

const withParts = (own: Sourced, parts: readonly PartValues[]): Sourced => ({
  values: new Map([own.values, ...parts.map(({ sourced }) => sourced)].flatMap((one) => [...one])),
  sources: Object.assign({}, own.sources, ...parts.map(({ sources }) => sources)),
});

/**
 * Reads a work as people may change it: all of the catalogue, and of other slices what is `wanted`, by address or by the name of a field.
 * Undefined if nothing is said of such a work.
 */
export const readWork = async (
  db: Database,
  { medium, workId, wanted }: Subject & { wanted: readonly string[] },
): Promise<EditableWork | undefined> => {
  const work = await readEditableWork(db, { medium, id: workId });
  if (!work) return undefined;
  const values = new Map(work.values);
  const parts: PartValues[] = [];
  for (const part of PARTS) {
    const found = await part.read(db, { medium, workId, said: work.said, wanted });
    for (const [address, value] of found.values) values.set(address, value);
    parts.push(found);
  }
  return { ...work, values, sourced: () => withParts(work.sourced(), parts) };
};

/** Brings what other slices keep of a work, or of the one it was merged into, to what people say at some addresses. */
export const settleParts = async (
  app: App,
  tx: Tx,
  { medium, workId: id, addresses }: Subject & { addresses: readonly FieldAddress[] },
): Promise<void> => {
  if (!addresses.some((address) => !fieldAt(EDITABLE_FIELDS[medium], address))) return;
  const workId = await currentId(tx, id);
  const said = (await saidAbout(tx, medium, [workId])).get(workId) ?? {};
  const settling = { medium, workId, said, addresses };
  for (const part of PARTS) await part.settle(app, tx, settling);
};

/** Brings all that other slices keep of some works to what people say of them by now. */
export const settleWhole = async (
  app: App,
  tx: Tx,
  { medium, ids }: { medium: Subject['medium']; ids: readonly string[] },
): Promise<void> => {
  const all = await saidAbout(tx, medium, ids);
  for (const workId of ids) {
    const said = all.get(workId) ?? {};
    for (const part of PARTS) await part.settle(app, tx, { medium, workId, said, addresses: null });
  }
};
