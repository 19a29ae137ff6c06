/** In: a review. Out: an Excel file: a row for each risk, one for each rule with its conclusion, one for each demand, and what was not examined. */
import { familyNames } from '@wenjian/audit';
import { type Sheet, writeWorkbook } from '../report/workbook.ts';
import { auditReportText, auditSheetText as text } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import { notExaminedRows, placeText, shownOutcome, stateText } from './report-facts.ts';
import { riskRows, teamLines } from './risk-row.ts';

const riskWidths = [6, 10, 14, 28, 24, 50, 50, 40, 50, 40, 16, 30] as const;
const ruleWidths = [14, 40, 12, 60, 40] as const;
const demandWidths = [40, 16, 60, 60, 40] as const;
const notExaminedWidths = [30, 10, 70] as const;

export function writeAuditXlsx(request: AuditExport): Uint8Array {
  return writeWorkbook([
    riskSheet(request),
    ruleSheet(request),
    ...(request.result.demands.length === 0 ? [] : [demandSheet(request)]),
    notExaminedSheet(request),
  ]);
}

function riskSheet(request: AuditExport): Sheet {
  const rows = riskRows(request).map((row) => {
    const { risk, index, level, decision } = row;
    return {
      values: [
        index,
        level,
        familyNames[risk.family],
        risk.title,
        placeText(row),
        risk.quote,
        risk.reason,
        risk.basis.map(({ law, article, gist }) => auditReportText.basis(law, article, gist)).join('\n'),
        row.proposal,
        teamLines(row)
          .map(([name, words]) => `${name}：${words}`)
          .join('\n'),
        stateText(row),
        decision.note,
      ],
    };
  });
  return { name: text.sheets.risks, widths: riskWidths, header: text.riskColumns, rows };
}

/** A conclusion that rests on words of the contract shows them; every other one says why. */
function ruleSheet({ result: { checked } }: AuditExport): Sheet {
  const rows = checked.map((rule) => ({
    values: [
      familyNames[rule.family],
      rule.examines,
      auditReportText.outcomes[shownOutcome(rule)],
      rule.met?.quote ?? '',
      rule.why ?? '',
    ],
  }));
  return { name: text.sheets.rules, widths: ruleWidths, header: text.ruleColumns, rows };
}

function demandSheet({ result: { demands } }: AuditExport): Sheet {
  const rows = demands.map(({ demand, outcome, answer, why, quotes, rules }) => ({
    values: [
      demand,
      auditReportText.demandOutcomes[outcome],
      answer ?? why ?? '',
      quotes.map(({ quote }) => quote).join('\n'),
      rules.map(({ title }) => title).join('\n'),
    ],
  }));
  return { name: text.sheets.demands, widths: demandWidths, header: text.demandColumns, rows };
}

function notExaminedSheet(request: AuditExport): Sheet {
  const rows = notExaminedRows(request).map((values) => ({ values }));
  return { name: text.sheets.notExamined, widths: notExaminedWidths, header: text.notExaminedColumns, rows };
}
