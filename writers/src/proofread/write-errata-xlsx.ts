/** In: a proofreading. Out: the errata sheet as an Excel file, a correction a row; what was renumbered and what was not examined are on the second sheet. */
import { type SheetRow, writeWorkbook } from '../report/workbook.ts';
import { contextOf, correctionRows, errataFacts, erratumWords } from './correction-row.ts';
import { proofreadingExportText as text } from './proofreading-export.text.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

/** In characters. */
const widths = [6, 34, 24, 24, 50, 10] as const;
const aboutWidths = [30, 24, 24, 60] as const;

export function writeErrataXlsx(request: ProofreadingExport): Uint8Array {
  const { errata } = text;
  const rows = correctionRows(request);
  return writeWorkbook([
    {
      name: errata.sheets.list,
      widths,
      header: errata.columns,
      rows: rows.map((row) => {
        const { original, replacement, why } = erratumWords(row);
        const place = [row.place, row.context].filter(Boolean).join('\n');
        return { values: [row.index, place, original, replacement, why, text.states[row.state]] };
      }),
    },
    {
      name: errata.sheets.about,
      widths: aboutWidths,
      header: null,
      rows: [
        ...errataFacts(request, rows).map(([name, value]) => ({ values: [errata.line(name, value)] })),
        ...renumbering(request),
        ...notExamined(request),
      ],
    },
  ]);
}

function renumbering({ renumbered, document }: ProofreadingExport): readonly SheetRow[] {
  const rows = renumbered.map((place) => ({
    values: [
      text.errata.renumberKinds[place.kind],
      place.original,
      place.replacement,
      contextOf(document, place),
    ],
  }));
  return section(text.errata.renumbering, text.errata.renumberColumns, rows);
}

function notExamined({ coverage }: ProofreadingExport): readonly SheetRow[] {
  const rows = coverage.notExamined.map(({ what, count, reason }) => ({ values: [what, count, reason] }));
  return section(text.errata.notExamined, text.errata.notExaminedColumns, rows);
}

function section(title: string, columns: readonly string[], rows: readonly SheetRow[]): readonly SheetRow[] {
  return rows.length === 0
    ? []
    : [{ values: [title], isTitle: true }, { values: columns, isTitle: true }, ...rows];
}
