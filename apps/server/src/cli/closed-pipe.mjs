/** As a shell says it of a program that SIGPIPE ended. */
const CLOSED_PIPE = 128 + 13;

/**
 * Ends quietly if nobody reads the output any more, as after `| head`. The work goes on to its end, because it may write, or have a database to stop.
 * Only the exit code tells.
 */
export const endQuietly = () => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!('code' in error) || error.code !== 'EPIPE') throw error;
      process.exitCode = CLOSED_PIPE;
    });
  }
};
