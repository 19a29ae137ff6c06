/**
 * In: the arguments of the program. Out: its exit status: 0 done, 2 unusable input (one message on stderr).
 */
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import type { Commands } from './commands.ts';

const DONE = 0;
const UNUSABLE_INPUT = 2;

export async function runCli(
  commands: Commands,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    terminal.out(overview(await Promise.all(Object.values(commands).map((load) => load()))));
    return name === undefined ? UNUSABLE_INPUT : DONE;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    terminal.note(cliText.unknownCommand(name));
    return UNUSABLE_INPUT;
  }
  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    const details = command.details === undefined ? '' : `\n${command.details}`;
    terminal.out(`wenjian ${command.name} ${command.usage}\n  ${command.summary}${details}`);
    return DONE;
  }
  try {
    await command.run(rest, terminal);
    return DONE;
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    terminal.note(error.message);
    return UNUSABLE_INPUT;
  }
}

function overview(commands: readonly Command[]): string {
  const lines = commands.map((command) => `  ${command.name} ${command.usage}\n      ${command.summary}`);
  return [cliText.usage, '', cliText.commands, ...lines, '', cliText.hint].join('\n');
}
