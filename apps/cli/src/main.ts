/** The `wenjian` program. Results go to stdout, everything else to stderr. */
import { commands } from './commands.ts';
import { runCli } from './run-cli.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe has ended (… | head): nothing is left to do, and it is not our failure.
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli(commands, process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  note: (text) => process.stderr.write(`${text}\n`),
});
