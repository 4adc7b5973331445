import { z } from 'zod';
import { isHostPattern } from './hosts.ts';
import { ID_KINDS } from './model.ts';
import type { ProblemReason } from './problem.ts';
import type { Step } from './step-kind.ts';
import { Steps } from './step.ts';

/** The names of adapters that may read any page without a marker. */
export const GENERIC = 'generic';

const ids = z
  .strictObject(
    Object.fromEntries(ID_KINDS.map((kind) => [kind, Steps.optional()])) as Record<
      (typeof ID_KINDS)[number],
      z.ZodOptional<typeof Steps>
    >,
  )
  .describe('The ids of the show, or of the film, at other databases.');

const hostPatterns = z
  .array(z.string().refine(isHostPattern, 'HOST_FORM' satisfies ProblemReason))
  .min(1)
  .max(20);

/** An adapter: how to read what somebody watches or reads on the pages of a site. */
export const Adapter = z
  .strictObject({
    $schema: z.string().max(300).optional().describe('Where editors find this schema.'),
    version: z.literal(1).describe('The version of the language.'),
    name: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/u, 'NAME_FORM' satisfies ProblemReason)
      .describe('Its name, which no other adapter has.'),
    revision: z
      .int()
      .min(1)
      .max(1_000_000)
      .describe('Which revision of the adapter this is. The highest one counts.'),
    label: z.string().min(1).max(60).describe('What people call the site.'),
    homepage: z
      .url({ protocol: /^https$/u })
      .max(300)
      .describe('Where to read about the site.'),
    medium: z.enum(['ANIME', 'MANGA']).describe('What is on the site.'),
    hosts: z
      .union([z.literal('any'), hostPatterns])
      .describe(
        'The pages it is for, as match patterns; or `any` for programs that people run at addresses of their own, which the marker recognizes.',
      ),
    frames: hostPatterns
      .optional()
      .describe('Where the player of the site is, if that is a page of another host.'),
    marker: Steps.optional().describe('Gives something if the page is of this program.'),
    when: Steps.describe('Gives something if the page shows an episode or a chapter.'),
    read: z
      .strictObject({
        title: Steps.describe('The title of the work.'),
        season: Steps.optional().describe('The season.'),
        number: Steps.optional().describe('The episode or the chapter.'),
        show: Steps.optional().describe('What the site calls the work in its addresses.'),
        item: Steps.optional().describe(
          'What the site calls the episode or the chapter in its addresses.',
        ),
        at: Steps.optional().describe('The page of the chapter that is shown.'),
        of: Steps.optional().describe('How many pages the chapter has.'),
        ids: ids.optional(),
      })
      .describe('What is read of the page.'),
  })
  .refine(
    ({ hosts, marker, name }) => hosts !== 'any' || marker !== undefined || name === GENERIC,
    {
      path: ['marker'],
      message: 'MARKER_MISSING' satisfies ProblemReason,
    },
  );

export type Adapter = z.infer<typeof Adapter>;

/** The lists of steps of an adapter, each with where it stands. */
export const listsOf = ({ marker, when, read }: Adapter): [string, Step[]][] => {
  const { ids: idSteps = {}, ...values } = read;
  const named: [string, Step[] | undefined][] = [
    ['marker', marker],
    ['when', when],
    ...Object.entries(values).map(([name, steps]): [string, Step[] | undefined] => [
      `read.${name}`,
      steps,
    ]),
    ...Object.entries(idSteps).map(([name, steps]): [string, Step[] | undefined] => [
      `read.ids.${name}`,
      steps,
    ]),
  ];
  return named.flatMap(([where, steps]) =>
    steps ? [[where, steps] satisfies [string, Step[]]] : [],
  );
};

/** The schema of adapters for editors and other programs. */
export const adapterJsonSchema = (): object => ({
  ...z.toJSONSchema(Adapter, { io: 'input' }),
  title: 'An adapter of Tsuzuki',
});
