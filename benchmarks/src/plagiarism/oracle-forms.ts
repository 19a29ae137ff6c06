/**
 * Honest forms as two parties fill them in: blanks, boxes, dotted lines, spaced-out labels and titles, lists.
 * Seeded. Whoever calls one of them an attempt to hide something is wrong.
 */
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';
import { comparePair } from '@wenjian/plagiarism';
import { createRandom, type Random } from '../contract-text.ts';

export interface FormScore {
  readonly forms: number;
  /** Forms in which a trace of evasion is reported. */
  readonly accused: number;
  readonly examples: readonly string[];
}

/** Each form is filled in twice, and compared with and without the empty form as a template. */
export function measureForms(forms: number, firstSeed: number): FormScore {
  const examples: string[] = [];
  let accused = 0;
  for (let seed = firstSeed; seed < firstSeed + forms; seed++) {
    const [one, other, empty] = [writeForm(seed, 1), writeForm(seed, 2), writeForm(seed, null)];
    const found = [
      ...comparePair(one, other).evasion,
      ...comparePair(one, other, { subtract: { templates: [empty] } }).evasion,
      ...comparePair(one, writeForm(seed + 1, 2)).evasion,
      ...comparePair(one, plainOf(other)).evasion,
    ];
    if (found.length === 0) continue;
    accused++;
    examples.push(`seed ${seed}: ${found[0]?.kind} ${found[0]?.text.slice(0, 60)}`);
  }
  return { forms, accused, examples: examples.slice(0, 10) };
}

const LINES = 12;

/** `filling`: by whom; null for the empty form. */
function writeForm(seed: number, filling: number | null): Document {
  const form = createRandom(seed * 7919 + 3);
  const values = createRandom(seed * 104_729 + (filling ?? 0));
  const blocks = Array.from({ length: LINES }, (): BlockDraft => {
    const line = lines[form(lines.length)] ?? lines[0];
    return {
      type: form(4) === 0 ? 'tableCell' : 'paragraph',
      text: line(form, filling === null ? null : values),
    };
  });
  return buildDocument({ readerVersion: 'oracle', kind: 'docx', pages: null, blocks, notRead: [] });
}

/** The same words without any layout, as in a plain text. */
function plainOf({ blocks, text }: Document): Document {
  const drafts = blocks.map((block): BlockDraft => {
    const words = text.slice(block.start, block.end).replace(/[\s_＿…·.□○☐—]+/g, '');
    return { type: block.type, text: words };
  });
  return buildDocument({ readerVersion: 'oracle', kind: 'docx', pages: null, blocks: drafts, notRead: [] });
}

type Line = (form: Random, values: Random | null) => string;

const titles = [
  '投标报价汇总表',
  '设备技术参数偏离表',
  '法定代表人身份证明书',
  '项目管理机构人员组成表',
  '授权委托书',
];
const labels = [
  '姓名',
  '性别',
  '出生年月',
  '联系人',
  '单位名称',
  '项目编号',
  '开户银行',
  '法定代表人',
  '通信地址',
];
const answers = [
  '王建国',
  '李秀英',
  '一九八二年六月',
  '华东建设集团',
  '人民路十二号',
  '工商银行城东支行',
  '无',
];
const choices = [...'东南西北中上下左右前后甲乙丙丁戊己庚辛'];
const blanks = ['＿', '_', '…', '·', '.', ' ', '　', '—', '﹍'];

const pick = <Item>(items: readonly Item[], random: Random): Item | '' => items[random(items.length)] ?? '';
const spaced = (words: string, gap: string): string => [...words].join(gap);

/** An answer, or the blank of the empty form. */
function filled(form: Random, values: Random | null): string {
  const blank = pick(blanks, form).repeat(6 + form(12));
  return values === null || values(4) === 0 ? blank : pick(answers, values);
}

const lines: readonly [Line, ...Line[]] = [
  (form) => spaced(pick(titles, form), pick([' ', '　', '  '], form)),
  (form, values) => `${spaced(pick(labels, form), pick([' ', '　', ''], form))}：${filled(form, values)}`,
  (form, values) =>
    Array.from({ length: 4 }, () => `${spaced(pick(labels, form), '　')} ${filled(form, values)}`).join(' '),
  (form) => {
    const box = pick(['□', '☐', '○', '◇', '（ ）', '[ ]'], form);
    return Array.from({ length: 10 }, () => `${box}${pick(choices, form)}`).join(pick(['', ' '], form));
  },
  (form, values) =>
    ['年', '月', '日', '时', '分', '止'].map((unit) => `${blankOr(form, values)}${unit}`).join(''),
  (form) => spaced('年月日时分秒正副本份页号', pick(['＿＿', '……', '____', '／', '    '], form)),
  (form) =>
    Array.from({ length: 12 }, () => pick(choices, form)).join(pick(['、', ' ', '　', '/', '｜'], form)),
  (form) =>
    `第${pick(choices, form)}章　${pick(titles, form)}${pick(['…', '·', '.'], form).repeat(20)}${form(90) + 1}`,
  (form) =>
    `${spaced(pick(titles, form), '')}（${spaced('盖单位公章处签字或盖章', pick([' ', '　'], form))}）`,
  (form) => spaced(`${pick(choices, form)}类设备清单及分项报价明细`, pick(['…', '□', '　'], form)),
];

function blankOr(form: Random, values: Random | null): string {
  return values === null ? pick(blanks, form).repeat(2) : String(values(28) + 1);
}
