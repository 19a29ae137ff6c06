/** Attachments 附件: mentioned but missing, present but not mentioned, or contradicting the contract. */
import { type Contract, readNumber, sentencesOf, totalPrice, writeNumberLike } from '@wenjian/contract';
import { documentSpan, type Span, smallestOf } from '@wenjian/document';
import { hitOrPassed, levels, missingClause, notApplicable } from '../../checks/build-rule.ts';
import { says, sentenceAt } from '../../checks/find-sentences.ts';
import { sameLevels } from '../../checks/find-side.ts';
import { civilCode } from '../../checks/laws.ts';
import { isWorkedOut } from '../../checks/worked-out.ts';
import type { Finding, Rule } from '../../rule.ts';

const interpretation = civilCode(
  '第四百六十六条',
  '对合同条款的理解有争议的，按词句、相关条款、性质、目的、习惯和诚信原则确定含义。',
);
const unclear = civilCode(
  '第五百一十条',
  '内容没有约定或者约定不明确的，由双方补充协议；不能达成的，按合同条款或者交易习惯确定。',
);

export const attachmentsRules: readonly Rule[] = [
  {
    id: 'attachments.missing',
    title: '提到的附件不在文件中',
    family: 'attachments',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '正文引用的附件是否都在文件中',
    reason: '附件是合同的组成部分，缺失会使相应内容没有约定，或者被对方事后补入。',
    basis: [unclear],
    suggestion: '请补入该附件并由双方盖章确认；暂不能提供的，应约定提供的时间和确认方式。',
    check(contract) {
      if (contract.attachments.length === 0) return notApplicable;
      return hitOrPassed(absentAttachments(contract));
    },
  },
  {
    id: 'attachments.unnamed',
    editMode: 'none',
    title: '附件未在正文中引用',
    family: 'attachments',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '文件中的附件是否在正文中引用',
    reason: '正文没有引用的附件，是否属于合同内容容易产生争议。',
    basis: [interpretation],
    suggestion: '本合同附件为本合同不可分割的组成部分，与正文具有同等法律效力。',
    check: (contract) => hitOrPassed(unnamedAttachments(contract)),
  },
  missingClause({
    id: 'attachments.priority-missing',
    title: '未约定正文与附件的优先顺序',
    family: 'attachments',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '有附件时，是否约定正文与附件的优先顺序',
    reason: '正文与附件内容不一致时，没有优先顺序会使权利义务难以确定。',
    basis: [interpretation],
    suggestion: '本合同正文与附件不一致的，以正文为准；附件之间不一致的，以双方签署时间在后的为准。',
    applies: (contract) => canContradict(contract) && !isWorkedOut(contract),
    present:
      /(?:不一致|冲突|矛盾|抵触|不符)[^。；]{0,40}(?:为准|优先)|优先(?:顺序|解释|适用|效力|于)|(?:解释|效力|先后)顺序/,
    proof:
      /附件[^。；]{0,40}(?:不一致|冲突|矛盾|抵触|不符)[^。；]{0,16}以(?:本)?(?:合同|协议|正文|附件)[^。；]{0,8}为准|(?:正文|本合同|本协议)[^。；]{0,12}与[^。；]{0,10}附件[^。；]{0,20}以[^。；]{0,10}(?:合同|协议|正文|附件)[^。；]{0,8}为准|附件[^。；]{0,60}(?:正文|本合同|本协议)优先|(?:解释|效力|优先)顺序[^。；]{0,80}附件/,
    proofUnless: /章程/,
    after: /附件|其他|附则/,
  }),
  {
    id: 'attachments.contradiction',
    title: '附件与正文的金额不一致',
    family: 'attachments',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '附件中的总价与正文是否一致',
    reason: '附件与正文对同一事项约定不同，结算和履行时会直接产生争议。',
    basis: [interpretation],
    suggestion: '请核对附件与正文并统一；同时约定正文与附件不一致的，以正文为准。',
    check: (contract) => hitOrPassed(contradictions(contract)),
  },
];

/** The body takes all attachments in at once: 附件为本合同组成部分. */
/** A list or a table of prices cannot contradict the contract; provisions can, and so can what is not in the file. */
function canContradict(contract: Contract): boolean {
  const bodies = contract.attachments.flatMap(({ body }) => (body === null ? [] : [body.start]));
  // 附件所列之货品: an attachment without a name counts too.
  if (bodies.length === 0)
    return (
      contract.attachments.some(({ name, key }) => !copied.test(titleOf(contract, key) ?? name)) ||
      says(contract, /附件(?:所[列载示述附]|中(?:所|列|约定|规定))|见附件/)
    );
  const first = smallestOf(bodies);
  const provisions = sentencesOf(contract).filter(
    ({ start, text, isCell }) => start >= first && !isCell && provision.test(text) && /[，。；]/.test(text),
  );
  const titles = contract.attachments.flatMap(({ body }) =>
    body === null ? [] : [contract.document.text.slice(body.start, body.end)],
  );
  return provisions.length >= (titles.every((title) => list.test(title)) ? LEAST_PROVISIONS : 1);
}

