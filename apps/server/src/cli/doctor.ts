import type { Command } from 'commander';
import { Refusal } from '#platform/errors.ts';
import { keptReason } from '#platform/kept-reason.ts';
import { SettingsError } from '#platform/settings.ts';
import { bad } from '../check-findings.ts';
import { examine, messageOf, type Finding } from '../checks.ts';
import { print } from './print.ts';
import { withOpenApp } from './session.ts';

/** The finding for an app that cannot be opened. Its message says what to do. */
const obstacle = (error: unknown): Finding => {
  if (error instanceof SettingsError) {
    return { name: 'settings', ...bad('SETTINGS_INVALID', { faults: error.faults.join('; ') }) };
  }
  if (!(error instanceof Refusal)) {
    return { name: 'start', ...bad('START_FAILED', { error: messageOf(error) }) };
  }
  const { reason, details: values } = keptReason(error);
  return { name: 'database', isGood: false, reason, values, detail: error.message };
};

export const doctorCommand = (program: Command): void => {
  program
    .command('doctor')
    .description('check settings, database, secrets, clock and disk without changing anything')
    .action(async (options: { json?: boolean }) => {
      const findings = await withOpenApp('doctor', examine).catch((error: unknown) => [
        obstacle(error),
      ]);
      const isHealthy = findings.every(({ isGood }) => isGood);
      const lines = findings.map(
        ({ name, isGood, detail }) =>
          `${isGood ? 'ok   ' : 'FAULT'}  ${name.padEnd(10)}  ${detail}`,
      );
      print({ isHealthy, findings }, options, lines);
      if (!isHealthy) throw new Error('Something needs attention: see the lines marked FAULT.');
    });
};
