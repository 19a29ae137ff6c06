/** What a manager reads: at most ten lines. Pure. */

import type { Progress } from '../../../shared/findings/view-model/decisions.ts';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText } from '../result.text.ts';
import { countLevels, type ResultParts } from './result-parts.ts';
import type { AuditResult, Risk } from './result-shapes.ts';

export const SUMMARY_LINES_MAX = 10;
const NAMED_RISKS = 3;
const NAMED_MISSING = 4;

const { summaryLines: text, levels } = resultText;

export function riskSummary(result: AuditResult, parts: ResultParts, progress: Progress): readonly string[] {
  return [
    text.contract(nameOf(result), result.contractTypeName, partiesOf(result)),
    text.standpoint(result.standpoint, result.model === null ? text.byRules : text.byModel(result.model)),
    countLine(parts),
    ...riskLines(parts),
    ...missingLine(parts),
    ...(progress.done === 0 ? [] : [text.decided(formatCount(progress.done), formatCount(progress.total))]),
    text.open(formatCount(parts.notChecked.length), formatCount(unreadParts(result).length)),
  ];
}

function nameOf({ overview, document }: AuditResult): string {
  return overview.title ?? document.name;
}

function partiesOf({ parties }: AuditResult): string {
  return parties.flatMap(({ label, name }) => (name === null ? [] : [`${label} ${name}`])).join('，');
}

function countLine({ all, risk, missing }: ResultParts): string {
  if (all.length === 0) return text.none;
  const { high, medium, low } = countLevels(risk);
  const [first, second, third, absent] = [high, medium, low, missing.length].map(formatCount);
  return text.counts(first ?? '', second ?? '', third ?? '', absent ?? '');
}

/** The worst first; what is left of the worst level is counted. */
function riskLines({ risk }: ResultParts): readonly string[] {
  const sorted = [...risk].sort((one, other) => rankOf(one) - rankOf(other));
  const named = sorted.slice(0, NAMED_RISKS);
  const left = sorted.slice(NAMED_RISKS).filter(({ level }) => level === 'high').length;
  return [
    ...named.map(({ level, title, clause }) => text.risk(levels[level], title, clause ?? '')),
    ...(left === 0 ? [] : [text.more(formatCount(left))]),
  ];
}

function rankOf({ level }: Risk): number {
  return ['high', 'medium', 'low'].indexOf(level);
}

function missingLine({ missing }: ResultParts): readonly string[] {
  if (missing.length === 0) return [];
  const titles = [...missing].sort((one, other) => rankOf(one) - rankOf(other)).map(({ title }) => title);
  const more = titles.length > NAMED_MISSING ? text.andMore(formatCount(titles.length)) : '';
  return [text.missing(titles.slice(0, NAMED_MISSING).join('、'), more)];
}

/** What of the contract was not read. Rules that were not checked are counted of themselves. */
export function unreadParts({ coverage }: AuditResult): AuditResult['coverage']['notExamined'] {
  return coverage.notExamined.filter(({ what }) => !isRules(what));
}

function isRules(what: string): boolean {
  return /规则|审查要求|审查立场/.test(what);
}
