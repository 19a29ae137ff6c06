/** `wenjian ocr FILE`: the lines of text on each page of an image or a PDF, with their confidence and place in pixels. */
import { OcrFailed, type OcrPage, recogniseSource } from '@wenjian/readers';
import { cliText } from './cli.text.ts';
import { type Command, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { requireFile, withDocumentTools } from './read-input.ts';

const usage = 'FILE [--json] [--data DIR]';

export const ocrCommand: Command = {
  name: 'ocr',
  usage,
  summary: cliText.ocr.summary,
  async run(args, terminal) {
    const { values, positionals } = parseArguments(args, commonOptions, `ocr ${usage}`, 1);
    const path = positionals[0] ?? '';
    await requireFile(path);
    terminal.note(cliText.recognising(path));
    const pages = await withDocumentTools(async ({ recogniser }) => {
      const outcome = await recogniseSource(path, recogniser).catch(failureSentence);
      if (outcome.kind === 'unreadable') throw new UnusableInput(cliText.unreadable(path, outcome.message));
      return outcome.pages;
    });
    if (values.json) terminal.out(JSON.stringify({ pages: pages.map(toJson) }));
    else for (const page of pages) terminal.out(page.lines.map((line) => line.text).join('\n'));
  },
};

function failureSentence(error: unknown): never {
  throw error instanceof OcrFailed ? new UnusableInput(error.message) : error;
}

function toJson({ width, height, lines }: OcrPage) {
  return { width, height, lines: lines.map(({ text, confidence, box }) => ({ text, confidence, box })) };
}
