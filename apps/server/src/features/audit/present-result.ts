/**
 * The engine's review in the shape the routes answer with: risks with their boxes and clauses, the document with its
 * blocks and pages. In: result and contract. Out: plain JSON that passes `auditResult`.
 */
import type { auditResult } from '@wenjian/api';
import {
  type AuditResult,
  type ContractOverview,
  type Quotation,
  type Risk,
  suggestionKind,
} from '@wenjian/audit';
import { type Clause, type Contract, clauseAt, contractTypeNames } from '@wenjian/contract';
import { boxesOfRange, type Document, documentOffset, type PageBox, type Span } from '@wenjian/document';
import type { z } from 'zod';
import { presentParty } from './read-facts.ts';

export type PresentedResult = z.output<typeof auditResult>;

export interface ReviewedFile {
  readonly name: string;
  readonly sha256: string;
}

export function presentResult(
  result: AuditResult,
  contract: Contract,
  file: ReviewedFile,
  facts: { readonly isPartial: boolean; readonly model: string | null },
): PresentedResult {
  const { document } = contract;
  const { contractType, parties, standpoints, standpoint, coverage } = result;
  return {
    ...facts,
    contractType,
    contractTypeName: contractTypeNames[contractType],
    parties: parties.map(presentParty),
    standpoints: [...standpoints],
    standpoint,
    risks: result.risks.map((risk) => presentRisk(contract, risk)),
    checked: [...result.checked],
    demands: result.demands.map((demand) => ({
      ...demand,
      quotes: demand.quotes.map((quote) => presentQuotation(document, quote)),
    })),
    overview: presentOverview(document, result.overview),
    coverage: { examined: [...coverage.examined], notExamined: [...coverage.notExamined] },
    document: presentDocument(document, file),
  };
}

/** What the team would still accept is for the team alone; the other side may be a guest, or hold the link. */
export function withoutPositions(result: PresentedResult): PresentedResult {
  return { ...result, risks: result.risks.map((risk) => ({ ...risk, fallback: null })) };
}

function presentRisk(contract: Contract, { span, basis, ...risk }: Risk): PresentedResult['risks'][number] {
  const place = span?.start ?? (risk.insertAt === null ? null : documentOffset(risk.insertAt));
  return {
    ...risk,
    basis: [...basis],
    suggestionKind: suggestionKind(risk.suggestion),
    start: span?.start ?? null,
    end: span?.end ?? null,
    boxes: span === null ? [] : boxesOf(contract.document, span),
    clause: place === null ? null : clauseLabel(contract, clauseAt(contract, place)),
  };
}

/** 第五条 5.2: the numbers from the outermost clause inwards. */
function clauseLabel({ clauses }: Contract, innermost: Clause | undefined): string | null {
  const words: string[] = [];
  let clause = innermost;
  while (clause !== undefined) {
    const word = clause.number ?? clause.heading;
    if (word !== null) words.unshift(word);
    clause = clause.parent === null ? undefined : clauses[clause.parent];
  }
  return words.length === 0 ? null : words.join(' ');
}

function presentOverview(document: Document, overview: ContractOverview): PresentedResult['overview'] {
  const placed = <Fact extends { readonly place: Quotation }>(fact: Fact) => ({
    ...fact,
    place: presentQuotation(document, fact.place),
  });
  const { total, term, governingLaw, disputes, dates, money } = overview;
  return {
    ...overview,
    total: total && placed(total),
    term: term && placed(term),
    governingLaw: governingLaw && placed(governingLaw),
    disputes: disputes.map(placed),
    dates: dates.map(placed),
    money: money.map(placed),
  };
}

function presentQuotation(document: Document, quotation: Quotation) {
  return { ...quotation, boxes: boxesOf(document, quotation) };
}

function presentDocument(document: Document, { name, sha256 }: ReviewedFile): PresentedResult['document'] {
  const { kind, pages, text, blocks } = document;
  return {
    name,
    kind,
    sha256,
    pages: pages && [...pages],
    text,
    blocks: blocks.map(({ id, type, start, end, page, level, number }) => ({
      id,
      type,
      start,
      end,
      page: page ?? null,
      level: level ?? null,
      number: number ?? null,
    })),
  };
}

function boxesOf(document: Document, span: Span): PageBox[] {
  return boxesOfRange(document, span).map(rounded);
}

/** A hundredth of a point cannot be seen, and a result has very many boxes. */
function rounded({ page, x, y, width, height }: PageBox): PageBox {
  return { page, x: round(x), y: round(y), width: round(width), height: round(height) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
