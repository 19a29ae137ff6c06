/**
 * In: a check. Out: an Excel file: the front page, fragments, rates with their denominators, evidence, and the settings for
 * repeating the run.
 */
import { fragmentKindNames } from '@wenjian/plagiarism';
import { type Sheet, type SheetRow, writeWorkbook } from '../report/workbook.ts';
import { frontRows } from './front-page.ts';
import { plagiarismExportText as text } from './plagiarism-export.text.ts';
import type { PlagiarismExport } from './plagiarism-export.ts';
import { ReportLines } from './report-lines.ts';

const frontWidths = [24, 90] as const;
const blockWidths = [6, 12, 10, 10, 8, 10, 8, 24, 6, 50, 24, 6, 50, 24] as const;
const rateWidths = [30, 30, 12, 14, 14, 12, 14, 14] as const;
const findingWidths = [14, 24, 12, 24, 60, 50] as const;
const settingWidths = [40, 12, 70] as const;

export function writePlagiarismXlsx(request: PlagiarismExport): Uint8Array {
  const lines = new ReportLines(request.report);
  return writeWorkbook([
    frontSheet(request, lines),
    blockSheet(request, lines),
    rateSheet(request, lines),
    findingSheet(lines),
    settingSheet(lines),
  ]);
}

function frontSheet(request: PlagiarismExport, lines: ReportLines): Sheet {
  const rows = frontRows(request, lines).map(([name, value]) => ({ values: [name, value] }));
  const hint = request.issue === null ? [] : [{ values: ['', text.verifyHint] }];
  return {
    name: text.front,
    widths: frontWidths,
    header: null,
    rows: [{ values: [text.title], isTitle: true }, ...rows, ...hint],
  };
}

function blockSheet({ report: { blocks, originId } }: PlagiarismExport, lines: ReportLines): Sheet {
  const rows = blocks.flatMap((block, index): SheetRow[] => {
    const own = block.references[originId];
    return lines.relationsOf(block, originId).map(({ docId, match }) => {
      const source = block.references[docId];
      return {
        values: [
          index + 1,
          fragmentKindNames[match.kind],
          text.percent(match.similarity),
          block.rarity === null ? '' : text.percent(block.rarity),
          match.words,
          match.equalWords,
          block.isSubtracted ? text.yes : text.no,
          lines.nameOf(originId),
          own?.page ?? '',
          own?.text ?? '',
          lines.nameOf(docId),
          source?.page ?? '',
          source?.text ?? '',
          [own, source]
            .flatMap((quote) => (quote?.pictures ? [text.inPictures(quote.pictures)] : []))
            .join(text.listed),
        ],
      };
    });
  });
  return { name: text.sheets.blocks, widths: blockWidths, header: text.blockSheetColumns, rows };
}

function rateSheet({ report: { rates } }: PlagiarismExport, lines: ReportLines): Sheet {
  return {
    name: text.sheets.rates,
    widths: rateWidths,
    header: text.rateSheetColumns,
    rows: rates.map(({ of, inside, before, after, rewritten }) => ({
      values: [
        lines.nameOf(of),
        inside === null ? text.any : lines.nameOf(inside),
        text.percent(after.rate),
        after.matched,
        after.total,
        text.percent(before.rate),
        before.matched,
        before.total,
        rewritten.after.matched,
        rewritten.before.matched,
      ],
    })),
  };
}

function findingSheet(lines: ReportLines): Sheet {
  const rows: SheetRow[] = [
    ...lines.evidence().map(([title = '', weight = '', values = '', reason = '']) => ({
      values: [text.evidence, title, weight, '', values, reason],
    })),
    ...lines.evasion().map(([name = '', title = '', count = '', examples = '']) => ({
      values: [text.evasion, title, count, name, examples, ''],
    })),
    ...lines.images().map(([position = '', judged = '', places = '']) => ({
      values: [text.images, position, '', '', places, judged],
    })),
    ...lines.sensitive().map(([name = '', page = '', found = '', word = '', tags = '']) => ({
      values: [text.sensitive, word, tags, name, found, page === '' ? '' : text.page(Number(page))],
    })),
  ];
  return { name: text.sheets.findings, widths: findingWidths, header: text.findingSheetColumns, rows };
}

function settingSheet(lines: ReportLines): Sheet {
  const { examined, notExamined } = lines.coverage();
  const title = (words: string): SheetRow => ({ values: [words], isTitle: true });
  return {
    name: text.sheets.settings,
    widths: settingWidths,
    header: null,
    rows: [
      title(text.examined),
      ...examined.map((values) => ({ values })),
      title(text.notExamined),
      ...notExamined.map((values) => ({ values })),
      title(text.subtracted),
      ...lines.subtracted().map((values) => ({ values })),
      title(text.settings),
      ...lines.settings().map(([name, value]) => ({ values: [name, '', value] })),
    ],
  };
}