const list = /清单|明细|[表单]$|名单|目录|摘要|图$/;

/** A remark below a list is no second set of terms. */
const LEAST_PROVISIONS = 3;

/** Copies of papers that exist without the contract. */
const copied = /副本|复印件|扫描件|证书|执照|决议|身份证|授权书|许可证|红线图|权属证明/;

function titleOf(contract: Contract, key: string): string | undefined {
  return attachmentLines(contract).find(({ number }) => String(readNumber(number) ?? number) === key)?.title;
}

const provision = /应当?|须|不得|有权|可以|为准|视为|负责|承担|适用/;

const madePart =
  /附\s?件[^。；]{0,24}(?:组成部分|同等(?:的)?(?:法律)?效力|不可分割|一部分|具有[^，。；]{0,6}效力|(?:共同)?构成[^，。；]{0,10}(?:约定|合同|协议|整体))/;

/** Where no attachment is in the file it holds the body only: one finding, of little weight. */
function absentAttachments(contract: Contract): Finding[] {
  const absent = absentOf(contract);
  const [first, ...others] = absent;
  if (first === undefined || contract.attachments.some(({ body }) => body !== null)) return absent;
  if (isBodyOnly(contract)) return [];
  return [
    {
      span: first.span,
      related: [...(first.related ?? []), ...others.flatMap(({ span, related = [] }) => [span, ...related])],
      detail: absent.map(({ detail = '' }) => detail).join('，'),
      levels: sameLevels('low'),
    },
  ];
}

/**
 * The contract names every attachment by its title and makes it a part of itself, and none of them is in the file: the file is the body of
 * the contract, and the coverage of the review says what was not there to be read.
 */
function isBodyOnly(contract: Contract): boolean {
  const isMadePart =
    says(contract, madePart) ||
    says(contract, /^[\d.、\s]{0,6}附件[：:]|。附件[：:]/) ||
    attachmentLines(contract).some(({ text }) => text.includes('《'));
  return (
    isMadePart &&
    contract.attachments.every(({ key, mentions }) => key === '' || isTitled(contract, mentions))
  );
}

function isTitled(contract: Contract, mentions: readonly Span[]): boolean {
  return mentions.some(
    ({ end }) =>
      /^[：:\s]?(?:《|[\u4e00-\u9fff]{3,16}[》；。])/.test(contract.document.text.slice(end, end + 20)) ||
      contract.document.text[end - 1] === '》',
  );
}

/** What the contract refers to and the file does not hold, for the coverage of the review. */
export function attachmentsNotRead(contract: Contract): number {
  return absentOf(contract).length;
}

function absentOf(contract: Contract): Finding[] {
  return contract.attachments.flatMap(({ mentions, body, key, name }) => {
    const [first, ...others] = mentions;
    if (body !== null || first === undefined || hasHeading(contract, key)) return [];
    // 附件是合同的一部分 speaks of all attachments there are.
    if (key === '' && mentions.every((mention) => madePart.test(sentenceAt(contract, mention)?.text ?? '')))
      return [];
    const sentence = sentenceAt(contract, first);
    if (
      sentence !== null &&
      /另行(?:签|提供|确认|制定|约定)|将作为|随[^，。；]{0,6}提交|复印件|(?:登记表|记录表|记录单)》?由[^。；]{0,20}填写/.test(
        sentence.text,
      )
    )
      return [];
    return [
      {
        span: sentence ?? first,
        related: others.map((mention) => sentenceAt(contract, mention) ?? mention),
        detail: `文件中没有${name}`,
      },
    ];
  });
}

/** A separate line that begins with 附件, after the signatures; it counts as present whatever its heading is. */
function attachmentHeads(contract: Contract) {
  const from = contract.signature?.start ?? contract.document.text.length;
  return attachmentLines(contract).filter(({ block }) => block.start >= from);
}

/** Lines that begin with 附件 wherever they stand: attachments may come before the signatures. */
function attachmentLines({ document }: Contract) {
  return document.blocks.flatMap((block) => {
    const text = document.text.slice(block.start, block.end);
    const match = /^\s*附\s?件\s*([一二三四五六七八九十\d]*)\s*[：:、.\s《]?\s*([^\n]{0,40})/.exec(text);
    return match === null
      ? []
      : [{ block, text, number: match[1] ?? '', title: (match[2] ?? '').replace(/[《》]/g, '').trim() }];
  });
}

