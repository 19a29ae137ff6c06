/**
 * What a contract says, piece by piece: the sentences of body and attachments, and the cells of tables with the
 * words of their row and column. In the order of the text.
 */
import { type Contract, type Row, sentencesOf, tablesOf } from '@wenjian/contract';
import { documentSpan, type Span, smallestOf } from '@wenjian/document';

export interface Statement extends Span {
  /** Folded, without white space. */
  readonly text: string;
  /** The first words of its row; empty for a sentence. */
  readonly label: string;
  /** The words above its column; empty for a sentence. */
  readonly head: string;
  readonly isAttachment: boolean;
  /** The whole sentence or row, for the quotation. */
  readonly place: Span;
}

const cache = new WeakMap<Contract, readonly Statement[]>();

export function statementsOf(contract: Contract): readonly Statement[] {
  const known = cache.get(contract);
  if (known !== undefined) return known;
  const from = attachmentsFrom(contract);
  const cells = tablesOf(contract).flatMap((rows) => cellStatements(contract, rows, from));
  const rowed = new Set(cells.map(({ place }) => place.start));
  const sentences = sentencesOf(contract).flatMap((sentence): Statement[] => {
    const { start, end, isCell } = sentence;
    const text = sentence.text.replace(notChosen, '');
    const lineStart = contract.document.blocks[sentence.block]?.start ?? start;
    if (isCell || rowed.has(lineStart)) return [];
    const said = { start, end, text, label: '', head: '', isAttachment: start >= from, place: sentence };
    return [(said.isAttachment ? fieldIn(contract, said, lineStart) : null) ?? said];
  });
  const all = [...sentences, ...cells].sort((one, other) => one.start - other.start);
  cache.set(contract, all);
  return all;
}

/** □一般保证☑连带责任保证: what is not ticked is not said. */
const notChosen = /[□☐][^□☐☑☒■√，。；]{1,20}/g;

/** What follows the signatures belongs to the attachments, and attachments that stand before them. */
function attachmentsFrom(contract: Contract): number {
  const { attachments, signature, document } = contract;
  const bodies = attachments.flatMap(({ body }) => (body === null ? [] : [body.start]));
  return smallestOf(
    bodies,
    Math.min(document.text.length, signature?.end ?? document.text.length, attachedBeforeSignature(contract)),
  );
}

