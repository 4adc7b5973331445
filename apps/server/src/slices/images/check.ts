import type { App } from '#platform/app.ts';
import type { Verdict } from '#platform/finding.ts';
import type { Check } from '#platform/slice.ts';
import { Decoder, DecoderMissing } from './decode/decoder.ts';
import { countImages } from './queries.ts';
import { bad, good } from './reasons.ts';
import { imageSettings } from './settings.ts';
import { PictureFiles } from './store/picture-files.ts';

/** One white pixel would be refused, so it is a square of sixteen: a GIF without a palette of its own. */
const PROBE = Buffer.from(
  'R0lGODdhEAAQAIAAAP///////ywAAAAAEAAQAAACDoSPqcvtD6OctNqLsz4FADs=',
  'base64',
);

/** Whether the decoder works here. It is tried in a process of its own, as pictures are. */
const decoderFault = async (): Promise<string | null> => {
  const decoder = new Decoder({ processes: 1 });
  try {
    await decoder.decode({ bytes: PROBE, width: 16, format: 'avif' });
    return null;
  } catch (error) {
    if (error instanceof DecoderMissing) return error.message;
    throw error;
  } finally {
    decoder.close();
  }
};

const verdict = async (app: App): Promise<Verdict> => {
  const { choice, cacheMegabytes: most } = app.settings.of(imageSettings);
  if (choice.isOff) return good('IMAGES_OFF');
  const error = await decoderFault();
  if (error !== null) return bad('IMAGES_DECODER_MISSING', { error });
  const bytes = await new PictureFiles(app).size();
  const megabytes = Math.ceil(bytes / 1024 ** 2);
  return good('IMAGES_HERE', { kept: await countImages(app.db), megabytes, most });
};

/** Whether pictures can be shown, and how much room they take. */
export const imagesCheck: Check = { name: 'images', run: verdict };
