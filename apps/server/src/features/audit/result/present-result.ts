/**
 * Converts the engine's review to the response of the routes: risks with their boxes and clauses, the
 * document with its blocks and pages. In: result and contract. Out: plain JSON that passes `auditResult`.
 */
import type { auditResult } from '@wenjian/api';
import type { AuditResult, ContractOverview, Quotation, Risk } from '@wenjian/audit';
import { type Contract, clauseLabel, contractTypeNames } from '@wenjian/contract';
import { type Document, documentOffset } from '@wenjian/document';
import type { z } from 'zod';
import {
  presentBoxes,
  presentDocument,
  type ReadFile,
} from '../../../platform/documents/present-document.ts';
import { STANDARD_RULE } from '../playbooks/standard-rule.ts';
import { presentParty } from './read-facts.ts';

export type PresentedResult = z.output<typeof auditResult>;

export function presentResult(
  result: AuditResult,
  contract: Contract,
  file: ReadFile,
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
    checked: result.checked.map((rule) => ({
      ...rule,
      isUnproven: rule.unproven !== null,
      met: rule.met && presentQuotation(document, rule.met),
    })),
    demands: result.demands.map((demand) => ({
      ...demand,
      rules: [...demand.rules],
      quotes: demand.quotes.map((quote) => presentQuotation(document, quote)),
    })),
    overview: presentOverview(document, result.overview),
    coverage: { examined: [...coverage.examined], notExamined: [...coverage.notExamined] },
    document: presentDocument(document, file),
  };
}

/**
 * The team's positions and its standard text are for the team only; a guest or a visitor with the link may be the other
 * side.
 */
export function withoutPositions(result: PresentedResult): PresentedResult {
  const shown = result.risks.filter(({ origin }) => origin !== 'standard');
  return {
    ...result,
    risks: shown.map((risk) => ({ ...risk, fallback: null, positions: [] })),
    checked: result.checked.filter(({ ruleId }) => ruleId !== STANDARD_RULE),
  };
}

function presentRisk(
  contract: Contract,
  { span, basis, related, edit, positions, ...risk }: Risk,
): PresentedResult['risks'][number] {
  const place = span?.start ?? (risk.insertAt === null ? null : documentOffset(risk.insertAt));
  return {
    ...risk,
    basis: [...basis],
    edit: edit && { ...edit, pieces: edit.pieces.map(({ start, end, text }) => ({ start, end, text })) },
    positions: [...positions],
    // Only reviews stored by former versions have one.
    fallback: null,
    start: span?.start ?? null,
    end: span?.end ?? null,
    boxes: span === null ? [] : presentBoxes(contract.document, span),
    clause: place === null ? null : clauseLabel(contract, place),
    related: related.map((quotation) => presentQuotation(contract.document, quotation)),
  };
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
  return { ...quotation, boxes: presentBoxes(document, quotation) };
}
