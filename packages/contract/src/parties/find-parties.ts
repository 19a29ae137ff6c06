/**
 * The parties of the contract: labels, names, aliases, codes and representatives, from the lines that
 * introduce them.
 */
import { documentSpan, type Span } from '@wenjian/document';
import type { Party } from '../contract.ts';
import type { Line } from '../text/body-lines.ts';
import { isValidIdNumber } from './identity-number.ts';
import { isPersonRole, letterPattern, rolePattern } from './party.words.ts';
import { type PartyLine, partyLines } from './party-lines.ts';

/** Everything except the side, which depends on the contract type. */
export type PartyDraft = Omit<Party, 'side'>;

interface Entry {
  readonly label: string;
  readonly aliases: Set<string>;
  name: string | null;
  creditCode: string | null;
  representative: string | null;
  isPerson: boolean;
  span: Span;
  readonly column: number | null;
}

/** 保证人一, 保证人二 are two parties; 保证人兼出质人 is one. */
const word = `(?:${letterPattern}|(?:${rolePattern})(?:兼(?:${rolePattern}))?[一二三四]?)`;
const nameSign = '[^\\s_＿【】，。；;：:“”"（）()]';
const inBrackets = '[（(][^（）()：:“”"称]{1,12}[）)]';
const nameWords = `${nameSign}(?:${nameSign}|${inBrackets}(?=${nameSign})|[ .,&](?=[A-Za-z])){1,48}`;
const introduced = new RegExp(
  `(?<![\\u4e00-\\u9fff“"《])(?<first>${word})(?:[ ]?[（(](?:以?下)?(?:简称|称)?为?[：:]?[“"「]?(?<second>[^（）()“”"「」：:]{1,20})[”"」]?[）)]){0,1}[ \\u3000]{0,4}(?:(?:单位|公司)?名称|姓名)?[ \\u3000]{0,4}[：:][ \\u3000_＿]{0,20}(?<name>${nameWords})?(?:[（(][^（）()称：:]{1,24}[）)])?(?:[ ]?[（(](?:以?下)?(?:简称|称)为?[：:]?[“"「]?(?<third>[^（）()“”"「」]{1,20})[”"」]?[）)])?`,
  'g',
);
const inProse = new RegExp(
  `(?<name>${nameWords})(?:[（(][^（）()称：:]{1,24}[）)])?[ ]?[（(](?:以下|下)?(?:简称|称|统称)为?[：:]?[“"「]?(?<first>${word})[”"」]?[^（）()]{0,12}[）)]`,
  'g',
);
/** 存货单位：某公司（甲方） */
const letterBehind = new RegExp(
  `^(?<second>[\\u4e00-\\u9fff]{2,8})[：:][ \\u3000]{0,4}(?<name>${nameWords})[（(](?<first>${letterPattern})[）)]`,
  'g',
);
/** 特许人（甲方）：某公司: whatever the contract calls the party, the letter says it is one. */
const letterInBrackets = new RegExp(
  `^(?<second>[\\u4e00-\\u9fff]{2,12})[ ]?[（(](?<first>${letterPattern})[）)][ \\u3000]{0,4}[：:][ \\u3000]{0,4}(?<name>${nameWords})`,
  'g',
);
/** （1）某公司，依中国法律设立，住所位于…（下称“客户”） */
const inLongProse = new RegExp(
  `^(?:[（(]?[0-9一二三四五]{1,2}[）)、.．])?[ ]?(?<name>${nameSign}{2,40}?(?:公司|事务所|合作社|医院|学校|中心|委员会))，[^\\n]{4,400}?[（(](?:以?下)(?:简称|称)为?[“"「]?(?<first>${word})[”"」]?[）)]`,
  'g',
);
/**
 * The contract's own word for a party, right before a name confirmed by a number: 公司：某公司（9151…）,
 * 伙伴：某人，身份证号…
 */
