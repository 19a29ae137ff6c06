/** `wenjian read FILE`: the text of a file, or with --json its blocks and coverage. */
import { boxesOfRange, coverageOf, type Document, spanText } from '@wenjian/document';
import { cliText } from './cli.text.ts';
import type { Command } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readInput, withDocumentTools } from './read-input.ts';

const usage = 'FILE [--json] [--data DIR]';

export const readCommand: Command = {
  name: 'read',
  usage,
  summary: cliText.read.summary,
  async run(args, terminal) {
    const { values, positionals } = parseArguments(args, commonOptions, `read ${usage}`, 1);
    const document = await withDocumentTools((tools) => readInput(tools, positionals[0] ?? '', terminal));
    if (values.json) {
      terminal.out(JSON.stringify(toJson(document)));
      return;
    }
    terminal.out(document.text);
    if (document.notRead.length > 0) terminal.note(cliText.notExamined);
    for (const { what, count, reason } of document.notRead) terminal.note(cliText.item(what, count, reason));
  },
};

function toJson(document: Document) {
  return {
    kind: document.kind,
    pageCount: document.pages?.length ?? null,
    blocks: document.blocks.map((block) => ({
      id: block.id,
      type: block.type,
      text: spanText(document, block),
      page: block.page ?? null,
      boxes: block.box === undefined ? boxesOfRange(document, block) : [block.box],
    })),
    text: document.text,
    coverage: coverageOf(document),
  };
}
