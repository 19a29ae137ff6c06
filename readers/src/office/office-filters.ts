/** The command line of one conversion: which LibreOffice filter converts which kind of document to which target. */
import type { OfficeModule } from '@wenjian/document';
import type { OfficeSource } from './office-document.ts';

export type OfficeTarget =
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'ods'
  | 'odp'
  | 'doc'
  | 'xls'
  | 'ppt'
  | 'rtf'
  | 'txt'
  | 'html';

export interface ConversionPaths {
  readonly input: string;
  readonly outputFolder: string;
  readonly maxPages: number;
}

/** Null when LibreOffice has no such conversion: a presentation cannot become a sheet. */
export function conversionArguments(
  source: OfficeSource,
  to: OfficeTarget,
  { input, outputFolder, maxPages }: ConversionPaths,
): readonly string[] | null {
  const filter = filters[source.module][to];
  if (filter === undefined) return null;
  const options = to === 'pdf' ? `:${pdfOptions(maxPages)}` : '';
  return [
    '--convert-to',
    `${to}:${filter}${options}`,
    ...(source.inputFilter === null ? [] : [`--infilter=${source.inputFilter}`]),
    '--outdir',
    outputFolder,
    input,
  ];
}

const filters: Readonly<Record<OfficeModule, Partial<Record<OfficeTarget, string>>>> = {
  writer: {
    pdf: 'writer_pdf_Export',
    docx: 'MS Word 2007 XML',
    odt: 'writer8',
    doc: 'MS Word 97',
    rtf: 'Rich Text Format',
    txt: 'Text (encoded):UTF8',
    html: 'HTML (StarWriter)',
  },
  calc: {
    pdf: 'calc_pdf_Export',
    xlsx: 'Calc MS Excel 2007 XML',
    ods: 'calc8',
    xls: 'MS Excel 97',
    html: 'HTML (StarCalc)',
  },
  impress: {
    pdf: 'impress_pdf_Export',
    pptx: 'Impress MS PowerPoint 2007 XML',
    odp: 'impress8',
    ppt: 'MS PowerPoint 97',
  },
};

function pdfOptions(maxPages: number): string {
  return JSON.stringify({ PageRange: { type: 'string', value: `1-${maxPages}` } });
}
