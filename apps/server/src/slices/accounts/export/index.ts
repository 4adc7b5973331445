import { ZipFile } from 'yazl';
import type { App } from '#platform/app.ts';
import { ownedTables, readOwnedRows } from './owned-rows.ts';

/** Everything the database stores about a user, as a zip with one JSON file per table, without secrets and their hashes. */
export const exportAccount = async (app: App, userId: string): Promise<NodeJS.ReadableStream> => {
  const zip = new ZipFile();
  const mtime = app.clock.now();
  for (const table of await ownedTables(app)) {
    const rows = await readOwnedRows(app, table, userId);
    const name = `${table.schema}/${table.name}.json`;
    zip.addBuffer(Buffer.from(JSON.stringify(rows, undefined, 2)), name, { mtime });
  }
  zip.end();
  return zip.outputStream;
};
