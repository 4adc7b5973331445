import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { defineResource } from '#platform/resource.ts';
import { Arrivals } from './arrivals.ts';
import { Decoder, DecoderMissing } from './decode/decoder.ts';
import { PictureFault } from './fetch/fault.ts';
import type { ImageRow } from './image-row.ts';
import { KnownImages } from './known-images.ts';
import type { Rendition } from './picture.ts';
import type { PublishedPicture } from './published.ts';
import { refusal } from './reasons.ts';
import { PictureFiles } from './store/picture-files.ts';

/** If this many renditions are being made, the next request is refused, because nobody should queue long for a picture. */
const MOST_MAKING = 256;
const BUSY_SECONDS = 5;
/** Without a decoder nothing changes until the program starts again. */
const NO_DECODER_MS = HOUR_MS;

/** The pictures of this process: fetched once, kept on the disk, made in the sizes and formats that are asked for. */
export class Pictures {
  readonly known: KnownImages;
  readonly files: PictureFiles;
  readonly #app: App;
  readonly #decoder: Decoder;
  readonly #arrivals: Arrivals;
  readonly #making = new Map<string, Promise<Buffer>>();
  #canDecode = true;

  constructor(app: App, decoder = new Decoder()) {
    this.#app = app;
    this.#decoder = decoder;
    this.known = new KnownImages(app);
    this.files = new PictureFiles(app);
    this.#arrivals = new Arrivals(app, {
      files: this.files,
      known: this.known,
      decoder: this.#decoder,
    });
  }

  /** Whether pictures can be made at all: not if the decoder turned out to be missing on this machine. */
  get canDecode(): boolean {
    return this.#canDecode;
  }

  /**
   * A rendition of a picture.
   * @throws PictureFault if it cannot be had for now, or a refusal while too many are being made or the disk is full
   */
  async get(picture: PublishedPicture, wanted: Rendition): Promise<Buffer> {
    const row = await this.known.get(picture.addressDigest);
    const kept = row?.fetched && (await this.files.read(row.fetched.contentDigest, wanted));
    return kept ?? this.#makeOnce(picture, row, wanted);
  }

  close(): void {
    this.#arrivals.close();
    this.#decoder.close();
  }

  /** Those who ask for the same meanwhile get the same. */
  async #makeOnce(
    picture: PublishedPicture,
    row: ImageRow | null,
    wanted: Rendition,
  ): Promise<Buffer> {
    const key = `${picture.addressDigest} ${wanted.width} ${wanted.format}`;
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    if (!this.#canDecode) throw new PictureFault('no decoder', 'later', NO_DECODER_MS);
    if (this.#making.size >= MOST_MAKING)
      throw refusal('UNAVAILABLE', 'IMAGES_BUSY', { retryAfter: BUSY_SECONDS });
    const making = this.#make(picture, row, wanted)
      .catch((error: unknown) => {
        throw this.#afterFailure(error);
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(picture: PublishedPicture, row: ImageRow | null, wanted: Rendition): Promise<Buffer> {
    const own = row?.fetched && (await this.#fromOriginal(row.fetched.contentDigest, wanted));
    if (own) return own;
    const { contentDigest } = await this.#arrivals.bring(picture, row, wanted);
    const brought =
      (await this.files.read(contentDigest, wanted)) ??
      (await this.#fromOriginal(contentDigest, wanted));
    if (brought) return brought;
    throw new PictureFault('removed at once', 'later');
  }

  /** Makes a rendition of the file that is here; null if it is not. */
  async #fromOriginal(contentDigest: string, wanted: Rendition): Promise<Buffer | null> {
    const original = await this.files.readOriginal(contentDigest);
    if (!original) return null;
    const made = await this.#decoder.decode({ bytes: original, ...wanted });
    // What was made is shown even if the disk is full, because it needs no request.
    await this.files.write(contentDigest, wanted, made.bytes).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    });
    return Buffer.from(made.bytes);
  }

  #afterFailure(error: unknown): unknown {
    if (!(error instanceof DecoderMissing)) return error;
    if (this.#canDecode)
      this.#app.log.error(
        { error: error.message },
        'the decoder of pictures (sharp) cannot be loaded on this machine, so covers are drawn: see `tsuzuki doctor`',
      );
    this.#canDecode = false;
    return new PictureFault('no decoder', 'later', NO_DECODER_MS);
  }
}

export const pictures = defineResource<Pictures>({
  name: 'pictures',
  open: (app) => {
    const opened = new Pictures(app);
    opened.files.tidy().catch((error: unknown) => {
      app.log.warn({ err: error }, 'the folder of pictures could not be tidied');
    });
    return Promise.resolve(opened);
  },
  close: async (opened) => opened.close(),
});
