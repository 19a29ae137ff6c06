/** What a row, a column or a table weighs that came or went: by the text of all its cells together, without running numbers. */
import { type Block, type Document, documentSpan } from '@wenjian/document';
import { reasons } from '../compare.text.ts';
import type { SideName } from '../comparison.ts';
import { type JudgeContext, judgeChange } from '../judge/judge-change.ts';
import { isSerialCell } from '../judge/serial-cells.ts';
import { isContactHead } from '../weigh/plain-cases.ts';
import type { Verdict } from './change-draft.ts';
import type { PlacedSide } from './placed-side.ts';

export interface TablePart {
  readonly kind: 'table' | 'row' | 'column';
  readonly key: string;
  readonly cells: readonly Block[];
}

export function judgeTablePart(
  part: TablePart,
  document: Document,
  name: SideName,
  context: JudgeContext,
): Verdict {
  const texts = tellingCells(part, document).map(({ start, end }) => document.text.slice(start, end));
  const verdict = judgeText(part, document, texts.join('\t'), name, context);
  const [head = '', ...values] = texts;
  const isTerm =
    part.kind === 'column' &&
    verdict.significance === 'minor' &&
    weightyHead.test(head) &&
    !isContactHead(head) &&
    values.some((value) => value.trim() !== '');
  return isTerm
    ? { significance: 'major', reason: reasons.column(head.trim()), signals: ['content'] }
    : verdict;
}

/** Columns of a deal: with one more or one less something else was agreed on, whatever stands in it. */
const weightyHead =
  /地[点址区]|(?<![评等])价|(?<!条)款|金额|[租押定奖罚佣]金|保证金|额(?!外)|[费税率]|数量|面积|日期|期限|时间|工期|比例|标准|责任|规格|型号|品牌|产地|质保|保修|付款|交货|验收|[甲乙]方|账[户号]|权利|权限/;

function tellingCells({ cells }: TablePart, document: Document): readonly Block[] {
  const telling = cells.filter(
    (block) => !isSerialCell({ document, block, start: block.start, end: block.end }),
  );
  return telling.length > 0 ? telling : cells;
}

function judgeText(
  { cells: [first] }: TablePart,
  document: Document,
  text: string,
  name: SideName,
  context: JudgeContext,
): Verdict {
  if (first === undefined) return judgeChange(null, null, context);
  const block = { ...first, ...documentSpan(0, text.length) };
  // No other block has a place in this text.
  const whole = { ...document, text, blocks: [block] };
  const side: PlacedSide = { document: whole, block, start: 0, end: text.length };
  return name === 'old' ? judgeChange(side, null, context) : judgeChange(null, side, context);
}
