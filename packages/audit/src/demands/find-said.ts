/** What a contract says about a matter: the statements, and their figures, each with the party it binds. */
import { type Contract, factsWithin, partyMentions, subjectAt } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { monthsOf } from '../checks/find-numbers.ts';
import { type Statement, statementsOf } from '../rules/consistency/statements.ts';
import type { FigureKind, Matter } from './matters.words.ts';

export interface SaidFigure {
  readonly place: Span;
  /** In months, as a share, in fen. */
  readonly value: number;
  readonly written: string;
  /** The label of the party whose duty or right it is; null: both, or not told. */
  readonly bearer: string | null;
}

/** The statements that speak of it; a heading says nothing. */
export function statementsAbout(contract: Contract, matter: Matter): readonly Statement[] {
  return statementsOf(contract).filter((statement) => isProvision(statement) && speaksOf(statement, matter));
}

export function figuresAbout(contract: Contract, matter: Matter): readonly SaidFigure[] {
  const { of, figure } = matter;
  if (of === undefined || figure === undefined) return [];
  return statementsAbout(contract, matter).flatMap((statement) => {
    const raw = contract.document.text.slice(statement.start, statement.end);
    return factsOf(contract, statement, of).flatMap(({ start, end, value }): SaidFigure[] => {
      const [before, after] = [raw.slice(0, start - statement.start), raw.slice(end - statement.start)].map(
        fold,
      );
      const words = `${labelOf(statement)}${before}◆${after}`;
      const said = figure.exec(words);
      if (said === null || !coversMark(figure, words)) return [];
      const at = words.indexOf('◆');
      const bearer = bearerAt(contract, words, at);
      const written = contract.document.text.slice(start, end).trim();
      return [{ place: statement.place, value, written, bearer }];
    });
  });
}

/** Whether a statement binds or favours this party, or nobody in particular: who is named before the matter decides. */
export function concerns(contract: Contract, { text }: Statement, { said }: Matter, label: string): boolean {
  const match = said.exec(text);
  const bearer = bearerAt(contract, text, match === null ? text.length : match.index + match[0].length);
  return bearer === null || bearer === label;
}

/** The subject before a place; without one the owner: 乙方的赔偿责任. Null: both, or nobody. */
function bearerAt(contract: Contract, text: string, at: number): string | null {
  const subject = subjectAt(contract, text, at);
  if (subject !== null) return subject.party?.label ?? null;
  const owner = partyMentions(contract, text).findLast(
    ({ index, word }) => index < at && text.startsWith('的', index + word.length),
  );
  return owner?.party?.label ?? null;
}

function speaksOf(statement: Statement, { said, unless }: Matter): boolean {
  const words = labelOf(statement) + statement.text;
  return said.test(words) && unless?.test(words) !== true;
}

function labelOf({ label, head }: Statement): string {
  return label === '' ? '' : `${head}${label}：`;
}

const LONGEST_HEADING = 16;

function isProvision({ label, text }: Statement): boolean {
  return label !== '' || /[，。；：]/.test(text) || text.length > LONGEST_HEADING;
}

/** The pattern must take in the figure itself, not one beside it. */
function coversMark(figure: RegExp, words: string): boolean {
  const mark = words.indexOf('◆');
  return [...words.matchAll(new RegExp(figure.source, 'g'))].some(
    ({ index, 0: said }) => index <= mark && mark < index + said.length,
  );
}

interface Fact extends Span {
  readonly value: number;
}

function factsOf(contract: Contract, statement: Statement, of: FigureKind): readonly Fact[] {
  switch (of) {
    case 'period':
      return factsWithin(contract.periods, statement).map((period) => ({
        ...spanOf(period),
        value: monthsOf(period),
      }));
    case 'share':
      return factsWithin(contract.percentages, statement).map((share) => ({
        ...spanOf(share),
        value: share.value,
      }));
    case 'amount':
      return factsWithin(contract.amounts, statement).flatMap((amount) =>
        amount.fen === null || amount.isUppercase ? [] : [{ ...spanOf(amount), value: amount.fen }],
      );
  }
}

function spanOf({ start, end }: Span): Span {
  return documentSpan(start, end);
}

const marks: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '(': '（', ')': '）' };

/** As sentences are folded, so that patterns read the same. */
function fold(text: string): string {
  return text.replace(/\s/g, '').replace(/[,;:()]/g, (mark) => marks[mark] ?? mark);
}
