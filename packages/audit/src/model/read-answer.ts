/**
 * Parses a model's answer. In: any text. Out: the answer in the requested shape, or null. Strict about the
 * shape, lenient where models differ (a fence around the JSON, words before and after it, Chinese names of
 * levels).
 */
import { familyNames, levelNames } from '../audit.text.ts';
import { type RiskLevel, type RuleFamily, ruleFamilies } from '../rule.ts';

export interface RiskDraft {
  readonly quote: string;
  readonly title: string;
  readonly level: RiskLevel;
  readonly family: RuleFamily;
  readonly reason: string;
  readonly suggestion: string;
}

export interface ClausesAnswer {
  readonly risks: readonly RiskDraft[];
  /** Incomplete items, and items with an unknown level or family. */
  readonly unknown: number;
  /** Items beyond the limit. */
  readonly surplus: number;
}

const ownRuleOutcomes = ['hit', 'passed', 'missing', 'notApplicable'] as const;

export interface OwnRuleAnswer {
  readonly outcome: (typeof ownRuleOutcomes)[number];
  readonly reason: string;
  readonly suggestion: string;
  readonly quotes: readonly string[];
}

export interface DemandReply {
  readonly answer: string;
  readonly isFound: boolean;
  readonly quotes: readonly string[];
}

export function readClausesAnswer(text: string): ClausesAnswer | null {
  return firstObject(text, ({ risks }) => {
    if (!Array.isArray(risks)) return null;
    const taken = risks.slice(0, MAX_RISKS).map(riskOf);
    const known = taken.filter((risk) => risk !== null);
    return { risks: known, unknown: taken.length - known.length, surplus: risks.length - taken.length };
  });
}

export function readOwnRuleAnswer(text: string): OwnRuleAnswer | null {
  return firstObject(text, (fields) => {
    const outcome = ownRuleOutcomes.find((known) => known === fields.outcome);
    const reason = proseOf(fields.reason, MAX_REASON);
    const quotes = quotesOf(fields.quotes);
    if (outcome === undefined || reason === '' || quotes === null) return null;
    return { outcome, reason, suggestion: proseOf(fields.suggestion, MAX_SUGGESTION), quotes };
  });
}

export function readDemandReply(text: string): DemandReply | null {
  return firstObject(text, (fields) => {
    const answer = proseOf(fields.answer, MAX_ANSWER);
    const quotes = quotesOf(fields.quotes);
    if (answer === '' || quotes === null || typeof fields.found !== 'boolean') return null;
    return { answer, isFound: fields.found, quotes };
  });
}

/** More than this in one portion means that the model lists everything it sees. */
const MAX_RISKS = 20;
const MAX_QUOTES = 5;
const MAX_TITLE = 40;
const MAX_REASON = 800;
const MAX_SUGGESTION = 2000;
const MAX_ANSWER = 2000;
/** The model's reasoning may contain braces too; after this many tries there is no answer. */
const MAX_TRIES = 20;

type Fields = Readonly<Record<string, unknown>>;

function firstObject<Answer>(text: string, read: (fields: Fields) => Answer | null): Answer | null {
  const answer = text.replace(/^[\s\S]*<\/think>/, '');
  let at = answer.indexOf('{');
  for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries++) {
    const end = endOfObject(answer, at);
    const fields = end === null ? null : parsed(answer.slice(at, end));
    const found = fields === null ? null : read(fields);
    if (found !== null) return found;
    at = answer.indexOf('{', fields === null || end === null ? at + 1 : end);
  }
  return null;
}

/** The end of the object that begins at `start`; null when the text ends before. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (isString) {
      if (char === '\\') at++;
      else if (char === '"') isString = false;
    } else if (char === '"') isString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return null;
}

function parsed(json: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function riskOf(item: unknown): RiskDraft | null {
  const fields = fieldsOf(item);
  if (fields === null) return null;
  const level = levelOf(fields.level);
  const family = familyOf(fields.family);
  const quote = typeof fields.quote === 'string' ? fields.quote : '';
  const title = proseOf(fields.title, MAX_TITLE);
  const reason = proseOf(fields.reason, MAX_REASON);
  if (level === null || family === null || quote === '' || title === '' || reason === '') return null;
  return { quote, title, level, family, reason, suggestion: proseOf(fields.suggestion, MAX_SUGGESTION) };
}

const levels: readonly RiskLevel[] = ['high', 'medium', 'low'];

function levelOf(value: unknown): RiskLevel | null {
  if (typeof value !== 'string') return null;
  const word = value.trim().toLowerCase();
  return (
    levels.find((level) => word === level || word.replace(/(?:等级|风险)$/, '') === levelNames[level]) ?? null
  );
}

function familyOf(value: unknown): RuleFamily | null {
  if (typeof value !== 'string') return null;
  const word = value.trim();
  return ruleFamilies.find((family) => word === family || word === familyNames[family]) ?? null;
}

function quotesOf(value: unknown): readonly string[] | null {
  if (!Array.isArray(value) || !value.every((quote) => typeof quote === 'string')) return null;
  return value.filter((quote) => quote.trim() !== '').slice(0, MAX_QUOTES);
}

/** Without control characters, and short enough for the screen. */
function proseOf(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  const prose = value
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();
  return prose.length <= limit ? prose : `${prose.slice(0, limit - 1).toWellFormed()}…`;
}
