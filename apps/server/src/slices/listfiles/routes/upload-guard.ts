import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressBlock } from '#platform/http/address-block.ts';
import { UnderWay } from '#platform/http/under-way.ts';
import { LIMITS } from '../formats/limits.ts';

/** Files on their way and being read: what they hold is held more than once while they are. */
const UPLOADS = { most: 64, mostOfOne: 2, mostBytes: 128 * 1024 * 1024 };

/** Lets a file in before a byte of it is read, for somebody who may send one. */
export type UploadGuard = (
  exchange: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
) => void;

/** What a request says it will send; the most it may where it does not say. */
const announced = ({ headers }: FastifyRequest): number => {
  const length = Number(headers['content-length']);
  return Number.isSafeInteger(length) ? Math.min(length, LIMITS.packedBytes) : LIMITS.packedBytes;
};

/** Bounds the files that are under way, by account, by address and in all. @throws Refusal beyond that. */
export const createUploadGuard = (): UploadGuard => {
  const uploads = new UnderWay(UPLOADS);
  return ({ request, reply }, userId) => {
    const owners = [`account:${userId}`, `address:${addressBlock(request.ip)}`];
    uploads.begin({ owners, bytes: announced(request) }, reply.raw);
  };
};