const ownWord =
  /^(?<first>[\u4e00-\u9fff]{2,6})[：:](?<name>[\u4e00-\u9fff（）()·]{2,40}?)(?=[，,；;（(])[^\n]{0,60}?(?:[0-9A-Z]{18}|[0-9]{17}[0-9Xx])/g;
/** 经营者：某公司（以下简称“公司”） */
const ownWordCalled =
  /^(?<first>[\u4e00-\u9fff]{2,6})[：:][ \u3000]{0,4}(?<name>[\u4e00-\u9fff（）()·]{4,40}?(?:公司|事务所|合作社|医院|学校|中心|店|厂))[ ]?[（(]以?下(?:简称|称)为?[：:]?[“"「]?(?<second>[^（）()“”"「」：:]{2,12})[”"」]?[）)]/g;
/** 保理商：某公司，住所…（下称“保理方”）; 用热人：某人: the rest of the contract must use the word. */
const ownWordUsed =
  /^(?<first>[\u4e00-\u9fff]{2,6})[：:][ \u3000]{0,4}(?<name>[\u4e00-\u9fff（）()·]{4,40}?(?:公司|事务所|合作社|医院|学校|大学|中心|委员会|店|厂|局|院|所|部)|[\u4e00-\u9fff·]{2,4})(?=$|[，,；;。 \u3000（(])(?:[^\n]{0,200}?[（(，](?:以?下)(?:简称|称)为?[：:]?[“"「](?<second>[^（）()“”"「」：:]{2,12})[”"」])?/g;
/** 1. 某人，男，1986年生，住…: partners are called by their names. */
const listedPerson =
  /^[（(]?[0-9一二三四五六][）)、.．][ \u3000]?(?<first>(?<name>[\u4e00-\u9fff·]{2,4}))[，,][ ]?(?:男|女|公民身份|身份证)/g;
/** As often a word is used that means a party. */
const LEAST_USES = 5;
const notParty =
  /名称|姓名|地址|住所|电话|代表|编号|日期|时间|地点|账|开户|联系|版本|项目|负责|经办|邮箱|传真/;
const alsoCalled = /(?:以下)?(?:又?称|简称)为?[：:]?[“"「](?<alias>[^“”"「」]{2,20})[”"」]/g;
const signing = /盖章|签字|签章|签名|公章|签署|捺印/;
const isWord = new RegExp(`^(?:${word})$`);
const isLetter = new RegExp(`^${letterPattern}$`);

const attributes = {
  creditCode:
    /(?:统一)?(?:社会)?信用代码(?:[^：:\n]{0,8}[：:]|为)?\s{0,4}(?<value>[0-9A-Za-z]{6,30})(?![0-9A-Za-z*＊×Ｘ])|(?<=公司[（(])(?<code>[0-9A-Z]{18})(?=[）)])/g,
  idNumber:
    /(?:身份证|公民身份)(?:件)?(?:号码|号)?(?:[^：:\n]{0,6}[：:]|为)?\s{0,4}(?<value>[0-9Xx]{15,20})/g,
  representative:
    /(?:法定代表人|法人代表|法人|负责人|授权代表|委托代理人|代表人)(?:[^：:，。\n]{0,12}[：:]|[为系]|(?=[\u4e00-\u9fff·]{2,4}[，,。；]))\s{0,4}(?<value>[\u4e00-\u9fff·]{2,12})/g,
  name: /(?:^|\s)(?:(?:单位|公司|企业)?名\s{0,4}称|姓\s{0,4}名)\s{0,4}[：:]\s{0,4}(?<value>[^\s_＿，。；：:]{2,50})/g,
} as const;
/** Parties are introduced at the start of a contract. */
const OWN_WORD_LINES = 12;
/** The lines that describe a party come right after its introduction. */
const DESCRIPTION_LINES = 12;
const organisation =
  /公司|厂|店|院|局|所|中心|学校|大学|银行|委员会|集团|部|社|会|队|站|馆|行|政府|事务所|合伙|企业|Inc|Ltd|LLC|Co\b/;

export function findParties(lines: readonly Line[], signature: Span | null): readonly PartyDraft[] {
  const entries = new Map<string, Entry>();
  let current: Entry[] = [];
  let currentRow: string | null = null;
  let age = 0;
  for (const line of partyLines(lines)) {
    const isSignature = signature !== null && line.span.start >= signature.start;
    const met = meet(entries, line, isSignature);
    if (met.length > 0) {
      current = line.row !== null && line.row === currentRow ? [...current, ...met] : met;
      currentRow = line.row;
      age = 0;
    } else age++;
    if (current.length > 0 && age <= DESCRIPTION_LINES) describe(current, line);
  }
  if (entries.size < 2) meetOwnWords(entries, lines);
  return [...entries.values()].map(({ column: _, aliases, ...entry }) => ({
    ...entry,
    aliases: [...aliases].filter((alias) => alias !== entry.label),
    isPerson: entry.isPerson || isPersonName(entry.name) || [entry.label, ...aliases].some(isPersonRole),
  }));
}

/** Used only when the usual words name nobody, because any word may precede a colon. */
function meetOwnWords(entries: Map<string, Entry>, lines: readonly Line[]): void {
  for (const line of partyLines(lines).slice(0, OWN_WORD_LINES)) {
    for (const match of [...line.text.matchAll(ownWord), ...line.text.matchAll(ownWordCalled)]) {
      if (notParty.test(match.groups?.first ?? '')) continue;
      const entry = entryOf(entries, match, line, false);
      if (entry !== null) describe([entry], line);
    }
  }
  if (entries.size >= 2) return;
  for (const line of partyLines(lines).slice(0, OWN_WORD_LINES)) {
    for (const match of [...line.text.matchAll(ownWordUsed), ...line.text.matchAll(listedPerson)]) {
      const { first = '', second = first } = match.groups ?? {};
      if (notParty.test(first) || usesOf(lines, first) + usesOf(lines, second) < LEAST_USES) continue;
      const entry = entryOf(entries, match, line, false);
      if (entry !== null) describe([entry], line);
    }
  }
}

function usesOf(lines: readonly Line[], asked: string): number {
  return lines.reduce((count, { text }) => count + text.split(asked).length - 1, 0);
}

/** 借款50万元（出借人：某银行）, 出卖人：指与甲方订立买卖合同的某公司: somebody of another contract. */
function isMention(text: string, { index, groups = {} }: RegExpExecArray): boolean {
  const isRole = !isLetter.test(groups.first ?? '');
  return (
    isRole &&
    ((index > 1 && /[（(]/.test(text[index - 1] ?? '')) || /^(?:指|系指|是指)/.test(groups.name ?? ''))
  );
}

/** The parties that a line introduces or names again. */
function meet(entries: Map<string, Entry>, line: PartyLine, isSignature: boolean): Entry[] {
  const met: Entry[] = [];
  if (!/[：:称]/.test(line.text)) return met;
  for (const pattern of [inLongProse, inProse, letterBehind, letterInBrackets, introduced]) {
    for (const match of line.text.matchAll(pattern)) {
      // 发包人（以下简称甲方）：某人: a role before the brackets is no name.
      if (pattern === inProse && isWord.test(match.groups?.name ?? '')) continue;
      if (pattern === introduced && isMention(line.text, match)) continue;
      const entry = entryOf(entries, match, line, isSignature);
      if (entry !== null && !met.includes(entry)) met.push(entry);
    }
  }
  return met;
}

function entryOf(
  entries: Map<string, Entry>,
  match: RegExpExecArray,
  line: PartyLine,
  isSignature: boolean,
): Entry | null {
  const { first = '', second, third } = match.groups ?? {};
  const words = [first, ...(second?.split(/[、，,/／]/) ?? []), ...(third === undefined ? [] : [third])]
    .map((each) => each.replace(/[\s“”"]|^以下简称/g, ''))
    .filter((each) => each !== '' && !signing.test(each));
  const label = words.find((each) => isLetter.test(each)) ?? words[0] ?? first;
  const name = nameIn(match);
  // Two guarantors share a role but not a letter.
  const known = [...entries.values()].find((entry) =>
    isLetter.test(label) && isLetter.test(entry.label)
      ? entry.label === label
      : words.includes(entry.label) || words.some((each) => entry.aliases.has(each)),
  );
  if (known !== undefined) {
    for (const each of words) if (each !== known.label && isWord.test(each)) known.aliases.add(each);
    // A later line may add missing details but never replaces them.
    known.name ??= isSentence(name) ? null : name;
    return known;
  }
  if (isSentence(name) || (isSignature && name === null && entries.size >= 2)) return null;
  if (entries.size >= 2 && !isLetter.test(label) && isOfSomethingElse(label, line)) return null;
  // 某公司（以下称“债务人”） in the recitals is only mentioned and signs nothing.
  if (line.text.includes('称') && entries.size >= 2 && !isLetter.test(label)) return null;
  const end = Math.min(line.span.end, line.span.start + match.index + match[0].length);
  const entry: Entry = {
    label,
    aliases: new Set(words.filter((each) => each !== label && (isWord.test(each) || each.length >= 2))),
    name,
    creditCode: null,
    representative: null,
    isPerson: false,
    span: line.row === null ? documentSpan(line.span.start + match.index, end) : line.span,
    column: line.column,
  };
  entries.set(label, entry);
  return entry;
}

/** Who makes the goods or owns a party is told in lists and particulars, beside those who sign. */
const ofSomethingElse =
  /^(?:制造商|生产商|厂家|厂商|供应商|供货商|经销商|代理商|培训机构|培训方|教育机构|投资人|用户|客户|业主|设计人|设计方|施工单位|经纪人|代理人)$/;
const securing = /保证|担保|抵押|出质|质押|共同|连带/;

/** With both parties known, a word in the head of a table or in a list introduces no third one. */
function isOfSomethingElse(label: string, { row }: PartyLine): boolean {
  return ofSomethingElse.test(label) || (row !== null && !securing.test(label));
}

/** In prose words stand before a name (本合同由某公司与某公司); behind a label the name may itself begin with 和. */
function nameIn({ 0: whole, groups: { first = '', name } = {} }: RegExpExecArray): string | null {
  const isLabelled = name !== undefined && whole.indexOf(first) < whole.lastIndexOf(name);
  return cleanName(isLabelled ? name : name?.replace(JOINED, ''));
}

const JOINED = /^(?:本(?:合同|协议)由|系由|由|与|和|及|[^（）()]{0,10}[甲乙丙]方(?:与|和))/;

function cleanName(name: string | undefined): string | null {
  const cleaned = name?.replace(/[（(]?(?:盖章|签字|签章|公章|签名).*$/, '').trim();
  return cleaned === undefined || cleaned.length < 2 || /^[X×xＸ*]+$/.test(cleaned) || signing.test(cleaned)
    ? null
    : cleaned;
}

/** 甲方：应按时付款 is a duty, not a name. */
function isSentence(name: string | null): boolean {
  return (
    name !== null &&
    !organisation.test(name) &&
    /^(?:应|须|需|有权|可|不得|负责|保证|承诺|按|在|于|对|将|如|若|因|指|是|就|为)|应当|有权|不得|义务|权利/.test(
      name,
    )
  );
}

function describe(current: readonly Entry[], line: PartyLine): void {
  if (!/[：:，]/.test(line.text)) return;
  const each = (pattern: RegExp, take: (entry: Entry, value: string) => void) => {
    [...line.text.matchAll(pattern)].forEach((match, index) => {
      const entry = ownerOf(current, line.column, index);
      const value = match.groups?.value ?? match.groups?.code;
      if (entry !== undefined && value !== undefined) take(entry, value);
    });
  };
  each(attributes.creditCode, (entry, value) => {
    entry.creditCode ??= value;
  });
  each(attributes.idNumber, (entry, value) => {
    entry.isPerson ||= isValidIdNumber(value) || entry.creditCode === null;
  });
  each(attributes.representative, (entry, value) => {
    entry.representative ??= value;
  });
  each(attributes.name, (entry, value) => {
    entry.name ??= cleanName(value);
  });
  if (!/[：:]/.test(line.text)) return;
  for (const match of line.text.matchAll(alsoCalled)) {
    const alias = match.groups?.alias;
    const entry = ownerOf(current, line.column, 0);
    if (alias !== undefined && current.length === 1 && isWord.test(alias)) entry?.aliases.add(alias);
  }
}

/** Two parties on one line have their details side by side too; in a table, below their own column. */
function ownerOf(current: readonly Entry[], column: number | null, index: number): Entry | undefined {
  const below = column === null ? undefined : current.find((entry) => entry.column === column);
  return below ?? current[Math.min(index, current.length - 1)];
}

function isPersonName(name: string | null): boolean {
  return name !== null && /^[\u4e00-\u9fff·]{2,4}$/.test(name) && !organisation.test(name);
}
