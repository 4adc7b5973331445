import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { outbound } from '#platform/outbound/index.ts';
import { recordFailure, recordFetched } from './commands.ts';
import { DecoderMissing, type Decoder } from './decode/decoder.ts';
import { PictureFault } from './fetch/fault.ts';
import { fetchPicture } from './fetch/fetch-picture.ts';
import { Pace } from './fetch/pace.ts';
import { waitAfter } from './fetch/retry.ts';
import type { ImageRow } from './image-row.ts';
import type { KnownImages } from './known-images.ts';
import type { Rendition } from './picture.ts';
import type { PublishedPicture } from './published.ts';
import { refusal } from './reasons.ts';
import { imageSettings } from './settings.ts';
import type { PictureFiles } from './store/picture-files.ts';

/** Polite to every host, and still twenty pictures a second. A mirror is the operator's own. */
const PACE = { atOnce: 4, everyMs: 50 };
const MIRROR_PACE = { atOnce: 8, everyMs: 0 };
/** After the disk was found full, nothing is fetched for this long. */
const NO_ROOM_MS = 60_000;

interface Parts {
  files: PictureFiles;
  known: KnownImages;
  decoder: Decoder;
}

type Fetched = NonNullable<ImageRow['fetched']>;

/** Brings pictures here: each is fetched once, however many ask for it meanwhile, and is left alone for a while after a failure. */
export class Arrivals {
  readonly #app: App;
  readonly #parts: Parts;
  readonly #settings: { mirror: string | undefined; timeoutSeconds: number };
  readonly #pace: Pace;
  readonly #coming = new Map<string, Promise<Fetched>>();
  #noRoomUntilMs = 0;
  #isClosed = false;

  constructor(app: App, parts: Parts) {
    this.#app = app;
    this.#parts = parts;
    this.#settings = app.settings.of(imageSettings);
    this.#pace = new Pace(this.#settings.mirror === undefined ? PACE : MIRROR_PACE);
  }

  /**
   * Fetches a picture, checks it by making the rendition that is wanted first, and keeps both.
   * @throws PictureFault if it cannot be had for now, or a refusal while the disk is full
   */
  bring(picture: PublishedPicture, row: ImageRow | null, wanted: Rendition): Promise<Fetched> {
    const { addressDigest } = picture;
    const underWay = this.#coming.get(addressDigest);
    if (underWay) return underWay;
    const coming = this.#bring(picture, row, wanted).finally(() =>
      this.#coming.delete(addressDigest),
    );
    this.#coming.set(addressDigest, coming);
    return coming;
  }

  /** From now on failures say nothing of the pictures. */
  close(): void {
    this.#isClosed = true;
  }

  async #bring(
    picture: PublishedPicture,
    row: ImageRow | null,
    wanted: Rendition,
  ): Promise<Fetched> {
    const nowMs = this.#app.clock.nowMs();
    if (row?.failing && row.failing.retryAtMs > nowMs)
      throw new PictureFault(row.failing.fault, 'later', row.failing.retryAtMs - nowMs);
    if (nowMs < this.#noRoomUntilMs) throw refusal('UNAVAILABLE', 'IMAGES_NO_ROOM');
    try {
      // Until it is kept, so that no more pictures are in memory than a few of each host, however slowly they are decoded.
      return await this.#pace.pass(picture.url.host, async () =>
        this.#keep(picture, await this.#fetch(picture), wanted),
      );
    } catch (error) {
      throw await this.#afterFailure(picture, row, error);
    }
  }

  async #fetch({ url, mayFetch }: PublishedPicture): Promise<Buffer> {
    const { mirror, timeoutSeconds } = this.#settings;
    const web = {
      outbound: await this.#app.open(outbound),
      mirror,
      deadlineMs: timeoutSeconds * 1_000,
      clock: this.#app.clock,
    };
    return fetchPicture(web, { address: url.href, mayFetch });
  }

  async #keep(
    { addressDigest, url }: PublishedPicture,
    original: Buffer,
    wanted: Rendition,
  ): Promise<Fetched> {
    const { files, known, decoder } = this.#parts;
    const contentDigest = createHash('sha256').update(original).digest('hex');
    const made = await decoder.decode({ bytes: original, ...wanted });
    await files.writeOriginal(contentDigest, original);
    await files.write(contentDigest, wanted, made.bytes);
    const fetched = {
      contentDigest,
      width: made.width,
      height: made.height,
      colour: made.colour,
    };
    const key = { addressDigest, host: url.host };
    await recordFetched(this.#app, key, { ...fetched, bytes: original.length });
    known.set(addressDigest, { fetched, failing: null });
    return fetched;
  }

  /** Notes what a failure means for the next who ask. @returns what those who ask now are told */
  async #afterFailure(
    picture: PublishedPicture,
    row: ImageRow | null,
    error: unknown,
  ): Promise<unknown> {
    if (this.#isClosed || error instanceof Refusal || error instanceof DecoderMissing) return error;
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      this.#noRoomUntilMs = this.#app.clock.nowMs() + NO_ROOM_MS;
      return refusal('UNAVAILABLE', 'IMAGES_NO_ROOM');
    }
    return error instanceof PictureFault ? this.#noteFault(picture, row, error) : error;
  }

  async #noteFault(
    { addressDigest, url }: PublishedPicture,
    row: ImageRow | null,
    { word: fault, kind, waitMs: askedForMs }: PictureFault,
  ): Promise<PictureFault> {
    const failures = (row?.failing?.failures ?? 0) + 1;
    const waitMs = waitAfter(failures, kind, askedForMs);
    const failing = { failures, fault, retryAtMs: this.#app.clock.nowMs() + waitMs };
    this.#app.log.info(
      { address: url.href, fault, failures, againInMinutes: Math.round(waitMs / 60_000) },
      'a picture could not be had, so the drawn cover stays',
    );
    await recordFailure(this.#app, { addressDigest, host: url.host }, failing);
    this.#parts.known.set(addressDigest, { fetched: row?.fetched ?? null, failing });
    return new PictureFault(fault, kind, waitMs);
  }
}
