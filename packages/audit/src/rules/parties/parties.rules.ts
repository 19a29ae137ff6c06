/** Parties and authority 主体与授权: who concludes the contract, and whether it is binding on them. */
import {
  type Contract,
  differingNames,
  isValidCreditCode,
  type Party,
  sentencesOf,
  subjectAt,
} from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { auditText } from '../../audit.text.ts';
import { hitOrPassed, levels, notApplicable, passed, sentenceRule } from '../../checks/build-rule.ts';
import { says } from '../../checks/find-sentences.ts';
import { levelsAgainst, otherSide, sameLevels } from '../../checks/find-side.ts';
import { civilCode, companyLaw } from '../../checks/laws.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';
import { signingAgents } from './parties-agents.ts';
import { hasNumber, introductionOf, isIdentified, namesHead, namesSeat } from './parties-identity.ts';
import { thirdPartyDuties } from './parties-outsiders.ts';

const identity = civilCode('第四百七十条', '合同一般应写明当事人的姓名或者名称和住所。');

export const partiesRules: readonly Rule[] = [
  {
    id: 'parties.name-missing',
    editMode: 'none',
    title: '当事人名称空缺',
    family: 'parties',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '每一方当事人是否写明名称',
    reason: '当事人名称空缺，合同主体无法确定，合同可能不成立或者无法向对方主张权利。',
    basis: [identity],
    suggestion: '甲方：（填写营业执照或者身份证件上的完整名称）',
    check: (contract) =>
      hitOrPassed(
        contract.parties
          .filter((party) => isNameLeftOpen(contract, party))
          .map((party) => ({ span: lineOf(contract, party) })),
      ),
  },
  {
    id: 'parties.credit-code-missing',
    editMode: 'none',
    title: '缺少统一社会信用代码或者身份证号',
    family: 'parties',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '单位是否写明统一社会信用代码，个人是否写明身份证号码',
    reason: '名称可能变更或者重名，没有代码或者证件号码难以准确锁定主体，诉讼立案和执行时会增加核实成本。',
    basis: [identity],
    suggestion: '统一社会信用代码（身份证号码）：____________________',
    check(contract) {
      const lacking = contract.parties.filter((party) => !isIdentified(contract, party));
      return missingOf(lacking, '未写明统一社会信用代码或者身份证号码');
    },
  },
  {
    id: 'parties.credit-code-invalid',
    title: '统一社会信用代码有误',
    family: 'parties',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '统一社会信用代码的长度和校验位是否正确',
    reason: '代码长度或者校验位不符合编码规则，可能是笔误，也可能是主体不真实，应当核对营业执照。',
    basis: [identity],
    suggestion: '请按营业执照核对并更正统一社会信用代码。',
    check(contract) {
      if (contract.parties.every(({ creditCode }) => creditCode === null)) return notApplicable;
      if (areAllInvented(contract)) return { kind: 'notChecked', why: auditText.codesInvented };
      return hitOrPassed(asOne(contract.parties.flatMap((party) => invalidCode(contract, party))));
    },
  },
  {
    id: 'parties.representative-missing',
    editMode: 'none',
    title: '缺少法定代表人或者授权代表',
    family: 'parties',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '单位是否写明法定代表人、负责人或者授权代表',
    reason: '未写明代表人，难以判断签署人是否有权代表该单位。',
    basis: [civilCode('第六十一条', '法定代表人以法人名义从事的民事活动，其法律后果由法人承受。')],
    suggestion: '法定代表人（授权代表）：____________，职务：____________',
    check(contract) {
      const lacking = contract.parties.filter(
        (party) =>
          party.name !== null &&
          isOrganisation(party) &&
          party.representative === null &&
          // A number or a seat leads to the register, which names who represents it.
          !hasNumber(contract, party) &&
          !namesSeat(contract, party) &&
          !namesHead(contract, party),
      );
      return missingOf(lacking, '未写明法定代表人或者授权代表');
    },
  },
  {
    id: 'parties.authority-missing',
    title: '由代理人签署但未附授权委托书',
    family: 'parties',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '代理人签署的，是否提及授权委托书',
    reason: '没有代理权或者超越代理权订立的合同，未经追认对被代理人不发生效力。',
    basis: [
      civilCode(
        '第一百六十五条',
        '授权委托书应当载明代理人、代理事项、权限和期限，并由被代理人签名或者盖章。',
      ),
      civilCode('第一百七十一条', '没有代理权、超越代理权的行为未经追认，对被代理人不发生效力。'),
    ],
    suggestion: '由代理人签署的，应同时提交载明代理事项、权限和期限的授权委托书，由双方各执一份。',
    check(contract) {
      if (says(contract, AUTHORITY)) return passed;
      const [first, ...others] = signingAgents(contract).map(({ sentence }) => sentence);
      return hitOrPassed(first === undefined ? [] : [{ span: first, related: others }]);
    },
  },
  {
    id: 'parties.address-missing',
    editMode: 'none',
    title: '缺少住所或者联系方式',
    family: 'parties',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '每一方是否写明住所或者联系方式',
    reason: '没有住所和联系方式，通知和诉讼文书难以送达。',
    basis: [identity],
    suggestion: '住所：____________________，联系人：________，电话：________，电子邮箱：________',
    check(contract) {
      const told = sentencesOf(contract).reduce(
        (count, { text }) =>
          count +
          [
            ...text.matchAll(
              /(?:住所|住址|地址|注册地|经营场所|联系电话|电话|手机|邮箱)[^：，。；]{0,6}：(?=.)/g,
            ),
          ].length,
        0,
      );
      if (told >= contract.parties.length) return passed;
      const lacking = contract.parties.filter((party) => !ADDRESS.test(introductionOf(contract, party)));
      return missingOf(lacking, '未写明住所或者联系方式');
    },
  },
  {
    id: 'parties.name-differs',
    title: '同一方名称前后不一致',
    family: 'parties',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '首部、正文与签署处的当事人名称是否一致',
    reason: '同一方出现两个名称，会使合同主体产生争议，履行、开票和诉讼都可能受阻。',
    basis: [identity],
    suggestion: '请核对营业执照或者身份证件，将全文中的当事人名称统一。',
    check: (contract) =>
      hitOrPassed(
        differingNames(contract).map(({ span, name, at }) => ({
          span,
          related: contract.parties.filter((party) => party.name === name).map((party) => party.span),
          detail: at === 'label' ? `首部名称为“${name}”` : `与当事人名称“${name}”不一致`,
        })),
      ),
  },
  {
    id: 'parties.branch-as-party',
    title: '分支机构或者内部部门作为当事人',
    family: 'parties',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '当事人是否为分公司、项目部或者内部部门',
    reason: '分公司不具有法人资格，民事责任由公司承担；项目部、事业部等内部部门不能作为合同主体。',
    basis: [
      companyLaw('第十三条', '分公司不具有法人资格，其民事责任由公司承担。'),
      civilCode('第七十四条', '分支机构以自己名义从事民事活动，产生的民事责任由法人承担。'),
    ],
    suggestion:
      '请由具有法人资格的公司作为合同当事人；确需由分支机构签署的，应附公司授权书，并约定由公司承担责任。',
    check: (contract) =>
      hitOrPassed(
        contract.parties
          .filter(
            ({ name }) =>
              name !== null &&
              !/(?:银行|信用社)[^，。；]{0,16}[分支]行$/.test(name) &&
              // A business of one person may call itself so.
              !/^(?!.*公司).*(?:经营|服务|销售|门市|加工|维修|批发|营销|商贸|制作|经销)部$/.test(name) &&
              /(?:分公司|分店|分行|支行|办事处|代表处|项目(?:经理)?部|分部|营业部|事业部|工程部|市场部|采购部|销售部|行政部|车间|分厂|门店|[^俱乐]部|(?:公司|银行|集团|医院|大学).*[科处室队组])$/.test(
                name,
              ),
          )
          .map((party) => ({ span: lineOf(contract, party) })),
      ),
  },
  {
    id: 'parties.only-one',
    editMode: 'none',
    title: '只能识别一方当事人',
    family: 'parties',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否能识别出至少两方当事人',
    reason: '合同至少应有两方当事人，只写明一方的文件难以认定权利义务关系。',
    basis: [identity],
    suggestion: '乙方：____________________（填写名称、住所、证件号码）',
    check({ parties }) {
      const [only] = parties;
      if (parties.length > 1) return passed;
      return only === undefined
        ? { kind: 'missing', after: null, detail: '未能识别当事人' }
        : hitOrPassed([{ span: only.span }]);
    },
  },
  {
    id: 'parties.third-party-obliged',
    title: '为未签约的第三人设定义务',
    family: 'parties',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定未签约的第三人承担义务',
    reason: '合同只约束当事人，第三人未签字不受约束；第三人不履行的，只能由承诺的一方承担违约责任。',
    basis: [
      civilCode('第四百六十五条', '依法成立的合同仅对当事人具有法律约束力。'),
      civilCode('第五百二十三条', '约定由第三人履行债务而第三人不履行的，由债务人向债权人承担违约责任。'),
    ],
    suggestion:
      '需由第三人履行的事项，由{performer}负责促使该第三人履行；第三人不履行或者履行不符合约定的，由{performer}向{payer}承担违约责任。',
    check: (contract) => hitOrPassed(thirdPartyDuties(contract)),
  },
  sentenceRule({
    id: 'parties.affiliate-transfer',
    title: '一方可以不经同意转让合同',
    family: 'parties',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '转让合同权利义务是否须经对方同意',
    reason: '合同权利义务一并转让应经对方同意；放任单方转让，对方可能面对没有履约能力的受让人。',
    basis: [civilCode('第五百五十五条', '当事人一方经对方同意，可以将合同权利和义务一并转让给第三人。')],
    suggestion:
      '未经对方事先书面同意，任何一方不得将本合同项下的权利义务全部或者部分转让给第三人（包括关联方）。',
    ways: [
      [
        /(?:合同|协议|权利[和与及、]?义务|债权债务)[^，。；]{0,20}(?:转让|让与|移转|转移|承接|概括|转由)|(?:转让|让与|承接|移转|转移)[^，。；]{0,20}(?:合同|协议|权利[和与及、]?义务)/,
        /可以?|有权|得/,
        /(?:无[需须庸]|毋[需须庸]|不必|不需|不经)[^，。；]{0,18}同意|自由|随时|任意|单方|不得(?:反对|拒绝|异议|提出)|应(?:当|予)?(?:接受|认可)|视为同意/,
      ],
    ],
    pattern:
      /(?:本(?:合同|协议)|合同|权利(?:和|与|及|、)?义务|权利|义务|合同地位)[^。；]{0,40}(?:转让|移转|转移|转由|转给|转交|概括|让与|交由|指定)/,
    also: [
      /(?:无[需须]|不必|不需|毋[需须]|不再|不经|未经|不以|免于|无庸)[^，。；]{0,18}(?:同意|许可|征求|征得|认可|批准)|(?:同意|许可)为(?:前提|条件)|事后(?:告知|通知|知会)|(?:通知|告知)[^，。；]{0,8}(?:即可|后[^，。；]{0,6}生效|即生效|便可)|预先[^，。；]{0,6}(?:同意|接受)|(?:可以?|有权|得)[^，。；]{0,10}(?:随时|自行|任意|单方|自由)|不得(?:反对|拒绝|提出异议|异议)/,
    ],
    unless:
      /不得[^，。；]{0,24}(?:转让|转移|让与|移转|转给|转交)|知识产权[^，。；]{0,8}转让|股权|债权转让通知/,
    judge({ sentence, match }, contract) {
      const actor = subjectAt(contract, sentence.text, match.index + match[0].length)?.party?.side ?? null;
      return {
        levels: { ...levelsAgainst(actor === null ? null : otherSide(actor), 'medium'), neutral: 'medium' },
      };
    },
  }),
];

