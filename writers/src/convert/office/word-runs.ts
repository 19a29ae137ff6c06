/** In: a text and the formatting of its ranges. Out: the runs of a Word paragraph. */
import { append } from '@wenjian/document';
import { AlignmentType, type IRunOptions, TextRun } from 'docx';
import type { PieceParagraph, PieceRun } from './document-pieces.ts';

/** `from`: the number of characters to skip at the beginning, because Word writes the number itself. */
export function wordRuns({ text, runs }: Pick<PieceParagraph, 'text' | 'runs'>, from = 0): TextRun[] {
  const written: TextRun[] = [];
  let at = from;
  const write = (end: number, style: PieceRun['style']): void => {
    if (end > at) append(written, linesOf(text.slice(at, end), style));
    at = Math.max(at, end);
  };
  for (const run of runs) {
    write(run.start, {});
    write(run.end, run.style);
  }
  write(text.length, {});
  return written;
}

export function wordAlignment(alignment: PieceParagraph['alignment']) {
  switch (alignment) {
    case 'center':
      return { alignment: AlignmentType.CENTER };
    case 'right':
      return { alignment: AlignmentType.RIGHT };
    case 'justify':
      return { alignment: AlignmentType.BOTH };
    default:
      return {};
  }
}

/** Characters that are invalid in XML would make a file that Word refuses. */
function linesOf(text: string, style: PieceRun['style']): TextRun[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
  const look = lookOf(style);
  return clean
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...look, ...(index === 0 ? {} : { break: 1 }) }));
}

function lookOf({ bold, italic, underline, strike, color, sizePt, font }: PieceRun['style']): IRunOptions {
  return {
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italics: italic }),
    ...(underline === undefined ? {} : { underline: {} }),
    ...(strike === undefined ? {} : { strike }),
    ...(color === undefined ? {} : { color: color.slice(1) }),
    // The library uses half points.
    ...(sizePt === undefined ? {} : { size: Math.round(sizePt * 2) }),
    ...(font === undefined ? {} : { font }),
  };
}
