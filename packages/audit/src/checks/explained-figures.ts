/**
 * Whether a stated result comes out of other figures beside it: then the calculation that failed was of other figures, and
 * the result is accused of nothing.
 */
import {
  type Contract,
  expectedOf,
  FEN,
  type Figure,
  factsWithin,
  ONE,
  type Relation,
  readNumber,
  sentencesOf,
  tablesOf,
  wordsBefore,
} from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { isTotalRow, plainNumber } from './column-sums.ts';
import { surnames } from './surnames.ts';

export function isExplained(contract: Contract, relation: Relation): boolean {
  const { span, kind, value } = relation.result;
  if (span === null) return false;
  if (kind === 'count')
    return relation.kind === 'sum' && isOfUncounted(contract, relation.parts, value, span);
  if (kind !== 'money') return false;
  return relation.kind === 'sum'
    ? isSumOfColumn(contract, span) ||
        isSumOfLines(contract, relation.parts, value) ||
        isSumBeside(contract, value, span) ||
        isSumOfResults(contract, value, span)
    : relation.kind === 'product' &&
        (isShareOfAnother(contract, relation, value) ||
          isGrown(contract, value, span) ||
          isSumBeside(contract, value, span) ||
          isTimesBeside(contract, value, span) ||
          isTimesOfRow(contract, relation, span));
}

/** 安全文明施工费60%，即420,000元: a share of another sum than was thought. */
function isShareOfAnother(
  contract: Contract,
  { factors }: Extract<Relation, { kind: 'product' }>,
  value: bigint,
): boolean {
  const [rate, another] = factors.filter(({ kind }) => kind === 'rate');
  if (rate === undefined || another !== undefined) return false;
  if (rate.value <= 0n || (value * ONE) % rate.value !== 0n) return false;
  const base = (value * ONE) / rate.value;
  const isAmount = contract.amounts.some(({ fen }) => fen !== null && BigInt(fen) * FEN === base);
  return isAmount || (base % ONE === 0n && isWrittenNumber(contract, base / ONE));
}

/** 月租金15,480元；第三年上浮4%，月租金16,099.20元: so much more or less than another sum of the paragraph. */
function isGrown(contract: Contract, value: bigint, { start }: Span): boolean {
  const block = contract.document.blocks.find((each) => each.start <= start && start < each.end);
  if (block === undefined) return false;
  const bases = factsWithin(contract.amounts, block).flatMap(({ fen }) =>
    fen === null ? [] : [BigInt(fen) * FEN],
  );
  return factsWithin(contract.percentages, block)
    .filter((share) => grows.test(wordsBefore(contract, share)))
    .some(({ value: share }) =>
      bases.some((base) =>
        [1 + share, 1 - share].some((times) => Math.abs(Number(base) * times - Number(value)) < Number(FEN)),
      ),
    );
}

/** 40% of a price is no growth, even where another sum and 40% of it happen to come out. */
const grows = /(?:[上下]浮|[上下]调|递[增减]|增[长加]|提高|上涨|降低|减少|下降|优惠|让利)[^，。；\d]{0,6}$/;

/** 安全文明施工费｜700,000: in a table, without its unit; small numbers count other things. */
function isWrittenNumber({ document }: Contract, whole: bigint): boolean {
  if (whole < LEAST_SUM) return false;
  const [plain, grouped] = [String(whole), whole.toLocaleString('en-US')];
  return new RegExp(`(?<![\\d,.])(?:${plain}|${grouped})(?![\\d,]|\\.[1-9])`).test(document.text);
}

const LEAST_SUM = 1000n;

/** 首批…计217,000元。第二批…计205,000元。两批合计422,000元: each of the lines before it has its own result. */
function isSumOfResults(contract: Contract, value: bigint, { start }: Span): boolean {
  const { blocks } = contract.document;
  const own = blocks.findIndex((each) => each.start <= start && start < each.end);
  const results = blocks.slice(Math.max(0, own - MOST_SUMS), own).flatMap((block) => {
    const last = factsWithin(contract.amounts, block)
      .filter(({ fen, isUppercase }) => fen !== null && !isUppercase)
      .at(-1);
    return last?.fen == null ? [] : [BigInt(last.fen) * FEN];
  });
  let sum = 0n;
  return results.reverse().some((result, index) => {
    sum += result;
    return index > 0 && sum === value;
  });
}

/** A table whose total stands under no head, or under the wrong one: it is the sum of some column. */
function isSumOfColumn(contract: Contract, { start, end }: Span): boolean {
  return tablesOf(contract).some((rows) => {
    const stated = rows.flat().find((cell) => cell.start <= start && end <= cell.end);
    const total = stated === undefined ? null : plainNumber(stated.text);
    if (total === null || stated === undefined) return false;
    const above = rows.filter((row) => !isTotalRow(row) && row.every((cell) => cell.start < start));
    const columns = new Set(above.flat().map(({ column }) => column));
    return [...columns].some((column) => {
      const items = above.flatMap((row) => {
        const number = plainNumber(row.find((cell) => cell.column === column)?.text ?? '');
        return number === null ? [] : [number];
      });
      return items.length > 1 && Math.abs(items.reduce((sum, item) => sum + item, 0) - total) < 1;
    });
  });
}

