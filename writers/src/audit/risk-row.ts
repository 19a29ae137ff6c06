/** A risk as a row of an export: the same number, words and state in every format. */
import { levelNames, type Risk, type RiskLevel } from '@wenjian/audit';
import { type Clause, type Contract, clauseAt, understandContract } from '@wenjian/contract';
import { documentOffset, type FindingDecision } from '@wenjian/document';
import { auditExportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';

export interface RiskRow {
  readonly risk: Risk;
  /** Counted from 1 in text order. */
  readonly index: number;
  /** 高风险 */
  readonly level: string;
  /** 第五条 违约责任; empty before the first clause. */
  readonly clause: string;
  /** 5.2; empty when its clause has no number. */
  readonly number: string;
  /** 第 3 页; empty when unknown. */
  readonly page: string;
  /** 第 5 页“…”: the other places of a contradiction. */
  readonly related: readonly string[];
  readonly decision: FindingDecision;
  readonly state: string;
  /** The text that is or would be written: the user's own, else the suggestion. */
  readonly proposal: string;
}

export const levelOrder: readonly RiskLevel[] = ['high', 'medium', 'low'];

export function riskRows({ result, document, decisions }: AuditExport): readonly RiskRow[] {
  const contract = understandContract(document);
  const decided = new Map(decisions.map((decision) => [decision.findingId, decision]));
  return result.risks.map((risk, index) => {
    const decision = decided.get(risk.id) ?? openDecision(risk);
    const clause = clauseOf(contract, risk);
    return {
      risk,
      index: index + 1,
      level: auditExportText.level(levelNames[risk.level]),
      clause: clauseName(clause, risk),
      number: clause?.number ?? '',
      page: pageText(risk.page),
      related: risk.related.map(({ page, quote }) => auditExportText.place(pageText(page), quote)),
      decision,
      state: auditExportText.states[decision.state],
      proposal: decision.state === 'edited' ? (decision.text ?? '') : risk.suggestion,
    };
  });
}

/** What the team wishes, accepts and needs at least, each with its name. */
export function teamLines({ risk: { positions } }: RiskRow): readonly (readonly [string, string])[] {
  return positions
    .filter(({ isTeam }) => isTeam)
    .map(({ kind, text }) => [auditExportText.teamPositions[kind], text] as const);
}

function pageText(page: number | null): string {
  return page === null ? '' : auditExportText.page(page);
}

/** Missing clauses are always inserted, whatever was chosen for risks. */
export function isInserted({ risk, decision }: RiskRow): boolean {
  return risk.kind === 'missing' || decision.placement === 'insert';
}

function openDecision({ id, kind }: Risk): FindingDecision {
  const placement = kind === 'missing' ? 'insert' : 'replace';
  return { findingId: id, state: 'open', text: null, placement, note: '', decidedBy: null, decidedAt: null };
}

function clauseOf(contract: Contract, { span, insertAt }: Risk): Clause | null {
  const offset = span?.start ?? insertAt;
  return offset === null ? null : (clauseAt(contract, documentOffset(offset)) ?? null);
}

function clauseName(clause: Clause | null, { span }: Risk): string {
  const name = [clause?.number, clause?.heading].filter(Boolean).join(' ');
  return span === null && name !== '' ? auditExportText.behind(name) : name;
}
