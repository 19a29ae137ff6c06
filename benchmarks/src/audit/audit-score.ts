/**
 * Compares the findings of a review with the planted risks: each contract is reviewed for both sides and
 * neutrally, and the three results are judged together.
 */
import { type AuditResult, auditForSides, type Risk } from '@wenjian/audit';
import { allRules } from '@wenjian/audit/recognition';
import type { LabelledContract, Plant } from './audit-corpus.ts';

export interface ContractScore {
  readonly name: string;
  readonly isTypeRight: boolean;
  readonly found: readonly Plant[];
  readonly missed: readonly Plant[];
  readonly missingFound: readonly string[];
  readonly missingMissed: readonly string[];
  /** Reported risks at a plant of their rule; a general burden at any plant. */
  readonly right: readonly Risk[];
  /** Reported risks at no plant and not listed as also correct. */
  readonly wrong: readonly Risk[];
  /** Clauses reported as missing that were not left out on purpose and are not listed as also correct. */
  readonly missingUnplanned: readonly Risk[];
  readonly highAlarms: readonly Risk[];
  readonly quotations: { readonly all: number; readonly verbatim: number };
}

const sides = ['payer', 'performer', 'neutral'] as const;

export function scoreContract(contract: LabelledContract): ContractScore {
  const { plants, missing, also } = contract;
  const judge = auditForSides(contract.document);
  const neutral = judge();
  const labelOf = (side: string) => neutral.parties.find((party) => party.side === side)?.label;
  const results = { neutral, payer: judge(labelOf('payer')), performer: judge(labelOf('performer')) };
  const risks = [
    ...new Map(sides.flatMap((side) => results[side].risks.map((risk) => [risk.id, risk] as const))).values(),
  ];
  const spoken = risks.filter(({ kind }) => kind === 'risk');
  const isFound = (plant: Plant): boolean =>
    results[plant.side === 'any' ? 'neutral' : plant.side].risks.some((risk) => isOn(risk, plant));
  const isRight = (risk: Risk): boolean =>
    plants.some((plant) => isOn(general.has(risk.ruleId) ? { ...risk, ruleId: plant.ruleId } : risk, plant));
  const isMissingFound = (ruleId: string): boolean => risks.some((risk) => risk.ruleId === ruleId);
  const isPlanned = ({ ruleId }: Risk): boolean =>
    missing.includes(ruleId) || also.includes(ruleId) || plants.some((plant) => plant.ruleId === ruleId);
  return {
    name: contract.name,
    isTypeRight: neutral.contractType === contract.type,
    found: plants.filter(isFound),
    missed: plants.filter((plant) => !isFound(plant)),
    missingFound: missing.filter(isMissingFound),
    missingMissed: missing.filter((ruleId) => !isMissingFound(ruleId)),
    right: spoken.filter(isRight),
    wrong: spoken.filter(
      (risk) => !isRight(risk) && !also.includes(risk.ruleId) && !missing.includes(risk.ruleId),
    ),
    missingUnplanned: risks.filter((risk) => risk.kind === 'missing' && !isPlanned(risk)),
    highAlarms: highRisks(Object.values(results)),
    quotations: countQuotations(contract, spoken),
  };
}

/** General burdens that yield to every rule with a more precise name: they say where, not which, and never count as a plant of another rule that was found. */
const general: ReadonlySet<string> = new Set(
  allRules.flatMap(({ id, yields }) => (yields === true ? [id] : [])),
);

/** The quotation of each risk and its related ones. */
function countQuotations({ document }: LabelledContract, risks: readonly Risk[]) {
  const all = risks.flatMap(({ quote, span, related }) => [
    { quote, span },
    ...related.map((place) => ({ quote: place.quote, span: place })),
  ]);
  const verbatim = all.filter(
    ({ quote, span }) => span !== null && quote !== '' && document.text.slice(span.start, span.end) === quote,
  );
  return { all: all.length, verbatim: verbatim.length };
}

/**
 * By its quotation or a related one: either place of a contradiction may be planted. A rule that reports a
 * whole clause as missing has no place to quote; its own plant counts as found.
 */
function isOn({ ruleId, span, related }: Risk, plant: Plant): boolean {
  if (ruleId !== plant.ruleId) return false;
  return span === null || [span, ...related].some(({ start, end }) => start < plant.end && plant.start < end);
}

function highRisks(results: readonly AuditResult[]): readonly Risk[] {
  const high = results.flatMap(({ risks }) => risks).filter(({ level }) => level === 'high');
  return [...new Map(high.map((risk) => [risk.id, risk])).values()];
}
