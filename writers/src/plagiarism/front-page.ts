/** The front page of a report, the same in every format: what it is, what it says in short, and how to verify it. */
import type { Rate } from '@wenjian/plagiarism';
import { timeOf } from '../report/time-of.ts';
import { plagiarismExportText as text } from './plagiarism-export.text.ts';
import type { PlagiarismExport, PlagiarismReport } from './plagiarism-export.ts';
import { type ReportLines, rateLine } from './report-lines.ts';

/** The figures of the front page, which the product keeps. */
export interface FrontFacts {
  /** Of the checked document. */
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
  readonly compared: { readonly uploads: number; readonly textBase: number };
  readonly rate: Rate | null;
  readonly rewritten: Rate | null;
  readonly fragments: number;
  readonly subtracted: number;
  readonly notExamined: number;
}

export function frontFacts(report: PlagiarismReport): FrontFacts {
  const { documents, originId, rates, blocks, coverage } = report;
  const [first] = rates;
  const others = documents.filter(({ docId }) => docId !== originId);
  const uploads = others.filter(({ origin }) => origin === 'upload').length;
  const subtracted = blocks.filter(({ isSubtracted }) => isSubtracted).length;
  return {
    files: documents.find(({ docId }) => docId === originId)?.files ?? [],
    compared: { uploads, textBase: others.length - uploads },
    rate: first?.after ?? null,
    rewritten: first?.rewritten.after ?? null,
    fragments: blocks.length - subtracted,
    subtracted,
    notExamined: coverage.notExamined.length,
  };
}

type Row = readonly [name: string, value: string];

export function frontRows({ report, info, issue }: PlagiarismExport, lines: ReportLines): readonly Row[] {
  const { files, rate, rewritten, fragments, subtracted } = frontFacts(report);
  const { facts } = text;
  return [
    ...(issue === null ? [] : [[facts.number, issue.number] as const]),
    [facts.date, timeOf(new Date(info.createdAt))],
    ...(issue === null ? [] : [[facts.requester, issue.requester] as const]),
    [facts.task, info.title],
    [facts.files, files.map(({ name, sha256 }) => `${name}\n${sha256}`).join('\n') || text.none],
    [facts.against, compared(report, lines)],
    [facts.rate, rateOr(rate)],
    [facts.rawRate, rateOr(report.rates[0]?.before ?? null)],
    [facts.rewritten, rateOr(rewritten)],
    [facts.count, text.blocksOf(fragments, subtracted)],
    [facts.notExamined, notExamined(lines)],
    ...(issue === null ? [] : [[facts.code, issue.code] as const, [facts.address, issue.address] as const]),
  ];
}

function rateOr(rate: Rate | null): string {
  return rate === null ? text.none : rateLine(rate);
}

/** The rest is in the report. */
const MOST_NAMES = 10;
const MOST_NOT_EXAMINED = 6;

function compared({ documents, originId }: PlagiarismReport, lines: ReportLines): string {
  const names = documents.filter(({ docId }) => docId !== originId).map(({ name }) => name);
  if (names.length === 0) return lines.against();
  const more = names.length - MOST_NAMES;
  const listed = names.slice(0, MOST_NAMES).join(text.between);
  return `${lines.against()}\n${listed}${more > 0 ? text.moreNames(more) : ''}`;
}

function notExamined(lines: ReportLines): string {
  const rows = lines.coverage().notExamined;
  const more = rows.length - MOST_NOT_EXAMINED;
  const listed = rows
    .slice(0, MOST_NOT_EXAMINED)
    .map(([what = '', count = '', reason = '']) => text.notExaminedItem(what, count, reason));
  return [...listed, ...(more > 0 ? [text.moreNotExamined(more)] : [])].join('\n') || text.none;
}