const AUTHORITY =
  /(?:授权委托书|授权书|授权文件|授权证明)[^。；]{0,24}(?:附|提交|出具|提供|签|交)|(?:附|提交|出具|提供|持|凭|见|依据)[^。；]{0,20}(?:授权委托书|授权书|授权文件|授权证明)|附件[^。；]{0,8}授权/;
const ADDRESS =
  /住所|住址|地址|注册地|经营场所|电话|手机|联系方式|邮箱|[，、\s]住(?:在|于|：)?[^，。；\n]{1,12}[省市区县镇乡村路街道巷]/;
function isOrganisation({ isPerson, name }: Party): boolean {
  return !isPerson && name !== null;
}

function lineOf({ document }: Contract, { span }: Party) {
  const end = document.text.indexOf('\n', span.start);
  return documentSpan(span.start, Math.max(span.end, end < 0 ? document.text.length : end));
}

function isNameLeftOpen(contract: Contract, party: Party): boolean {
  // A name asked for only in the signature block is not missing; it is filled in when signing.
  if (party.name !== null || isInSignature(contract, party)) return false;
  const { start, end } = lineOf(contract, party);
  // 丙方（原股东）： is followed by 丙方一, 丙方二.
  if (new RegExp(`^\\s*${party.label}[一二三1-9①②]`, 'm').test(contract.document.text.slice(end)))
    return false;
  return /[：:][\s_＿【】[\]（）()Xx×*]*(?:[（(][^）)]*[）)])?[\s_＿]*$/.test(
    contract.document.text.slice(start, end),
  );
}

