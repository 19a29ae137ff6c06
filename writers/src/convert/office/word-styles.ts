/** Styles of the generated Word files: plain black text in the usual Chinese fonts. */
import type { IStylesOptions } from 'docx';

const body = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  eastAsia: '宋体',
  cs: 'Times New Roman',
} as const;
const display = { ...body, eastAsia: '黑体' } as const;

/** Half points. */
const sizes = [36, 32, 28, 26, 24, 24] as const;

function heading(level: 1 | 2 | 3 | 4 | 5 | 6) {
  return {
    run: { font: display, bold: true, color: '000000', size: sizes[level - 1] ?? 24 },
    paragraph: { spacing: { before: 160, after: 120 }, keepNext: true },
  };
}

export function documentStyles(bodySizePt: number): IStylesOptions {
  return {
    default: {
      document: { run: { font: body, size: bodySizePt * 2 }, paragraph: { spacing: { line: 320 } } },
      heading1: heading(1),
      heading2: heading(2),
      heading3: heading(3),
      heading4: heading(4),
      heading5: heading(5),
      heading6: heading(6),
    },
    paragraphStyles: [{ id: 'Note', name: 'Note', basedOn: 'Normal', run: { size: 18 } }],
  };
}
