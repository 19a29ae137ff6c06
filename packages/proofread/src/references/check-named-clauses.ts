/**
 * References by what they name: 第4.2款约定的质量保证金, where 4.2 has no word of it and only 4.3 speaks of 质量保证金; 第五条约定的服务标准, which stands in
 * 第四条. In: the facts of the contract. Out: remarks, only where one other clause has the words.
 */
import { type Clause, type ClauseReference, type Contract, clauseAt } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

const named = /^(?:[款项])?(?:的)?(?:约定|规定|载明|列明|确定|所列|所述)的(?<said>[\u4e00-\u9fff]{3,14})/;
const [LONGEST_NAME, SHORTEST_NAME] = [8, 3];
const LOOK_AHEAD = 30;
const MOST_CLAUSES = 400;
const SHORTEST_CLAUSE = 8;
/** Said of any clause. */
const general =
  /^(?:方式|期限|时间|条件|标准|金额|情形|内容|比例|程序|义务|责任|要求|事项|日期|范围|违约|应当|有关|相关|全部|其他|各项|上述|任何|任一|一项|每|双方|甲方|乙方)/;

export function checkNamedClauses(contract: Contract): readonly CorrectionDraft[] {
  const { clauses } = contract;
  if (clauses.length > MOST_CLAUSES) return [];
  return contract.references.flatMap((reference) => {
    const target = reference.clause === null ? undefined : clauses[reference.clause];
    if (target === undefined || reference.isRelative || reference.isAmbiguous) return [];
    const { text } = contract.document;
    const said = named.exec(text.slice(reference.end, reference.end + LOOK_AHEAD))?.groups?.said ?? '';
    const own = text.slice(target.start, target.end);
    if (said === '' || general.test(said) || own.trim().length < SHORTEST_CLAUSE) return [];
    const here = clauseAt(contract, reference.start);
    const name = nameIn(contract, said, reference);
    if (name === null || encloses(target, reference)) return [];
    const others = peersOf(clauses, target).filter(
      (clause) => clause !== here && !encloses(clause, reference) && has(text, clause, name),
    );
    const [other, another] = others;
    if (other === undefined || another !== undefined) return [];
    const isHeaded = other.heading?.includes(name) === true;
    if (speaksOf(own, name) || (!isHeaded && own.includes(said.slice(0, 2)))) return [];
    const reason = graphText.misdirected(reference.target, name, other.number ?? '');
    const related = [documentSpan(other.start, other.start + (other.number ?? '').length)];
    return [{ ...remark(reference, 'references', 'misdirected', 'suspect', reason), related }];
  });
}

/** The longest beginning of what is said that the contract uses elsewhere. */
function nameIn({ document: { text } }: Contract, said: string, reference: ClauseReference): string | null {
  const rest = `${text.slice(0, reference.start)}\n${text.slice(reference.end + said.length + LOOK_AHEAD)}`;
  for (let length = Math.min(LONGEST_NAME, said.length); length >= SHORTEST_NAME; length--) {
    const name = said.slice(0, length);
    if (rest.includes(name)) return /[的应须由在将被把对向与和及或]$/.test(name) ? null : name;
  }
  return null;
}

/** 履约保证金 where the clause says 保证金: the two last characters are enough. */
function speaksOf(own: string, name: string): boolean {
  const tail = name.slice(-2);
  const pairs = Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2));
  const spoken = pairs.filter((pair) => own.includes(pair));
  return own.includes(tail) || spoken.length * 2 > pairs.length;
}

/** Clauses of the same height as the one that is named. */
function peersOf(clauses: readonly Clause[], target: Clause): readonly Clause[] {
  const depth = depthOf(clauses, target);
  return clauses.filter(
    (clause) => clause.number !== null && clause !== target && depthOf(clauses, clause) === depth,
  );
}

function depthOf(clauses: readonly Clause[], clause: Clause): number {
  let depth = 0;
  for (let at = clause.parent; at !== null; at = clauses[at]?.parent ?? null) depth += 1;
  return depth;
}

function has(text: string, { start, end }: Clause, name: string): boolean {
  return text.slice(start, end).includes(name);
}

function encloses({ start, end }: Clause, reference: ClauseReference): boolean {
  return start <= reference.start && reference.end <= end;
}
