/**
 * Who pays and who performs: by role words, else by the actions of each party in the sentences, else by the
 * convention of the contract type.
 */
import type { Document } from '@wenjian/document';
import type { ContractType, Party, PartySide } from '../contract.ts';
import type { PartyDraft } from './find-parties.ts';
import { firstPerforms, rolePattern, sideOfRole } from './party.words.ts';

/** Enough to see who does what; more text only takes time. */
const READ_CHARACTERS = 60_000;
const MIN_LEAD = 1;
const deed =
  /(?<who>[甲乙]方)(?<between>[^，。；：:\n]{0,24}?)(?<verb>支付|付清|缴纳|交纳|购买|采购|委托|承租|租用|租赁|聘用|聘请|雇用|发包|受让|订购|借用|出售|销售|出租|供应|供货|交付|提供|开发|承揽|承包|转让|出借|受托|许可|授权|承运|保管|加工|制作|发布|施工|借款|存放|归还|偿还)(?<object>[^，。；\n]{0,16})/g;
const paying = /^(?:支付|付清|缴纳|交纳|归还|偿还)$/;
const price = /[\u4e00-\u9fff](?:费|款)|价款|租金|报酬|工资|酬金|佣金|利息|本金|对价/;
const receiving = /^(?:购买|采购|委托|承租|租用|租赁|聘用|聘请|雇用|发包|受让|订购|借用|借款|存放)$/;
const strongGiving =
  /^(?:出售|销售|出租|供应|供货|承揽|承包|转让|出借|受托|许可|授权|承运|保管|加工|制作|发布|施工)$/;
/** Words before the verb that reverse it, and actions that either side may do. */
const turned = /收到|收取|由|被|因|要求|未|不得|所|的|与|和|同/;

export function assignSides(
  document: Document,
  drafts: readonly PartyDraft[],
  type: ContractType,
): readonly Party[] {
  const byRole = drafts.map((draft) => roleSide(draft, type));
  const [first, second] = drafts;
  const pair: [PartySide | null, PartySide | null] = [byRole[0] ?? null, byRole[1] ?? null];
  if (first !== undefined && second !== undefined && isSubcontract(first, second)) {
    pair[0] = isSubcontractor(first) ? 'performer' : 'payer';
    pair[1] = opposite(pair[0]);
  } else if (first !== undefined && pair[0] !== null && isByHost(document, first, second)) {
    const ofA = lettersSide(document, type);
    pair[0] = first.label === '甲方' ? ofA : opposite(ofA);
    pair[1] = opposite(pair[0]);
  } else if (
    first !== undefined &&
    second !== undefined &&
    (pair[0] === null) !== (pair[1] === null) &&
    (isLetter(first, second) || (drafts.length === 2 && [first, second].some(isCalledByOwnWord)))
  ) {
    pair[0] ??= opposite(pair[1]);
    pair[1] ??= opposite(pair[0]);
  } else if (pair[0] === null && pair[1] === null && first !== undefined && /^[甲乙]方$/.test(first.label)) {
    const ofA = lettersSide(document, type);
    pair[0] = first.label === '甲方' ? ofA : opposite(ofA);
    pair[1] = opposite(pair[0]);
  }
  // The employee is a person; the employer usually is not.
  if (type === 'labour' && pair[0] === null && pair[1] === null && first?.isPerson !== second?.isPerson) {
    pair[0] = first?.isPerson === true ? 'performer' : 'payer';
    pair[1] = opposite(pair[0]);
  }
  return drafts.map((draft, index) => ({
    ...draft,
    side: index < 2 ? (pair[index] ?? null) : (byRole[index] ?? null),
  }));
}

function roleSide({ label, aliases, name }: PartyDraft, type: ContractType): PartySide | null {
  for (const word of [label, ...aliases]) {
    const side = sideOfRole(word, type);
    if (side !== null) return side;
  }
  // The owners of a housing estate receive services, whatever else they provide.
  return /业主(?:委员会|大会)|业委会/.test(name ?? '') ? 'payer' : null;
}

/** Between 承包人 and 分包人 the first one pays. */
function isSubcontract(first: PartyDraft, second: PartyDraft): boolean {
  return isSubcontractor(first) !== isSubcontractor(second);
}

function isSubcontractor({ label, aliases }: PartyDraft): boolean {
  return [label, ...aliases].some((word) => /^(?:专业|劳务)?分包/.test(word));
}

/** 主办方 sells places to its guests and pays those who perform: what the letters do decides. */
function isByHost(document: Document, first: PartyDraft, second: PartyDraft | undefined): boolean {
  return (
    second !== undefined &&
    isLetter(first, second) &&
    [first, second].some(({ label, aliases }) => [label, ...aliases].some((word) => HOSTS.test(word))) &&
    Math.abs(leadOfA(document)) >= MIN_LEAD
  );
}

const HOSTS = /^(?:主办方|承办方|平台方)$/;

/** 经营者：某公司（以下简称“公司”）: a word that tells no side. */
function isCalledByOwnWord({ label }: PartyDraft): boolean {
  return !roleWord.test(label) && !/^[甲乙丙丁戊己庚]方$/.test(label);
}

const roleWord = new RegExp(`^(?:${rolePattern})`);

function isLetter(...drafts: readonly PartyDraft[]): boolean {
  return drafts.every(({ label, aliases }) => [label, ...aliases].some((word) => /^[甲乙]方$/.test(word)));
}

/** The side of 甲方. */
function lettersSide(document: Document, type: ContractType): PartySide {
  const lead = leadOfA(document);
  if (Math.abs(lead) >= MIN_LEAD) return lead > 0 ? 'payer' : 'performer';
  return firstPerforms.has(type) ? 'performer' : 'payer';
}

/** How much more 甲方 pays and receives than 乙方. */
function leadOfA(document: Document): number {
  let lead = 0;
  for (const match of document.text.slice(0, READ_CHARACTERS).matchAll(deed)) {
    const { who = '', between = '', verb = '', object = '' } = match.groups ?? {};
    const weight = turned.test(between) ? 0 : payerWeight(verb, object);
    lead += who === '甲方' ? weight : -weight;
  }
  return lead;
}

/** Positive: the party that does this is the payer. */
function payerWeight(verb: string, object: string): number {
  if (paying.test(verb)) return price.test(object) && !/违约金|赔偿|滞纳|罚|律师/.test(object) ? 1 : 0;
  if (receiving.test(verb)) return 1;
  if (strongGiving.test(verb)) return -1;
  return /货物|产品|服务|房屋|设备|成果|技术|培训|借款|场地/.test(object) ? -0.5 : 0;
}

function opposite(side: PartySide | null): PartySide | null {
  if (side === null) return null;
  return side === 'payer' ? 'performer' : 'payer';
}