function hasHeading(contract: Contract, key: string): boolean {
  const isHead = attachmentHeads(contract).some(
    ({ title, number }) =>
      (number === '' && key !== '' && title.includes(key)) || (key === '' && number === ''),
  );
  const number = writeNumberLike(Number(key), '一') ?? key;
  const listed = new RegExp(`附件(?:${key}|${number})[：:][^。；]{2,}(?:；|。|附件)`);
  return (
    isHead ||
    // 附件《补偿说明》 may stand in the file as 附件一：补偿说明.
    (key.length > 1 && attachmentHeads(contract).some(({ title }) => title.includes(key))) ||
    (/^\d+$/.test(key) && says(contract, listed)) ||
    // 附件一：…　附件二：…　附件三：…: the list of attachments in one line.
    (/^\d+$/.test(key) &&
      attachmentLines(contract).some(({ text }) => new RegExp(`附件(?:${key}|${number})[：:]`).test(text))) ||
    attachmentLines(contract).some(({ text, title, number }) => isOwnPaper(key, text, title, number))
  );
}

/**
 * 附件二：股东会决议: a short line of its own with this number and a title. Its text follows, or the line is one of
 * a list of papers that are signed separately (a resolution, a certificate, drawings).
 */
function isOwnPaper(key: string, text: string, title: string, number: string): boolean {
  // 附件二 披露清单：对外借款50万元；…: short ones are told in the line of their title.
  if (
    /^[^，。；：:]{2,30}[：:].{4,}/.test(
      text.replace(/^\s*附\s?件\s*[一二三四五六七八九十\d]+\s*[：:]?\s*/, ''),
    )
  )
    return number !== '' && String(readNumber(number) ?? number) === key;
  const bare = text.replace(/[（(][^（）()]*[）)]/g, '');
  if (title === '' || bare.length > LONGEST_HEAD || /[，。；;](?![^（(]*[）)])/.test(text)) return false;
  return number !== '' && String(readNumber(number) ?? number) === key;
}

const LONGEST_HEAD = 60;

function unnamedAttachments(contract: Contract): Finding[] {
  if (says(contract, madePart)) return [];
  const heads = attachmentHeads(contract);
  const body = contract.document.text.slice(0, contract.signature?.start ?? contract.document.text.length);
  return heads
    .filter(({ number, title }, index) => {
      // A second line 附件一 is the title of an attachment that a list of attachments already named.
      if (heads.findIndex((other) => other.number === number && other.title === title) !== index)
        return false;
      if (number === '') return !/附\s?件/.test(body) && !(title !== '' && body.includes(plain(title)));
      return !isMentioned(contract, number, body) && !(title !== '' && body.includes(plain(title)));
    })
    .map(({ block }) => ({ span: documentSpan(block.start, block.end) }));
}

/** 托运单（样式）: the body speaks of a 托运单. */
function plain(title: string): string {
  return title.replace(/[（(][^（）()]*[）)]/g, '').trim() || title;
}

function isMentioned({ attachments }: Contract, number: string, body: string): boolean {
  const fact = attachments.find(({ name }) => name.replace(/\s/g, '').startsWith(`附件${number}`));
  const mentions = fact?.mentions.filter(({ start }) => start < body.length) ?? [];
  return (
    mentions.length > 0 ||
    new RegExp(
      `附\\s?件\\s?${number}(?![一二三四五六七八九十\\d])|附件[一1]?[、至到-][^。；]{0,16}${number}`,
    ).test(body)
  );
}

function contradictions(contract: Contract): Finding[] {
  const total = totalPrice(contract);
  const first = attachmentHeads(contract)[0];
  if (total?.fen == null || first === undefined || total.start >= first.block.start) return [];
  const yuan = total.fen / 100;
  return sentencesOf(contract)
    .filter(({ start }) => start > first.block.start)
    .filter(({ text }) => {
      const match =
        /(?:合同总[价额]|合同(?:总)?金额|合同价款?|总造价|工程总价|总报价|费用总计|总计|总金额)[^\d。；]{0,12}([\d,]{4,}(?:\.\d+)?)(万)?/.exec(
          text,
        );
      const value =
        match === null
          ? Number.NaN
          : Number((match[1] ?? '').replace(/,/g, '')) * (match[2] === undefined ? 1 : 10_000);
      return Number.isFinite(value) && value > 0 && Math.abs(value - yuan) >= 0.01;
    })
    .map((span) => ({
      span,
      related: [sentenceAt(contract, total) ?? total],
      detail: `正文约定的总价为 ${yuan.toLocaleString('zh-CN')} 元`,
    }));
}
