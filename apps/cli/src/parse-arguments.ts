/** Parses arguments with Node's own parser, with our own message when they are wrong. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { cliText } from './cli.text.ts';
import { UnusableInput } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of every command. The data folder is where engines keep what they may reuse; commands that keep nothing accept it too. */
export const commonOptions = { json: { type: 'boolean', default: false }, data: { type: 'string' } } as const;

/** The default data folder of `npm start`. */
export const DEFAULT_DATA_FOLDER = 'data';

export function parseArguments<const Given extends Options>(
  args: readonly string[],
  options: Given,
  usage: string,
  positionalCount: number | { readonly least: number },
) {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (isEnough(parsed.positionals.length, positionalCount)) return parsed;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new UnusableInput(cliText.badArguments(usage));
}

function isEnough(given: number, wanted: number | { readonly least: number }): boolean {
  return typeof wanted === 'number' ? given === wanted : given >= wanted.least;
}
