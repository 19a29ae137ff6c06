/** Recognised lines as plain text: a paragraph is one line of text, an empty line stands between pages. */
import type { RecognisedLine, RecognisedPage } from '../../adapters/recogniser/recogniser.port.ts';

export function textOfPages(pages: readonly RecognisedPage[]): string {
  return pages.map(textOfPage).join('\n\n');
}

function textOfPage({ lines }: RecognisedPage): string {
  return lines.reduce((text, line, index) => text + joint(lines[index - 1], line) + line.text, '');
}

/** Chinese text continues without a space; two Latin words at a line break need one. */
function joint(before: RecognisedLine | undefined, line: RecognisedLine): string {
  if (!before) return '';
  if (before.paragraph !== line.paragraph) return '\n';
  return /[\p{Script=Latin}\d,.;:]$/u.test(before.text) && /^[\p{Script=Latin}\d]/u.test(line.text)
    ? ' '
    : '';
}