function isInSignature({ signature }: Contract, { span }: Party): boolean {
  return signature !== null && span.start >= signature.start;
}

function invalidCode({ document }: Contract, { creditCode, span }: Party): Finding[] {
  if (creditCode === null || isValidCreditCode(creditCode)) return [];
  const start = document.text.indexOf(creditCode, span.start);
  return start < 0
    ? []
    : [
        {
          span: documentSpan(start, start + creditCode.length),
          detail: creditCode.length === 18 ? '校验位不符' : `共 ${creditCode.length} 位，应为 18 位`,
        },
      ];
}

/**
 * Two companies cannot both have mistyped their own code: where none of several is right the text has been made
 * anonymous, or is a sample. That is told, and is no risk.
 */
function areAllInvented({ parties }: Contract): boolean {
  const codes = parties.flatMap(({ creditCode }) => creditCode ?? []);
  return codes.length > 1 && codes.every((code) => code.length === CODE_LENGTH && !isValidCreditCode(code));
}

const CODE_LENGTH = 18;

/** Several codes are checked with the company register in one go: one finding, of little weight where no code is right. */
function asOne([first, ...others]: readonly Finding[]): Finding[] {
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  return [{ ...first, related: others.map(({ span }) => span), levels: sameLevels('low') }];
}

function missingOf(lacking: readonly Party[], what: string): RuleOutcome {
  if (lacking.length === 0) return passed;
  return { kind: 'missing', after: null, detail: `${lacking.map(({ label }) => label).join('、')}${what}` };
}
