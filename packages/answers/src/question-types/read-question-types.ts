/**
 * Reads question types from their rows. In: a text in which each line begins with a sign (docs/decisions/0056-answers-without-a-model.md). Out: the types. Promise: a
 * row that is not understood is an error that names it, never left out.
 */
import { type CalculatorName, isCalculatorName } from '../calculators/calculator-name.ts';
import type { Grounds, QuestionType, Statement } from './question-type.ts';

type Rows = ReadonlyMap<string, readonly string[]>;

export function readQuestionTypes(text: string): readonly QuestionType[] {
  const aliases = new Map<string, string>();
  const types: { head: string; rows: Map<string, string[]> }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const sign = line.charAt(0);
    const rest = line.slice(1).trim();
    const alias = /^@@\s*(?<short>\S+)\s*=\s*(?<name>\S+)$/.exec(line)?.groups;
    if (alias !== undefined) aliases.set(alias.short ?? '', alias.name ?? '');
    else if (sign === '#') types.push({ head: rest, rows: new Map() });
    else {
      const rows = types.at(-1)?.rows;
      if (rows === undefined || !'?~=-+>'.includes(sign)) throw new Error(`question types: ${line}`);
      rows.set(sign, [...(rows.get(sign) ?? []), rest]);
    }
  }
  return types.map(({ head, rows }) => readType(head, rows, aliases));
}

function readType(head: string, rows: Rows, aliases: ReadonlyMap<string, string>): QuestionType {
  const [id = '', title = ''] = head.split(/\s+/);
  if (!/^[a-z0-9-]+$/.test(id) || title === '') throw new Error(`question types: # ${head}`);
  const of = (sign: string) => rows.get(sign) ?? [];
  const listed = (sign: string) => of(sign).flatMap((row) => row.split('/').map((one) => one.trim()));
  const words = of('~').flatMap((row) => row.split(/\s+/));
  const statements = (sign: string) => of(sign).map((row) => readStatement(row, aliases));
  return {
    id,
    title,
    examples: listed('?'),
    required: words.filter((word) => !word.startsWith('!')).map((word) => new RegExp(word)),
    excluded: words.filter((word) => word.startsWith('!')).map((word) => new RegExp(word.slice(1))),
    answer: statements('='),
    points: statements('-'),
    calculators: of('+').map(readCalculator),
    next: listed('>'),
  };
}

function readCalculator(name: string): CalculatorName {
  if (!isCalculatorName(name)) throw new Error(`question types: + ${name}`);
  return name;
}

/** @劳动合同法47“每满一年支付一个月工资”; 133-1 is 第一百三十三条之一. */
const cited = /\s*@(?<law>[^\s@“”]+?)(?<number>\d+)(?:-(?<sub>\d+))?“(?<quote>[^“”]+)”/g;

function readStatement(row: string, aliases: ReadonlyMap<string, string>): Statement {
  const grounds = [...row.matchAll(cited)].map(({ groups }): Grounds => {
    const law = groups?.law ?? '';
    return {
      law: aliases.get(law) ?? law,
      number: Number(groups?.number),
      sub: Number(groups?.sub ?? 0),
      quote: groups?.quote ?? '',
    };
  });
  const text = row.replace(cited, '').trim();
  if (text === '' || text.includes('@')) throw new Error(`question types: ${row}`);
  return { text, grounds };
}
