import { runCommandLine } from '../../src/cli/command-line.ts';

/** The result of a command. */
export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

const become = (environment: NodeJS.ProcessEnv): void => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined) process.env[name] = value;
};

interface Writable {
  write: (this: void, chunk: string | Uint8Array) => boolean;
}

/** Captures what is written to a stream of this process until it is released. */
const capture = (stream: Writable) => {
  const { write } = stream;
  let text = '';
  stream.write = (chunk) => {
    text += String(chunk);
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
};

/** Runs a command in this process, because a separate one takes more than a second to load the program. Its log is not captured. */
export const runHere = async (
  words: readonly string[],
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string },
): Promise<Ran> => {
  const before = { environment: { ...process.env }, folder: process.cwd() };
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)];
  let code: number | null = null;
  try {
    become(environment);
    process.chdir(folder);
    code = await runCommandLine(words);
  } finally {
    process.chdir(before.folder);
    become(before.environment);
  }
  return { code, stdout: stdout(), stderr: stderr() };
};
