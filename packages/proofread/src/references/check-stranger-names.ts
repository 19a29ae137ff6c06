/**
 * Names of another contract that stayed in this one: 出租人 in a sale between 买方 and 卖方, 乙方 in a letter between 贵司 and 我司, a school that nobody
 * introduced, 新的仓储合同 in a lease, 解约日 for 解除日. In: the facts of the contract. Out: remarks at names that stand once, all 疑似.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

export function checkStrangerNames(contract: Contract): CorrectionDraft[] {
  return [
    ...strangerRoles(contract),
    ...lettersInLetter(contract),
    ...strangerBodies(contract),
    ...otherTrades(contract),
    ...nearTerms(contract),
  ];
}

const roles =
  '出租人 承租人 出租方 承租方 供货方 供货商 采购方 买方 卖方 买受人 出卖人 发包人 承包人 发包方 承包方 委托人 受托人 委托方 受托方 贷款人 借款人 贷款方 借款方 出借人 保管人 存货人 寄存人 托运人 承运人 定作人 承揽人 转让方 受让方 许可方 被许可方 业主方 施工方 建设方 加盟商 经销商 代理商 用人单位 劳动者 投保人 被保险人 施工队 业主 雇主 房东 租客 服务商'.split(
    ' ',
  );
const other =
  '第三|次|原|新|其他|其它|任何|各|该|被|总|分|共同|联合|作为|担任|为|系|是|指|称|即|名|一|个|位|同类|本地|当地|授权|指定|普通|独家|下游|上游|境外|供|采';
const behindRole =
  '(?=应|须|不得|有权|可以|承担|赔偿|支付|负责|同意|确认|退还|返还|提供|提出|签收|未|逾期|违反|拒绝|书面|报告|发出|要求|支付|交付|的书面|，|。|；)';
const OFTEN = 6;
/** Where these are spoken of, the role is somebody else's: the 业主 of a building site, a landlord above the landlord. */
const thirds: ReadonlyMap<string, RegExp> = new Map([
  ['业主', /物业|总承包|总包|分包|监理|小区|业委会/],
  ['施工队', /装修公司|施工队伍/],
  ['房东', /转租|二房东|原房东/],
  ['服务商', /支付服务商|网络服务商|云|第三方/],
]);

/** Called by other words all along, and once by this one. */
function strangerRoles({ document: { text }, parties, terms }: Contract): CorrectionDraft[] {
  const labels = parties.filter(({ label }) => text.split(label).length > OFTEN);
  if (labels.length < 2) return [];
  const known = new Set([
    ...parties.flatMap(({ label, aliases, name }) => [label, name ?? '', ...aliases]),
    ...terms.map(({ term }) => term),
  ]);
  const guarantors = [...known].some((name) => name === '保证人' || name === '担保人')
    ? ['担保公司', '担保方']
    : [];
  return [...roles, ...guarantors].flatMap((role) => {
    if (known.has(role) || text.split(role).length !== 2 || thirds.get(role)?.test(text) === true) return [];
    const found = new RegExp(
      `(?<=^|[，。；：、\\n\\s]|由|向|给|与|和|或者?|经|对|因|通知|[\\d.]\\s?)(?<!(?:${other}))${role}${behindRole}`,
      'm',
    ).exec(text);
    if (
      found === null ||
      /转租|转委托|分包|转让给/.test(text.slice(Math.max(0, found.index - 24), found.index))
    )
      return [];
    const span = { start: found.index, end: found.index + role.length };
    return [remark(span, 'terms', 'role-word', 'suspect', graphText.strangerRole(role))];
  });
}

const LEAST_OWN = 4;
const MOST_LETTERS = 2;