const attachmentHead =
  /^\s*[【[]?附\s?件\s?(?:[一二三四五六七八九十]{1,2}|\d{1,2}|[A-Z])?\s?[】\]]?\s*[：:、.．\s《（(]/;
const article = /^\s*第[一二三四五六七八九十百\d]{1,4}[条章]/;
const MAX_HEAD = 60;

/** The attachments that stand in the text, each with the line it begins with. */
export function attachmentHeads({ document }: Contract): readonly { name: string; start: number }[] {
  const heads: { name: string; start: number }[] = [];
  for (const { start, end } of document.blocks) {
    const line = document.text.slice(start, Math.min(end, start + MAX_HEAD + 1));
    if (article.test(line)) heads.length = 0;
    else if (line.length <= MAX_HEAD && attachmentHead.test(line) && !/[，。；]/.test(line))
      heads.push({
        name: fold(line).replace(/^[【[]?(附件(?:[一二三四五六七八九十]{1,2}|\d{1,2}|[A-Z])?).*$/, '$1'),
        start,
      });
  }
  return heads;
}

/** 附件一：工程报价单 after the last article, and the signatures below it. */
function attachedBeforeSignature(contract: Contract): number {
  return attachmentHeads(contract)[0]?.start ?? contract.document.text.length;
}

const field =
  /^\s*(?:\d{1,2}[.、．]\s*)?([\u4e00-\u9fffA-Za-z（）()/]{2,12})[：:]\s*((?:[^，。；;：:\n]|(?<=\d)[:：](?=\d)){1,30})[；;。]?\s*$/;
/** The first field of a line that says of which item the others speak. */
const itemName =
  /^(?:项目|名称|材料|品名|型号|期次|省份|货物|设备|产品|阶段|模块|岗位|车辆|品种|类别|事项|商品|部位|服务项目|工程项目)(?:名称)?$/;

/** 质保期：12个月 in an attachment reads as a row; 材料：板材；规格：E1级 as a row of that material. */
function fieldIn({ document }: Contract, said: Statement, lineStart: number): Statement | null {
  const raw = document.text.slice(said.start, said.end);
  const match = field.exec(raw);
  const [, name = '', value = ''] = match ?? [];
  if (match === null) return null;
  const start = said.start + raw.lastIndexOf(value);
  const span = { ...documentSpan(start, start + value.trimEnd().length), text: fold(value) };
  const [, itemIs = '', item = ''] =
    field.exec(
      document.text.slice(lineStart, Math.min(said.start, lineStart + MAX_HEAD)).split(/[；;]/)[0] ?? '',
    ) ?? [];
  if (itemName.test(itemIs)) return { ...said, ...span, label: fold(item), head: fold(name) };
  return { ...said, ...span, label: fold(name) };
}

/** A header names, it does not tell a figure. */
const figure = /\d|[一二两三四五六七八九十半](?:年|个月|日|天|小时|周)|[百千万]分之|[佰仟]元/;
const rowNumber = /^[（(]?[\d一二三四五六七八九十]{1,3}[)）.、]?$/;

function cellStatements({ document }: Contract, rows: readonly Row[], from: number): Statement[] {
  const [head = []] = rows;
  const fields = namedFields(rows);
  const hasHead = rows.length > 1 && head.length > 1 && head.every(({ text }) => !figure.test(text));
  return rows.slice(hasHead ? 1 : 0).flatMap((row) => {
    const start = row[0]?.start ?? 0;
    const lineStart = document.text.lastIndexOf('\n', start - 1) + 1;
    const place = documentSpan(Math.min(start, Math.max(lineStart, 0)), row.at(-1)?.end ?? start);
    const named = row.findIndex(({ text }) => text !== '' && !rowNumber.test(text));
    const label = fold(row[named]?.text ?? '');
    return row.slice(named + 1).flatMap((cell): Statement[] => {
      const text = fold(cell.text).replace(notChosen, '');
      if (text === '' || label.replace(notChosen, '') === '') return [];
      const own = fields.get(fieldName(text)) === 1 ? field.exec(text) : null;
      // 涉及人数｜约230万人 at the end of a wider table: a field of its own.
      const isField = row.length === 2 && head.length > 2;
      const column = hasHead && !isField ? head.find(({ column: at }) => at === cell.column) : undefined;
      const { start: first, end } = cell;
      return [
        {
          start: first,
          end,
          text,
          // 项目三｜室内温度：18℃: the cell names its value itself.
          label: own?.[1] ?? label,
          head: own === null ? fold(column?.text ?? '') : '',
          isAttachment: first >= from,
          place,
        },
      ];
    });
  });
}

/** How often each field is named: one that every row has is of the row's item. */
function namedFields(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of rows.flat()) {
    const name = fieldName(fold(text));
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function fieldName(text: string): string {
  return field.exec(text)?.[1] ?? '';
}

function fold(text: string): string {
  return text.replace(/\s/g, '');
}

/** So many signs of a line are read before and after a place. */
const LINE_REACH = 200;

/** The line around a place, without white space; only the near part of a very long one. */
export function lineAround({ document }: Contract, { start, end }: Span): string {
  const before = document.text.slice(Math.max(0, start - LINE_REACH), start);
  const after = document.text.slice(end, end + LINE_REACH);
  const to = after.indexOf('\n');
  const line =
    before.slice(before.lastIndexOf('\n') + 1) +
    document.text.slice(start, end) +
    after.slice(0, to < 0 ? after.length : to);
  return fold(line);
}
