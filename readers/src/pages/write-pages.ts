/**
 * In: a document on pages of our own, with the rules of its tables. Out: those pages as PDF, every character drawn where
 * the document says it stands; and how many characters the font could not show.
 */
import { writeFile } from 'node:fs/promises';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Document, LineFragment } from '@wenjian/document';
import { LINE_BOX } from './page-cursor.ts';
import { openPageFont, type PageFont, SPACE } from './page-font.ts';
import { hundredths } from './page-format.ts';
import type { PagePlan } from './page-plan.ts';

/** `noFont`: nothing was written. */
export type WrittenPages =
  | { readonly kind: 'written'; readonly unshown: number }
  | { readonly kind: 'noFont' };

/** The height of ideographs above the line, in units of their size. */
const ASCENT = 0.88;
const RULE_PT = 0.5;
const FONT = 'F';

export async function writePages({ document, rules }: PagePlan, path: string): Promise<WrittenPages> {
  const font = await openPageFont();
  if (font === null) return { kind: 'noFont' };
  const pages = document.pages ?? [];
  const contents = pages.map((): string[] => []);
  let unshown = 0;
  for (const fragment of document.layout ?? []) {
    const height = pages[fragment.page]?.heightPt ?? 0;
    const drawn = drawLine(document, fragment, font, height);
    contents[fragment.page]?.push(drawn.operators);
    unshown += drawn.unshown;
  }
  for (const { page, y, left, width } of rules) {
    const height = pages[page]?.heightPt ?? 0;
    contents[page]?.push(
      `0.8 G ${RULE_PT} w ${left} ${decimal(height - y)} m ${decimal(left + width)} ${decimal(height - y)} l S`,
    );
  }
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const reference = font.embed(pdf.context);
  pages.forEach(({ widthPt, heightPt }, index) => {
    const page = pdf.addPage([widthPt, heightPt]);
    page.node.setFontDictionary(PDFName.of(FONT), reference);
    page.node.addContentStream(
      pdf.context.register(pdf.context.flateStream(contents[index]?.join('\n') ?? '')),
    );
  });
  await writeFile(path, await pdf.save({ addDefaultPage: false }));
  return { kind: 'written', unshown };
}

function drawLine(
  { text }: Document,
  { start, end, top, height, edges }: LineFragment,
  font: PageFont,
  pageHeight: number,
): { readonly operators: string; readonly unshown: number } {
  const size = height / LINE_BOX;
  const baseline = pageHeight - top - (height - size) / 2 - ASCENT * size;
  let unshown = 0;
  let shown = '<';
  for (let at: number = start; at < end; at++) {
    const code = text.codePointAt(at) ?? 0;
    const next = code > 0xffff ? at + 2 : at + 1;
    // Tabs and other controls are blanks.
    const { hex, width, isShown } = font.character(Math.max(SPACE, code));
    if (!isShown) unshown++;
    const advance = (((edges[next - start] ?? 0) - (edges[at - start] ?? 0)) / size) * 1000;
    shown += hex;
    const correction = Math.round(width - advance);
    if (correction !== 0) shown += `>${correction}<`;
    at = next - 1;
  }
  const place = `${decimal(edges[0] ?? 0)} ${decimal(baseline)}`;
  return { operators: `BT /${FONT} ${decimal(size)} Tf ${place} Td [${shown}>] TJ ET`, unshown };
}

function decimal(value: number): string {
  return String(hundredths(value));
}
