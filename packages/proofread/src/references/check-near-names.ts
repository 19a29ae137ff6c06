/**
 * Names that differ by a slip from one the document uses: “雪线栈道” beside “雪线步道”, 江南食品公司 for 江南食品有限公司, 王知形 for 王知行, and a company
 * called by a short name nobody introduced. In: the facts of the contract. Out: remarks at the odd form, which stands once.
 */
import { type Contract, type Party, quotedWord } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { areConfused } from '../lexicon/confused-characters.words.ts';
import { findPeople, peopleInRolls } from './find-people.ts';
import { graphText } from './references.text.ts';

export function checkNearNames(contract: Contract): CorrectionDraft[] {
  const countOf = counterOf(contract.document.text);
  return [
    ...quotedNames(contract, countOf),
    ...titles(contract, countOf),
    ...people(contract, countOf),
    ...aliases(contract, countOf),
    ...shortenedCompanies(contract, countOf),
    ...unknownShortNames(contract, countOf),
  ];
}

type CountOf = (words: string) => number;

interface Name {
  readonly words: string;
  readonly start: number;
}

/** Characters that tell two things of one name apart. */
const tellsApart =
  /[一二三四五六七八九十百零〇壹贰叁肆伍\dA-Za-z甲乙丙丁戊己庚东南西北中上下左右前后内外新旧老大小总分子母首末初终次高低长短男女正副主从单双全半买卖收付借贷进出增减公私软硬冷热干湿日月年季]/;
const SHORTEST_NAME = 4;
const MOST_NAMES = 200;
/** Farther apart are names of other things. */
const LEAST_ALIKE = 3;

function quotedNames({ document: { text } }: Contract, countOf: CountOf): CorrectionDraft[] {
  const names = [...text.matchAll(quotedWord)].map(({ index, 1: words = '' }) => ({
    words,
    start: index + 1,
  }));
  return slipsAmong(text, names, countOf);
}

function titles({ document: { text } }: Contract, countOf: CountOf): CorrectionDraft[] {
  const names = [...text.matchAll(/《([^《》\n]{4,24})》/g)].map(({ index, 1: words = '' }) => ({
    words,
    start: index + 1,
  }));
  return slipsAmong(text, names, countOf).filter(({ end }) => !/^》[^，。；]{0,12}第/.test(text.slice(end)));
}

/** One that stands once, and another one that is wholly alike but for one character and that the document supports. */
function slipsAmong(text: string, names: readonly Name[], countOf: CountOf): CorrectionDraft[] {
  if (names.length > MOST_NAMES) return [];
  const known = [...new Set(names.map(({ words }) => words))].filter(({ length }) => length >= SHORTEST_NAME);
  return names.flatMap(({ words, start }) => {
    if (words.length < SHORTEST_NAME || countOf(words) > 1) return [];
    const usual = known.find(
      (each) => isSupported(each, words, countOf) && !standTogether(text, each, words),
    );
    if (usual === undefined) return [];
    const span = { start, end: start + words.length };
    return [
      { ...remark(span, 'terms', 'near-name', 'suspect', graphText.nearName(usual)), suggestion: usual },
    ];
  });
}

/** What surrounds the character that differs stands elsewhere with the one, and nowhere with the other. */
function isSupported(usual: string, odd: string, countOf: CountOf): boolean {
  const at = placeOfSlip(usual, odd);
  if (at === null || usual.length - 1 < LEAST_ALIKE) return false;
  const [right, wrong] = [usual, odd].map((name) => [
    name.slice(Math.max(0, at - 1), at + 1),
    name.slice(at, at + 2),
  ]);
  const pairs = (each: readonly string[] | undefined) => (each ?? []).filter(({ length }) => length === 2);
  return pairs(wrong).every((pair) => countOf(pair) === 1) && pairs(right).some((pair) => countOf(pair) > 1);
}

/** Of two names of one length that differ in one character or in two that changed places; null: they differ otherwise. */
function placeOfSlip(one: string, other: string): number | null {
  if (one.length !== other.length || one === other) return null;
  const off = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [first = 0, second] = off;
  const signs = off.map((at) => one.charAt(at) + other.charAt(at)).join('');
  if (tellsApart.test(signs)) return null;
  if (off.length === 1) return first;
  const isSwapped =
    off.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first];
  return isSwapped ? first : null;
}

const TOGETHER = 24;

/** “安全标准”和“安全标识” in one breath are two things. */
function standTogether(text: string, one: string, other: string): boolean {
  const at = text.indexOf(other);
  const around = text.slice(
    Math.max(0, at - one.length - TOGETHER),
    at + other.length + one.length + TOGETHER,
  );
  return around.split(/[。；\n]/).some((part) => part.includes(one) && part.includes(other));
}

