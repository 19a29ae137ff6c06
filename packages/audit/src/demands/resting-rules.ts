/** The rules an answer rests on: those on the same matter that speak at its quotations, and those that ask the demand itself. */
import type { Quotation, RuleNamed } from '../audit-result.ts';
import type { Asked, DemandReview, Judged } from './asked.ts';
import { quotesOf } from './asked.ts';
import { demandText } from './demands.text.ts';
import type { Matter } from './matters.words.ts';
import { isAbout } from './read-demand.ts';

/** Rules with a finding, or with a clause they miss, on this matter, that find what the word asks about. */
export function rulesAbout({ risks }: DemandReview, matter: Matter, word: string): readonly RuleNamed[] {
  const kind = kindsOfFinding.find(([words]) => words.test(word))?.[1];
  return named(risks.filter(({ title }) => isAbout(matter, title) && kind?.test(title) !== false));
}

/** 对等 asks for rules on one-sided terms; 合理 for any. */
const kindsOfFinding: readonly (readonly [RegExp, RegExp])[] = [
  [/对等|平等|公平/, /对等|单方|一方|对方|任意|失衡|不公/],
  [/[过太][高长]/, /过高|过长|超过|偏高|偏长|没有上限/],
  [/[过太][低短]/, /过低|过短|不足|偏低|偏短/],
  [/清楚|明确/, /没有|未|不明|不清|含糊|空白|缺/],
];

/** Those whose finding lies on a quotation of the answer. */
export function restingRules(
  { risks, checked }: DemandReview,
  matter: Matter,
  { quotes, outcome }: Judged,
): readonly RuleNamed[] {
  const lies = (start: number, end: number) => quotes.some((one) => one.start < end && start < one.end);
  const found = risks.filter(
    ({ title, span }) =>
      isAbout(matter, title) && (span === null ? outcome === 'absent' : lies(span.start, span.end)),
  );
  const met = checked.filter(
    (rule) => rule.met !== null && isAbout(matter, rule.title) && lies(rule.met.start, rule.met.end),
  );
  return named([...found, ...met]);
}

/** Nearly all of the words of a demand are in the question of one rule: the rule has answered it. */
const LEAST_SHARE = 0.85;
const LEAST_PAIRS = 4;

export function ruleAsking({ review, read: { phrase } }: Asked): Judged | null {
  const wanted = pairsOf(phrase);
  if (wanted.size < LEAST_PAIRS) return null;
  let best: { readonly rule: DemandReview['checked'][number]; readonly share: number } | null = null;
  for (const rule of review.checked) {
    if (rule.outcome !== 'hit' && rule.outcome !== 'missing' && rule.outcome !== 'passed') continue;
    const own = pairsOf(`${rule.title} ${rule.examines}`);
    const share = [...wanted].filter((pair) => own.has(pair)).length / wanted.size;
    if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { rule, share };
  }
  return best === null ? null : byRule(review, best.rule);
}

function byRule({ contract, risks }: DemandReview, rule: DemandReview['checked'][number]): Judged {
  const rules = named([rule]);
  if (rule.outcome === 'passed')
    return {
      outcome: 'met',
      answer: demandText.said(rule.examines),
      quotes: quotesIn(rule.met),
      why: null,
      rules,
    };
  const places = risks.flatMap(({ ruleId, span }) => (ruleId === rule.ruleId && span !== null ? [span] : []));
  return places.length === 0
    ? { outcome: 'absent', answer: demandText.ruleMissing([rule.title]), quotes: [], why: null, rules }
    : {
        outcome: 'hit',
        answer: demandText.ruleHit([rule.title]),
        quotes: quotesOf(contract, places),
        why: null,
        rules,
      };
}

function quotesIn(met: Quotation | null): readonly Quotation[] {
  return met === null ? [] : [met];
}

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [run] of text.matchAll(/\p{Script=Han}+/gu))
    for (let at = 0; at + 2 <= run.length; at++) pairs.add(run.slice(at, at + 2));
  return pairs;
}

const MOST_RULES = 5;

function named(rows: readonly { readonly ruleId: string; readonly title: string }[]): readonly RuleNamed[] {
  const byId = new Map(rows.map(({ ruleId, title }) => [ruleId, { ruleId, title }]));
  return [...byId.values()].slice(0, MOST_RULES);
}