/** 木作：吊顶15,000元；衣柜20,000元；小计35,000元: each line with its last sum. */
function isSumOfLines(contract: Contract, parts: readonly Figure[], value: bigint): boolean {
  const lastOfLines = new Map<number, bigint>();
  for (const part of parts) {
    const line = contract.document.blocks.findIndex(
      ({ start, end }) => part.span !== null && start <= part.span.start && part.span.start < end,
    );
    lastOfLines.set(line, part.value);
  }
  const sum = [...lastOfLines.values()].reduce((all, last) => all + last, 0n);
  return lastOfLines.size > 1 && lastOfLines.size < parts.length && sum === value;
}

/** 1块｜30天｜4,800元/天｜144,000元: thirty times, and the row says thirty. */
function isTimesOfRow(contract: Contract, relation: Relation, { start, end }: Span): boolean {
  const expected = expectedOf(relation);
  const times =
    expected > 0n && relation.result.value % expected === 0n ? relation.result.value / expected : 0n;
  if (times < 2n) return false;
  const said = new RegExp(`(?<![\\d.,])${times}个?(?:[天日周月年次期场]|工作日|小时)`);
  return tablesOf(contract).some((rows) =>
    rows.some(
      (row) =>
        row.some((cell) => cell.start <= start && end <= cell.end) && row.some(({ text }) => said.test(text)),
    ),
  );
}

/** More sums than these are a list, and some of a list add up to anything. */
const MOST_SUMS = 8;

/** 每台2,400元，10台24,000元；每台6,500元，4台26,000元；合计50,000元: the two before it add up to it. */
function isSumBeside(contract: Contract, value: bigint, { start }: Span): boolean {
  const block = contract.document.blocks.find((each) => each.start <= start && start < each.end);
  if (block === undefined) return false;
  const before = factsWithin(contract.amounts, block)
    .filter(({ end, fen, isUppercase }) => end <= start && fen !== null && !isUppercase)
    .map(({ fen }) => BigInt(fen ?? 0) * FEN)
    .slice(-MOST_SUMS);
  let sums: readonly { readonly sum: bigint; readonly parts: number }[] = [{ sum: 0n, parts: 0 }];
  for (const amount of before)
    sums = [...sums, ...sums.map(({ sum, parts }) => ({ sum: sum + amount, parts: parts + 1 }))];
  return sums.some(({ sum, parts }) => parts > 1 && sum === value);
}

/** 每台18,500元，两台月租金37,000元，12个月租金总额444,000元: twelve times the sum before it, and twelve is said. */
function isTimesBeside(contract: Contract, value: bigint, { start }: Span): boolean {
  const block = contract.document.blocks.find((each) => each.start <= start && start < each.end);
  if (block === undefined) return false;
  const said = contract.document.text.slice(block.start, start);
  const [last] = factsWithin(contract.amounts, block)
    .filter(({ end, fen, isUppercase }) => end <= start && fen !== null && fen > 0 && !isUppercase)
    .map(({ fen }) => BigInt(fen ?? 0) * FEN)
    .slice(-1);
  if (last === undefined || value % last !== 0n || value / last < 2n) return false;
  return [...said.matchAll(times)].some(([, number = '']) => readNumber(number) === Number(value / last));
}

const times = /(?<![\d.,])(\d+|[一二两三四五六七八九十]+)个?(?:[天日周月年次期场批]|工作日|小时)/g;

/** 负责人李某, 项目经理：周明: a role and the name of a person. */
const namedInRole = new RegExp(
  `(?:经理|负责人|主管|主任|[组队店班]长|代表|总监|顾问|联系人|主持人|(?<!人)员|[^老]师)(?:姓名)?[为是：:]?[${surnames}][\\u4e00-\\u9fff]{1,2}(?:$|[（(])`,
);

/** 负责人李某；工程师4名；测试1名；合计6名: who is named without a number is one of them. */
function isOfUncounted(
  contract: Contract,
  parts: readonly Figure[],
  value: bigint,
  { start }: Span,
): boolean {
  const block = contract.document.blocks.find((each) => each.start <= start && start < each.end);
  if (block === undefined) return false;
  const bare = sentencesOf(contract)
    .filter((each) => each.start >= block.start && each.end <= start)
    .flatMap(({ text }) => text.split(/[，、；。]/))
    .filter((item) => namedInRole.test(item) && !/\d/.test(item)).length;
  const lacking = value - parts.reduce((sum, part) => sum + part.value, 0n);
  return bare > 0 && lacking === BigInt(bare) * ONE;
}
