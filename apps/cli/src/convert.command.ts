/** `wenjian convert FILE --to FORMAT --out PATH`: the file in another format; several results go into the folder PATH. */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type ConversionTarget, conversionTargets } from '@wenjian/document';
import { convertFiles } from '@wenjian/writers/convert';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { requireFile, withDocumentTools } from './read-input.ts';

const usage = `FILE --to ${conversionTargets.join('|')} --out PATH [--json] [--data DIR]`;

export const convertCommand: Command = {
  name: 'convert',
  usage,
  summary: cliText.convert.summary,
  async run(args, terminal) {
    const options = { ...commonOptions, to: { type: 'string' }, out: { type: 'string' } } as const;
    const { values, positionals } = parseArguments(args, options, `convert ${usage}`, 1);
    const to = conversionTargets.find((format) => format === values.to);
    if (!to || !values.out) throw new UnusableInput(cliText.badArguments(`convert ${usage}`));
    const path = positionals[0] ?? '';
    await requireFile(path);
    const written = await convert(path, to, values.out, terminal);
    if (values.json) terminal.out(JSON.stringify({ files: written }));
    else for (const file of written) terminal.out(cliText.written(file));
  },
};

async function convert(
  path: string,
  to: ConversionTarget,
  out: string,
  terminal: Terminal,
): Promise<readonly string[]> {
  const outputFolder = await mkdtemp(join(tmpdir(), 'wenjian-convert-'));
  try {
    terminal.note(cliText.converting(path));
    const outcome = await withDocumentTools(({ office, recogniser }) =>
      convertFiles(
        {
          files: [{ path, name: basename(path) }],
          operation: { kind: 'format', to },
          outputFolder,
          signal: new AbortController().signal,
          onProgress: () => undefined,
        },
        { office, recogniser },
      ),
    );
    if (outcome.kind === 'failed') throw new UnusableInput(cliText.unreadable(path, outcome.message));
    for (const note of outcome.notes) terminal.note(note);
    return await putAway(outcome.files, out);
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}

async function putAway(
  files: readonly { readonly path: string; readonly name: string }[],
  out: string,
): Promise<readonly string[]> {
  const isFolder = files.length > 1;
  await mkdir(isFolder ? out : dirname(out), { recursive: true });
  const targets = files.map((file) => ({ from: file.path, to: isFolder ? join(out, file.name) : out }));
  for (const target of targets) await copyFile(target.from, target.to);
  return targets.map((target) => target.to);
}
