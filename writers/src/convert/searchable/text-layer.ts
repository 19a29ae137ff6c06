/**
 * Puts invisible text on pages, character by character at its recognised position; the page content does not
 * change. Runs in the thread.
 */
import { writeFile } from 'node:fs/promises';
import { PDFArray, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { decimal, loadEditable, type PageSpace, pageSpace, saveEdited } from '../pages/editable-pdf.ts';
import type { LayerLine, PdfEdit, PdfEditResult } from '../pages/pdf-edit.messages.ts';
import { ASCENT_SHARE, GlyphlessFont } from './glyphless-font.ts';

export async function addTextLayer(
  { source, output, lines }: Extract<PdfEdit, { kind: 'textLayer' }>,
  onProgress: (fraction: number) => void,
): Promise<PdfEditResult> {
  const { document, facts } = await loadEditable(source);
  const { context } = document;
  const font = new GlyphlessFont();
  const fontRef = context.nextRef();
  const byPage = Map.groupBy(lines, (line) => line.page);
  let done = 0;
  for (const [pageIndex, own] of byPage) {
    const page = document.getPages()[pageIndex];
    if (page !== undefined) {
      const name = page.node.newFontDictionary('WenJianText', fontRef);
      const space = pageSpace(page);
      const operators = own.map((line) => lineOperators(line, space, font, name.asString()));
      prependContent(page, context.register(context.flateStream(`q\n${operators.join('\n')}\nQ\n`)));
    }
    onProgress(++done / (byPage.size + 1));
  }
  font.write(context, fontRef);
  await writeFile(output, await saveEdited(document));
  return { facts };
}

/** First, so that the graphics state of the page's own content does not move the text. */
function prependContent(page: PDFPage, ref: PDFRef): void {
  const contents = page.node.Contents();
  if (contents instanceof PDFArray) contents.insert(0, ref);
  else page.node.set(PDFName.of('Contents'), page.doc.context.obj([ref]));
}

interface Placed {
  readonly character: string;
  readonly from: number;
  readonly to: number;
}

function charactersOf({ text, edges }: LayerLine): Placed[] {
  const placed: Placed[] = [];
  let unit = 0;
  for (const character of text) {
    const from = edges[unit] ?? 0;
    unit += character.length;
    placed.push({ character, from, to: edges[unit] ?? from });
  }
  return placed;
}

function lineOperators(line: LayerLine, space: PageSpace, font: GlyphlessFont, name: string): string {
  const first = line.edges[0] ?? 0;
  const last = line.edges.at(-1) ?? first;
  const size = Math.max(line.height, 0.1);
  const parts: string[] = [];
  let pen = 0;
  for (const { character, from, to } of charactersOf(line)) {
    const wanted = Math.abs(from - first) / size;
    const correction = (pen - wanted) * 1000;
    if (Math.abs(correction) >= 0.5) parts.push(decimal(correction));
    const { hex, width } = font.code(character, Math.abs(to - from) / size);
    parts.push(`<${hex}>`);
    pen = wanted + width;
  }
  const matrix = lineMatrix(line, first, last, size, space).map(decimal).join(' ');
  return `BT 3 Tr ${name} ${decimal(size)} Tf ${matrix} Tm [${parts.join(' ')}] TJ ET`;
}

/** The direction of the line, the upward direction and the start of the baseline, all in the file's coordinates. */
function lineMatrix(line: LayerLine, first: number, last: number, size: number, space: PageSpace): number[] {
  if (!line.isVertical) {
    const origin = space.point(first, line.top + size * ASCENT_SHARE);
    return [...space.vector(1, 0), ...space.vector(0, -1), ...origin];
  }
  const isDownwards = last >= first;
  const baseline = line.top + size * (isDownwards ? 1 - ASCENT_SHARE : ASCENT_SHARE);
  const [along, up] = isDownwards ? [1, 1] : [-1, -1];
  return [...space.vector(0, along), ...space.vector(up, 0), ...space.point(baseline, first)];
}