/** Where a name may end. */
const behindName =
  /^(?:$|[，。；、：）)”\s（(]|先生|女士|同志|律师|董事|老师|为|担任|负责|签|和|与|及|共|的|于|应|可|向|处|报|在|完善|提出|介绍|通报|主持|汇报|的联系|办理|因|不能|离职|无法)/;
const beforeName =
  /(?:^|[，。；、：（(“\s和与由经及向对为]|师|表|人|理|监|长|指派|委派|指定|聘任|通知|书面|报送|送|交)$/;

function people(contract: Contract, countOf: CountOf): CorrectionDraft[] {
  const { text } = contract.document;
  const inRolls = peopleInRolls(contract);
  return [...new Set([...findPeople(contract), ...inRolls])].flatMap((name) => {
    // Who speaks in the minutes stands in the roll.
    const isUsual = countOf(name) > 1 || inRolls.includes(name);
    return nearForms(text, name).flatMap(({ words, start }) => {
      if (!isUsual && !areAlike(words, name) && !haveOneOffice(text, name, words)) return [];
      if (inRolls.includes(words)) return [];
      const isAlone = countOf(words) === 1 && !standTogether(text, name, words);
      const isName =
        beforeName.test(text.slice(Math.max(0, start - 3), start)) &&
        behindName.test(text.slice(start + words.length));
      if (!isAlone || !isName || hasOwnLabel(text, name, start)) return [];
      const span = { start, end: start + words.length };
      return [
        { ...remark(span, 'terms', 'person-name', 'suspect', graphText.nearName(name)), suggestion: name },
      ];
    });
  });
}

const offices =
  '项目经理|项目负责人|总监理工程师|联系人|负责人|法定代表人|技术负责人|安全员|驻场代表|授权代表';

/** 委派孙立群担任项目经理, and 项目经理孙立军: one office has one man. */
function haveOneOffice(text: string, name: string, odd: string): boolean {
  const appointed = new RegExp(
    `${name}(?:先生|女士|同志)?(?:担任|为|作为|任|出任)[^，。；]{0,6}(?<office>${offices})|(?<label>${offices})(?:为|：|是|由)?${name}`,
  ).exec(text)?.groups;
  const office = appointed?.office ?? appointed?.label;
  return office !== undefined && text.includes(`${office}${odd}`);
}

/** Both stand once: only what sounds or looks alike is a slip of one of them. */
function areAlike(one: string, other: string): boolean {
  const off = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  return off.length === 1 && off.every((at) => areConfused(one.charAt(at), other.charAt(at)));
}

const labelled = /(?<label>[\u4e00-\u9fff]{2})(?:[（(][^（()）\n]{0,20}[）)])?[：:]\s*$/;

/** 在场人：王知形 beside 借款人：王知行 may be his brother. */
function hasOwnLabel(text: string, name: string, start: number): boolean {
  const label = labelled.exec(text.slice(Math.max(0, start - LABEL), start))?.groups?.label;
  if (label === undefined) return false;
  return !new RegExp(`${label}(?:[（(][^（()）\\n]{0,20}[）)])?[：:]\\s*${name}`).test(text);
}

const LABEL = 30;

/** 业主会 where 业委会 was introduced: the first and the last character stand. */
function aliases({ parties, terms, document: { text } }: Contract, countOf: CountOf): CorrectionDraft[] {
  const names = new Set(parties.flatMap((party) => party.aliases));
  const known = new Set([...names, ...terms.map(({ term }) => term)]);
  const short = [...names].filter((name) => /^[\u4e00-\u9fff]{3,6}$/.test(name) && countOf(name) >= USUAL);
  return short.flatMap((name) =>
    nearForms(text, name).flatMap(({ words, start }) => {
      if (words.at(-1) !== name.at(-1) || known.has(words) || countOf(words) > 1) return [];
      const isBroken = /[^\u4e00-\u9fff]/.test(words) || /[应须由在的与和及或向对按]/.test(words);
      if (isBroken || standTogether(text, name, words)) return [];
      const span = { start, end: start + words.length };
      return [
        { ...remark(span, 'terms', 'near-name', 'suspect', graphText.nearName(name)), suggestion: name },
      ];
    }),
  );
}

const USUAL = 4;

/** 王知形, 王智行, 王行知 for 王知行: the surname and one more character stand. */
function nearForms(text: string, name: string): readonly Name[] {
  const signs = [...name];
  if (signs.length < 3) return [];
  const patterns = [
    ...signs
      .slice(1)
      .map((_, at) => signs.map((sign, own) => (own === at + 1 ? '[\\u4e00-\\u9fff]' : sign)).join('')),
    [signs[0], ...signs.slice(1).reverse()].join(''),
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].flatMap(({ 0: words, index }) =>
      words === name || isTold(signsApart(words, name), words, name) ? [] : [{ words, start: index }],
    ),
  );
}

