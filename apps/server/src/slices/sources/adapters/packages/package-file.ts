import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** Several times the largest of the files; what is larger is not what it should be. */
const MOST_BYTES = 256 * 1024 * 1024;
const GZIP_MAGIC = 0x1f8b;

const Manifest = z.looseObject({ version: z.string() });

/** A data package where npm has put it. */
export interface DataPackage {
  directory: string;
  manifest: z.infer<typeof Manifest>;
}

/** Finds an installed package, wherever the workspace keeps it. */
export const findPackage = (name: string): DataPackage => {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`The package ${name} is not installed: run \`npm ci\`.`);
  return { directory: path.dirname(file), manifest: Manifest.parse(readJson(file)) };
};

/** The bytes of a file, unpacked if it is gzip. */
export const readBytes = (file: string): Buffer => {
  const bytes = readFileSync(file);
  const isGzip = bytes.length > 1 && bytes.readUInt16BE() === GZIP_MAGIC;
  const plain = isGzip ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
  if (plain.length > MOST_BYTES)
    throw new Error(`${file} is too large to be a file of catalogue data.`);
  return plain;
};

/** A file as JSON, not yet looked at. */
export const readJson = (file: string): unknown => parseJson(readBytes(file), file);

/** Bytes as JSON, not yet looked at; `name` is for the message. */
export const parseJson = (bytes: Buffer, name: string): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Error(`${name} is not JSON. Is the download complete?`, { cause });
  }
};
