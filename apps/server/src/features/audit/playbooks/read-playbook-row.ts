/** One row of a sheet: a rule of the catalogue, a required clause or a rule in plain language. Out: what is wrong with it, in sentences. */
import { reviewTemplate } from '@wenjian/api';
import { allRules, hasWords, type Rule } from '@wenjian/audit';
import type { z } from 'zod';
import { templateText } from '../audit.text.ts';
import { rulesById } from '../templates/check-template.ts';
import {
  type PlaybookColumn,
  playbookColumns,
  playbookKinds,
  playbookText as text,
} from './playbook.text.ts';
import type { PlaybookContent } from './write-playbook.ts';

export type PlaybookRow = (column: PlaybookColumn) => string;

const { rules: rulesShape, ownRules: ownShape, requiredClauses: clausesShape } = reviewTemplate.shape;
const rulesByTitle = Map.groupBy(allRules, ({ title }) => title);
const levelByWord: ReadonlyMap<string, keyof typeof text.levels> = new Map(
  Object.entries(text.levels).map(([level, word]) => [word, level as keyof typeof text.levels]),
);

interface Gathered {
  readonly rules: PlaybookContent['rules'][number][];
  readonly ownRules: PlaybookContent['ownRules'][number][];
  readonly requiredClauses: PlaybookContent['requiredClauses'][number][];
  /** Rules that the sheet names, also those it switches off. */
  readonly seen: Set<string>;
}

export function createRowReader() {
  const gathered: Gathered = { rules: [], ownRules: [], requiredClauses: [], seen: new Set() };
  return {
    /** Empty: the row is in the list. */
    add(row: PlaybookRow): readonly string[] {
      switch (row('kind')) {
        case playbookKinds.rule:
          return addRule(gathered, row);
        case playbookKinds.required:
          return addClause(gathered, row);
        case playbookKinds.own:
          return addOwnRule(gathered, row);
        default:
          return [text.unknownKind(row('kind'))];
      }
    },
    content: (): PlaybookContent => {
      const { rules, ownRules, requiredClauses } = gathered;
      return { rules, ownRules, requiredClauses };
    },
  };
}

const positionColumns = ['ideal', 'fallback', 'walkAway'] as const;

function addRule({ rules, seen }: Gathered, row: PlaybookRow): readonly string[] {
  const asked = row('id') || row('topic');
  if (asked === '') return [text.noRule];
  const [named, twin] = row('id') === '' ? (rulesByTitle.get(asked) ?? []) : [];
  if (twin !== undefined) return [text.ambiguousRule(asked)];
  const rule = rulesById.get(asked) ?? named;
  if (rule === undefined) return [text.unknownRule(asked)];
  if (seen.has(rule.id)) return [text.repeatedRule(rule.title)];
  seen.add(rule.id);
  const misplaced = filled(row, ['words'], playbookKinds.rule);
  if (row('level') === text.off) {
    const content = [...positionColumns, 'wording', 'thresholds'] as const;
    return [...misplaced, ...(content.some((column) => row(column) !== '') ? [text.offWithContent] : [])];
  }
  const level = levelByWord.get(row('level'));
  const isDefault = row('level') === '' || row('level') === text.defaultLevel;
  const { thresholds, problems } = thresholdsOf(rule, row('thresholds'));
  const wrong = [
    ...misplaced,
    ...problems,
    ...(level === undefined && !isDefault ? [text.unknownLevel(row('level'))] : []),
  ];
  const made = {
    ruleId: rule.id,
    ...(level === undefined ? {} : { level }),
    ...(Object.keys(thresholds).length === 0 ? {} : { thresholds }),
    ...written(row, [...positionColumns, 'wording']),
  };
  return taken(rules, rulesShape.element, made, wrong);
}

function addClause({ requiredClauses }: Gathered, row: PlaybookRow): readonly string[] {
  const words = row('words')
    .split(/[、，,；;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const [topic, wording] = [row('topic'), row('wording')];
  // Without words of its own the clause is told by its name.
  const told = words.length === 0 && topic !== '' ? [topic] : words;
  const made = {
    id: row('id') || freeId('clause', requiredClauses),
    topic,
    words: told,
    wording,
    level: levelByWord.get(row('level')),
    ...written(row, positionColumns),
  };
  const wrong = [
    ...filled(row, ['thresholds'], playbookKinds.required),
    ...levelProblems(row),
    ...idProblems(made.id, requiredClauses),
  ];
  // Searched only within the limits of the shape.
  return taken(requiredClauses, clausesShape.element, made, wrong, (clause) =>
    hasWords(clause.wording, clause.words) ? [] : [templateText.wordsNotInWording(clause.topic)],
  );
}

function addOwnRule({ ownRules }: Gathered, row: PlaybookRow): readonly string[] {
  const made = {
    id: row('id') || freeId('own', ownRules),
    text: row('topic'),
    level: levelByWord.get(row('level')),
    ...written(row, positionColumns),
  };
  const wrong = [
    ...filled(row, ['wording', 'words', 'thresholds'], playbookKinds.own),
    ...levelProblems(row),
    ...idProblems(made.id, ownRules),
  ];
  return taken(ownRules, ownShape.element, made, wrong);
}

/** The same limits as in the page: what the shape says is said of the row. */
function taken<Shape extends z.ZodType>(
  list: z.output<Shape>[],
  shape: Shape,
  made: unknown,
  wrong: readonly string[],
  problemsIn: (made: z.output<Shape>) => readonly string[] = () => [],
): readonly string[] {
  if (wrong.length > 0) return wrong;
  const parsed = shape.safeParse(made);
  if (!parsed.success) return [...new Set(parsed.error.issues.map(({ message }) => message))];
  const problems = problemsIn(parsed.data);
  if (problems.length > 0) return problems;
  list.push(parsed.data);
  return [];
}

function levelProblems(row: PlaybookRow): readonly string[] {
  const word = row('level');
  if (word === '' || word === text.defaultLevel) return [text.levelNeeded];
  if (word === text.off) return [text.offHere];
  return levelByWord.has(word) ? [] : [text.unknownLevel(word)];
}

function idProblems(id: string, list: readonly { readonly id: string }[]): readonly string[] {
  return list.some((one) => one.id === id) ? [text.repeatedId(id)] : [];
}

function freeId(prefix: string, list: readonly { readonly id: string }[]): string {
  let number = list.length + 1;
  while (list.some(({ id }) => id === `${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

function filled(row: PlaybookRow, columns: readonly PlaybookColumn[], kind: string): readonly string[] {
  return columns
    .filter((column) => row(column) !== '')
    .map((column) => text.notForKind(playbookColumns[column], kind));
}

function written<Column extends PlaybookColumn>(row: PlaybookRow, columns: readonly Column[]) {
  const entries = columns.map((column) => [column, row(column)] as const);
  return Object.fromEntries(entries.filter(([, words]) => words !== ''));
}

function thresholdsOf({ thresholds: known = {} }: Rule, words: string) {
  const thresholds: Record<string, number> = {};
  const problems: string[] = [];
  for (const part of words.split(/[；;，,\n]/).filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] =
      /^\s*([A-Za-z]\w*)\s*[=＝]\s*(-?\d+(?:\.\d+)?(?:e-?\d+)?)\s*$/.exec(part) ?? [];
    if (name === '') problems.push(text.badThreshold(part.trim()));
    else if (!Object.hasOwn(known, name))
      problems.push(text.noThreshold(name, Object.keys(known).join('、')));
    else if (Number(value) < 0) problems.push(text.negative);
    else thresholds[name] = Number(value);
  }
  return { thresholds, problems };
}