/** 小 for 晓 is a slip all the same. */
function isTold(signs: string, words: string, name: string): boolean {
  const isOfSound = /小/.test(words) !== /小/.test(name) && /晓/.test(words + name);
  return !isOfSound && tellsApart.test(signs);
}

function signsApart(one: string, other: string): string {
  return [...one].filter((sign) => !other.includes(sign)).join('');
}

const companyRun = /[\u4e00-\u9fff（）()]{3,40}?公司/g;
/** Words of the form of a company that may not be left out where the full name stands. */
const form = /股份|有限|责任|集团|[（）()]/g;

/** 江南食品公司 where the party is 江南食品有限公司, and nobody has introduced the short form. */
function shortenedCompanies(contract: Contract, countOf: CountOf): CorrectionDraft[] {
  const { text } = contract.document;
  const named = contract.parties.flatMap(({ name }) => (name?.endsWith('公司') === true ? [name] : []));
  const introduced = introducedNames(contract);
  return [...text.matchAll(companyRun)].flatMap(({ 0: run, index }) => {
    for (const name of named) {
      const at = run.indexOf(name.slice(0, 2));
      const written = at < 0 ? '' : run.slice(at);
      if (written === '' || written === name || introduced.has(written) || countOf(written) > 1) continue;
      if (written.replaceAll(form, '') !== name.replaceAll(form, '') || written.length >= name.length)
        continue;
      const span = { start: index + at, end: index + run.length };
      return [
        { ...remark(span, 'terms', 'party-name', 'suspect', graphText.nameInText(name)), suggestion: name },
      ];
    }
    return [];
  });
}

/** What a company does is no name of its own. */
const trades =
  /^(?:物业|建设|建筑|科技|贸易|投资|管理|咨询|服务|保险|担保|租赁|物流|广告|代理|运输|银行|快递|总|分|子|母|本|该|贵|我|各|上市|目标|项目|集团|股份|有限|责任|开发|装饰|工程|监理|设计|施工|电力|燃气|供电|供水|自来水|旅行|医药|食品|餐饮|酒店|商贸|实业|控股|检测|评估|拍卖|信托|证券|基金|传媒|文化|教育|信息|软件|网络|电子|通信|能源|环保|农业|畜牧|水产|机械|设备|家具|服饰|服装|纺织|化工|材料|房地产|置业|养老|健康|体育|演艺|影视|安保|保安|家政|清洁|园林|绿化|仓储|货运|客运|汽车|租车|互联网|数据|智能|关联|合作|全资|控制|外部|第三方|专业|搬家|安装|维修|装修)+$/;
const shortName =
  /(?<before>^|[\u4e00-\u9fff\s，。；、：“（(])(?<own>[\u4e00-\u9fff]{2,3})公司(?![\u4e00-\u9fff]{0,6}[）)”]?[（(]?(?:以下|下)?简?称)/gm;
/** Contracts that call their parties by a label all along. */
const OFTEN = 6;

/** 云栖公司 where the contract says 甲方 and 乙方. */
function unknownShortNames(contract: Contract, countOf: CountOf): CorrectionDraft[] {
  const { text } = contract.document;
  const introduced = introducedNames(contract);
  const labelled = contract.parties.filter(({ label }) => countOf(label) >= OFTEN);
  const named = labelled.flatMap((party) => (party.name?.endsWith('公司') === true ? [party] : []));
  if (named.length === 0) return [];
  return [...text.matchAll(shortName)].flatMap(({ groups, 0: whole, index }) => {
    const [own, start] = ownPart(groups?.own ?? '', index + whole.length - 2, named);
    const party = named.find(({ name }) => name?.includes(own) === true);
    const written = `${own}公司`;
    if (own === '' || party?.name == null || party.name.includes(written) || trades.test(own)) return [];
    if (introduced.has(written) || countOf(written) > 1 || /称[为：“]*$/.test(text.slice(0, start)))
      return [];
    const span = { start, end: start + written.length };
    return [remark(span, 'terms', 'short-name', 'suspect', graphText.unknownShortName(written, party.label))];
  });
}

/** 由云栖公司: the longest end of the words that is in a name. */
function ownPart(words: string, end: number, named: readonly Party[]): readonly [string, number] {
  for (let from = 0; words.length - from >= 2; from++) {
    const own = words.slice(from);
    if (named.some(({ name }) => name?.includes(own) === true)) return [own, end - own.length];
  }
  return ['', end];
}

function introducedNames({ parties, terms }: Contract): ReadonlySet<string> {
  return new Set([
    ...parties.flatMap(({ aliases, name }) => [...aliases, name ?? '']),
    ...terms.map(({ term }) => term),
  ]);
}

/** Each word is counted once. */
function counterOf(text: string): CountOf {
  const counts = new Map<string, number>();
  return (words) => {
    const known = counts.get(words) ?? text.split(words).length - 1;
    counts.set(words, known);
    return known;
  };
}