/** A letter that says 贵司 and 我司 has no 乙方. */
function lettersInLetter({ document: { text } }: Contract): CorrectionDraft[] {
  const own = [...text.matchAll(/[贵我](?:司|方|公司|单位|校|院)/g)].length;
  const places = [...text.matchAll(/[甲乙]方/g)];
  const isNamed = /[甲乙]方\s?[（(：:]|[“（(][甲乙]方|(?:作为|为|称)[甲乙]方/.test(text);
  if (own < LEAST_OWN || places.length > MOST_LETTERS || isNamed) return [];
  return places.map(({ index, 0: letter }) => {
    const span = { start: index, end: index + letter.length };
    return remark(span, 'terms', 'undefined-party', 'suspect', graphText.undefinedParty(letter));
  });
}

const bodies =
  /(?<=(?:报|经|征得|未经|向|由|报送|提交|通知))(?<name>[\u4e00-\u9fff]{2,8}?(?:小学|中学|学校|幼儿园|大学|学院|医院|有限公司|集团|研究院))(?=(?:书面)?(?:同意|批准|确认|认可|审核|承担|支付|赔偿|报告|负责|提交|交付|退还))/g;
const general =
  /^(?:本|该|贵|我|其|各|所在|有关|相关|指定|上级|当地|任何|其他|附近|定点|二级|三级|公立|正规|县级|市级|省级|合作|第三方)/;

/** 报江滨小学同意, whom nobody has introduced and whose name is in none of the others. */
function strangerBodies({ document: { text }, parties }: Contract): CorrectionDraft[] {
  return [...text.matchAll(bodies)].flatMap(({ groups, index }) => {
    const name = groups?.name ?? '';
    const isKnown = parties.some((party) => party.name?.includes(name.slice(0, 2)) === true);
    if (general.test(name) || isKnown || text.split(name.slice(0, 2)).length !== 2) return [];
    const span = { start: index, end: index + name.length };
    return [remark(span, 'terms', 'role-word', 'suspect', graphText.strangerRole(name))];
  });
}

const trades =
  '买卖|采购|租赁|仓储|运输|承揽|加工|借款|保管|委托|施工|劳动|服务|居间|中介|加盟|许可|转让|供货|保险|物业|技术开发|技术服务|咨询|设计|监理|赠与';
const again = new RegExp(
  `(?:签订|签署|订立|重新签订|续签)(?:新的?|一份新的?)(?<name>(?:[\\u4e00-\\u9fff]{0,4})(?<trade>${trades}))合同`,
  'dg',
);
const ownTrade = new RegExp(`(?<trade>${trades})(?:服务)?(?:合同|协议)`, 'g');

/** 签订新的仓储合同, where every other contract spoken of is a lease. */
function otherTrades({ document: { text } }: Contract): CorrectionDraft[] {
  const own = [...text.matchAll(ownTrade)].map(({ groups }) => groups?.trade ?? '');
  return [...text.matchAll(again)].flatMap((match) => {
    const { trade = '' } = match.groups ?? {};
    const others = new Set(own.filter((each) => each !== trade));
    const [usual, more] = others;
    if (usual === undefined || more !== undefined || own.filter((each) => each === trade).length > 1)
      return [];
    const [start = 0, end = 0] = match.indices?.groups?.name ?? [];
    const draft = remark({ start, end }, 'terms', 'renamed', 'suspect', graphText.otherTerm(`${usual}合同`));
    return [{ ...draft, suggestion: usual }];
  });
}

const tellsApart = /[一二三四五六七八九十甲乙丙丁前后上下首末新旧大小总分年月日\dA-Z]/;
const USUAL = 2;

/** 解约日 where 解除日 is defined: the first and the last character of a term of three, once. */
function nearTerms({ document: { text }, terms, parties }: Contract): CorrectionDraft[] {
  const known = new Set([...terms.map(({ term }) => term), ...parties.flatMap(({ aliases }) => aliases)]);
  const short = terms.filter(({ term, uses }) => /^[\u4e00-\u9fff]{3,5}$/.test(term) && uses.length >= USUAL);
  return short.flatMap(({ term, end }) => {
    const middle = [...term].slice(1, -1);
    return middle.flatMap((_, at) => {
      const pattern = new RegExp(
        `(?<=[在于自至到与和及向的该本]|[，。；：、\\n])${term.slice(0, at + 1)}(?<sign>[\\u4e00-\\u9fff])${term.slice(at + 2)}(?=[前后起内止之的时应须]|[，。；、])`,
        'g',
      );
      const found = [...text.slice(end).matchAll(pattern)].filter(
        ([word]) => word !== term && !known.has(word),
      );
      const [odd, more] = found;
      const sign = `${odd?.groups?.sign ?? ''}${term.charAt(at + 1)}`;
      if (odd === undefined || more !== undefined || tellsApart.test(sign)) return [];
      if (text.split(odd[0]).length !== 2) return [];
      const span = { start: end + odd.index, end: end + odd.index + term.length };
      return [
        { ...remark(span, 'terms', 'near-name', 'suspect', graphText.nearName(term)), suggestion: term },
      ];
    });
  });
}
