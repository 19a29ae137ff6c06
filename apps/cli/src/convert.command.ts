/**
 * `wenjian convert FILE… --to FORMAT|--tool NAME --out PATH`: files in another format, or what a tool makes of them; several results go into the
 * folder PATH. A password is read from a file: arguments can be seen by others on the machine.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { conversionTools, isConversionTask } from '@wenjian/api';
import { conversionTargets } from '@wenjian/document';
import { unlockFile } from '@wenjian/readers';
import type { ConversionOperation } from '@wenjian/writers';
import { convertFiles } from '@wenjian/writers/convert';
import { protectPdf } from '@wenjian/writers/protect';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import {
  formatOperation,
  isConversionTool,
  operationOfTool,
  operationOptions,
  toolHelp,
} from './conversion-operation.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { requireFile, withDocumentTools } from './read-input.ts';

const usage = `FILE… (--to ${conversionTargets.join('|')} | --tool NAME …) --out PATH [--json] [--data DIR]`;

const options = {
  ...commonOptions,
  ...operationOptions,
  to: { type: 'string' },
  tool: { type: 'string' },
  out: { type: 'string' },
  'password-file': { type: 'string' },
} as const;

export const convertCommand: Command = {
  name: 'convert',
  usage,
  summary: cliText.convert.summary,
  details: `${cliText.convert.tools}\n${toolHelp()}`,
  async run(args, terminal) {
    const { values, positionals: paths } = parseArguments(args, options, `convert ${usage}`, { least: 1 });
    const { to, tool, out } = values;
    const isKnown = to === undefined ? isConversionTool(tool ?? '') : tool === undefined && isTarget(to);
    if (!isKnown || !out) throw new UnusableInput(cliText.badArguments(`convert ${usage}`));
    for (const path of paths) await requireFile(path);
    const folder = await mkdtemp(join(tmpdir(), 'wenjian-convert-'));
    try {
      const produced = await produce(paths, values, folder, terminal);
      const written = await putAway(produced, out);
      if (values.json) terminal.out(JSON.stringify({ files: written }));
      else for (const file of written) terminal.out(cliText.written(file));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function isTarget(to: string): boolean {
  return conversionTargets.some((target) => target === to);
}

interface Produced {
  readonly path: string;
  readonly name: string;
}

type Values = ReturnType<typeof parseArguments<typeof options>>['values'];

function produce(
  paths: readonly string[],
  values: Values,
  folder: string,
  terminal: Terminal,
): Promise<readonly Produced[]> {
  const { to, tool = '' } = values;
  if (to !== undefined) return convert(paths, formatOperation(to), folder, terminal);
  if (tool === 'protect' || tool === 'unlock')
    return withPassword(tool, paths, values['password-file'], folder, terminal);
  if (!isConversionTask(tool)) throw new UnusableInput(cliText.badArguments(`convert ${usage}`));
  const { most } = conversionTools[tool].files;
  if (paths.length > most) throw new UnusableInput(cliText.convert.tooManyFiles(tool, most));
  return convert(paths, operationOfTool(tool, values), folder, terminal);
}

async function convert(
  paths: readonly string[],
  operation: ConversionOperation,
  outputFolder: string,
  terminal: Terminal,
): Promise<readonly Produced[]> {
  for (const path of paths) terminal.note(cliText.converting(path));
  const outcome = await withDocumentTools(({ office, recogniser }) =>
    convertFiles(
      {
        files: paths.map((path) => ({ path, name: basename(path) })),
        operation,
        outputFolder,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      },
      { office, recogniser },
    ),
  );
  if (outcome.kind === 'failed')
    throw new UnusableInput(cliText.unreadable(paths.join('，'), outcome.message));
  for (const sentence of [...outcome.checks.map(cliText.convert.checked), ...outcome.notes])
    terminal.note(sentence);
  return outcome.files;
}

async function withPassword(
  tool: 'protect' | 'unlock',
  paths: readonly string[],
  passwordFile: string | undefined,
  folder: string,
  terminal: Terminal,
): Promise<readonly Produced[]> {
  if (passwordFile === undefined) throw new UnusableInput(cliText.convert.needsPassword);
  await requireFile(passwordFile);
  const password = (await readFile(passwordFile, 'utf8')).replace(/\r?\n$/, '');
  const produced: Produced[] = [];
  for (const [index, path] of paths.entries()) {
    terminal.note(cliText.converting(path));
    const output = join(folder, String(index));
    const refusal =
      tool === 'protect' ? await protect(path, password, output) : await unlock(path, password, output);
    if (refusal !== null) throw new UnusableInput(cliText.unreadable(path, refusal));
    terminal.note(cliText.convert.checked(cliText.convert[tool]));
    produced.push({ path: output, name: basename(path) });
  }
  return produced;
}

/** Null when it was written, or else why not. */
async function protect(path: string, password: string, output: string): Promise<string | null> {
  const outcome = await protectPdf(path, password, output);
  return outcome.kind === 'refused' ? outcome.message : null;
}

async function unlock(path: string, password: string, output: string): Promise<string | null> {
  const outcome = await unlockFile(path, password, output);
  return outcome === 'unlocked' ? null : cliText.convert.unlockRefusals[outcome];
}

async function putAway(files: readonly Produced[], out: string): Promise<readonly string[]> {
  const isFolder = files.length > 1;
  await mkdir(isFolder ? out : dirname(out), { recursive: true });
  const targets = files.map((file) => ({ from: file.path, to: isFolder ? join(out, file.name) : out }));
  for (const target of targets) await copyFile(target.from, target.to);
  return targets.map((target) => target.to);
}
