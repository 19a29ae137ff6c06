/** A conversation as a Word file: questions and answers under headings, tables as tables, sources and verdicts below each answer. */
import {
  HeadingLevel,
  Packer,
  Paragraph,
  type Table,
  TableRow,
  TextRun,
  Document as WordDocument,
} from 'docx';
import { wordSafe } from '../docx/new-paragraph.ts';
import {
  body,
  cell,
  colours,
  gap,
  heading,
  headRow,
  reportStyles,
  TEXT_WIDTH,
  table,
  textRuns,
} from '../docx/report-elements.ts';
import { writerText } from '../writers.text.ts';
import { type MarkdownBlock, type MarkdownRun, readMarkdown } from './read-markdown.ts';
import type { WrittenChat, WrittenMessage } from './written-chat.ts';

type Children = readonly (Paragraph | Table)[];

/** Twips. */
const margin = { top: 1440, bottom: 1300, left: 1418, right: 1418 } as const;
const INDENT = 420;

export async function writeChatDocx({ title, lead, messages }: WrittenChat): Promise<Uint8Array> {
  const document = new WordDocument({
    creator: writerText.author,
    title: wordSafe(title),
    styles: reportStyles,
    sections: [
      {
        properties: { page: { margin } },
        children: [heading(title, 1), grey(lead), ...messages.flatMap(contentOf)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function contentOf({ heading: name, quote, quoteTitle, content, notice, lists }: WrittenMessage): Children {
  return [
    heading(name, 2),
    ...(quote === null ? [] : [...body(`${quoteTitle}：`), ...quote.split('\n').map(indented)]),
    ...readMarkdown(content).flatMap(blockOf),
    ...(notice === null ? [] : [grey(notice)]),
    ...lists.flatMap(({ title, items }) => [
      new Paragraph({ keepNext: true, children: [textRuns(title, { bold: true })] }),
      ...items.map((item) => new Paragraph({ style: 'Furniture', children: [textRuns(item)] })),
    ]),
  ];
}

function blockOf(block: MarkdownBlock): Children {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_3, children: runs(block.runs) })];
    case 'quote':
      return [new Paragraph({ indent: { left: INDENT }, children: runs(block.runs) })];
    case 'item':
      return [
        new Paragraph({
          indent: { left: INDENT * (block.depth + 1), hanging: INDENT },
          children: [textRuns(`${block.label}\t`), ...runs(block.runs)],
        }),
      ];
    case 'code':
      return block.text.split('\n').map(indented);
    case 'table':
      return tableOf(block.rows);
    case 'paragraph':
      return [new Paragraph({ children: runs(block.runs) })];
  }
}

function runs(list: readonly MarkdownRun[]): TextRun[] {
  return list.map(({ text, isBold }) => new TextRun({ text: wordSafe(text), bold: isBold }));
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): Children {
  const columns = Math.max(1, head.length);
  const widths = Array.from({ length: columns }, () => Math.floor(TEXT_WIDTH / columns));
  const cells = (row: readonly string[]) => widths.map((width, index) => cell(row[index] ?? '', width));
  return [
    table(widths, [headRow(head, widths), ...rows.map((row) => new TableRow({ children: cells(row) }))]),
    gap(),
  ];
}

function indented(text: string): Paragraph {
  return new Paragraph({ indent: { left: INDENT }, children: [textRuns(text)] });
}

function grey(text: string): Paragraph {
  return new Paragraph({ children: [textRuns(text, { color: colours.grey })] });
}
