import { Busboy } from '@fastify/busboy';
import { refusal } from '../reasons.ts';
import { inMegabytes } from '../formats/limits.ts';

/** A form with one file. */
export interface UploadForm {
  fields: Readonly<Record<string, string>>;
  file: { name: string; bytes: Buffer } | null;
}

const LIMITS = { fields: 8, fieldSize: 200, files: 1, parts: 10, headerPairs: 16 };
const broken = () => refusal('BAD_USER_INPUT', 'UPLOAD_INCOMPLETE');

const parserOf = (contentType: string, mostBytes: number) => {
  try {
    const limits = { ...LIMITS, fileSize: mostBytes };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw broken();
  }
};

/** Reads a multipart body that is in memory. @throws Refusal for one that is cut off or holds too much. */
export const readUpload = (
  body: Buffer,
  contentType: string,
  mostBytes: number,
): Promise<UploadForm> => {
  const parser = parserOf(contentType, mostBytes);
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    let file: UploadForm['file'] = null;
    parser.on('field', (name, text) => {
      fields[name] = text;
    });
    parser.on('file', (_name, stream, fileName) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () =>
        reject(refusal('PAYLOAD_TOO_LARGE', 'UPLOAD_TOO_LARGE', { most: inMegabytes(mostBytes) })),
      );
      stream.on('error', () => reject(broken()));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        // A browser sends an empty file where none was chosen.
        if (bytes.length > 0 || fileName) file = { name: fileName ?? '', bytes };
      });
    });
    parser.on('error', () => reject(broken()));
    parser.on('finish', () => resolve({ fields, file }));
    parser.end(body);
  });
};
