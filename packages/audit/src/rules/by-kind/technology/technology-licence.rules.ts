/** Licences and transfers of patents and know-how: term, owners, warranties, fees, upkeep. */
import { type Contract, factsWithin, type Sentence, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { findSentences, says } from '../../../checks/find-sentences.ts';
import { civilCode } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { patentLaw, technologyInterpretation } from '../by-kind-laws.ts';
import { answeredOnce, rulesOf } from '../provision-rule.ts';
import { improvements, isLicence, isTechnology } from './technology.words.ts';

const { provision } = rulesOf(isLicence);
const technology = rulesOf(isTechnology);
const isPatent = answeredOnce(
  (contract) => isLicence(contract) && says(contract, /专利号|专利权人|专利证书|实施许可/),
);

const termsOfProtection: readonly (readonly [kind: RegExp, years: number])[] = [
  [/发明(?:专利)?(?!创造|人)/, 20],
  [/外观设计/, 15],
  [/实用新型/, 10],
];

export const technologyLicenceRules: readonly Rule[] = [
  {
    id: 'validity.patent-term-exceeded',
    title: '许可期限超过专利权的有效期',
    family: 'validity',
    types: 'all',
    levels: levels('H/M/H'),
    examines: '专利实施许可的期限是否在专利权存续期内',
    reason: '专利实施许可合同只在专利权存续期限内有效，期满后继续收费没有依据。',
    basis: [
      civilCode('第八百六十五条', '专利实施许可合同仅在该专利权的存续期限内有效。'),
      patentLaw('第四十二条', '发明专利二十年，实用新型十年，外观设计十五年，均自申请日起计算。'),
    ],
    suggestion: '许可期限自合同生效之日起至专利权有效期届满之日止，专利权终止后不再支付使用费。',
    check: (contract) => (isPatent(contract) ? hitOrPassed(licencesTooLong(contract)) : notApplicable),
  },
  provision({
    id: 'validity.patent-co-owner',
    title: '共有专利未经其他共有人同意',
    levels: levels('H/M/H'),
    examines: '专利有多个权利人时，独占、排他许可或者转让是否取得全体同意',
    reason:
      '共有专利除普通许可外，行使共有的专利权应当取得全体共有人的同意；只有一方签署的，许可或者转让可能无效。',
    basis: [
      patentLaw('第十四条', '共有人没有约定的，可以单独实施或者普通许可；其他行使应当取得全体共有人的同意。'),
    ],
    suggestion: '{performer}应于合同签订时提交其他共有人同意本次许可（转让）的书面文件，由双方各执一份。',
    ways: [
      [
        /(?:专利权人|权利人|申请人|著作权人|注册人|共有人)[^，。；]{0,6}[^、，。；]{3,30}(?:、|和|与|及)[^、，。；]{1,30}(?:大学|公司|研究院|研究所|学院|厂|中心)/,
      ],
      [
        /共有|共同(?:拥有|申请|所有)/,
        /专利|商标|著作权|软件|技术/,
        /(?:其他|另一)[^，。；]{0,8}(?:共有|权利)人|高校|大学|研究院|第三方/,
      ],
    ],
    applies: (contract) => says(contract, /独占|排他|转让/),
    unless: /同意|授权|放弃|委托书|归双方共有|由双方共有|改进/,
    unlessAnywhere: /(?<!未经|无须|无需|不经)(?:其他|全体)?共有人[^。；]{0,20}(?:同意|授权|确认)/,
  }),
  provision({
    id: 'property.exclusive-contradicted',
    title: '独占、排他许可又保留自用或者另行许可',
    levels: levels('H/-/H'),
    examines: '许可方式与许可方保留的权利是否一致',
    reason:
      '独占许可下许可方自己也不得实施，排他许可下不得再许可他人；保留自用或者另行许可，使被许可方付出的独占对价落空。',
    basis: [
      technologyInterpretation(
        '第二十五条',
        '独占实施许可由一个被许可人实施，许可人依约不得实施；排他许可许可人可以自行实施。',
      ),
    ],
    suggestion: '本合同为独占许可，许可期限和地域内{performer}自己不得实施，也不得许可任何第三人实施。',
    ways: [
      [
        /(?:甲方|乙方|许可[人方]|授权方|权利人)[^。；]{0,24}(?:另行|再|继续|仍|同时|保留|可以?|有权)[^。；]{0,24}(?:许可|授权|自行(?:实施|生产|使用|销售)|自用|自行)[^。；]{0,24}/,
      ],
    ],
    applies: (contract) =>
      says(
        contract,
        /(?:方式|性质|类型|种类)[^。；]{0,6}(?:独占|独家|排他)|^(?!.*(?:未|没有|不)(?:曾|存在|再)?[^。；]{0,16}(?:独占|独家|排他))[^。；]*(?:独占|独家|排他)(?:性)?(?:实施|使用)?(?:的)?(?:许可|授权)/,
      ) && !says(contract, /(?:方式|性质|类型|种类)[^。；]{0,8}普通|授予[^。；]{0,30}普通(?:实施|使用)?许可/),
    unless:
      /违反[^，。；]{0,10}(?:许可|授权)|(?<!不[^，。；]{0,6})(?:违约(?:行为|金|责任)|赔偿)|不得|未经|被许可(?:方|人)[^，。；]{0,8}(?:不得|无权)|普通(?:实施)?许可|改进|期满|终止后|分许可|再许可第三[方人][^，。；]{0,6}(?:须|应)|维权|诉讼/,
    judge: ({ sentence: { text } }) =>
      /(?:另行|再|同时|亦可|并可)?(?<!被)(?:许可|授权)(?!方|人)[^，。；]{0,14}(?:他人|第三|其他|[一两二三\d]家|企业|公司)|自行(?:实施|生产|使用|销售|经营)|自用|保留[^，。；]{0,10}(?:许可|使用|实施)/.test(
        text,
      )
        ? {}
        : null,
  }),
  provision({
    id: 'property.licensor-no-warranty',
    title: '许可方不保证权利有效、技术完整可用',
    levels: levels('H/-/M'),
    examines: '许可方、让与方是否保证权属合法、技术完整无误有效',
    reason:
      '让与人、许可人应当保证自己是合法拥有者，所提供的技术完整、无误、有效并能达到约定目标；“按现状”免除保证使付费落空。',
    basis: [
      civilCode(
        '第八百七十条',
        '应当保证是所提供技术的合法拥有者，并保证技术完整、无误、有效，能够达到约定的目标。',
      ),
    ],
    suggestion:
      '{performer}保证其为合法权利人，所提供的技术完整、无误、有效，能够达到约定的技术目标；违反的应退还使用费并赔偿损失。',
    ways: [
      [/按现状|按(?:照)?原样|现有状态|as ?is/i, /提供|许可|转让|交付|授权/],
      [
        /不(?!得|存在|影响|可|能|侵|受|含|违|低|少|损|具)(?:就|对|作|予|做|提供)?[^，。；]{0,30}(?:保证|担保|承诺|负责)|概不保证|不承担[^，。；]{0,16}(?:保证|担保|瑕疵)/,
        /有效|完整|可靠|实用|权属|稳定|达到|侵权|合法|先进|无误|第三方权利|目标|指标|效果/,
      ],
    ],
    unless:
      /不得(?:擅自)?不|乙方保证|销量|市场(?:前景|收益)|收益|商业成功|因(?:乙方|被许可)|(?:乙方|被许可(?:人|方))[^，。；]{0,6}(?:自行|擅自|改变|修改|改动|未按|不当)|但(?:仍)?(?:保证|承诺)/,
  }),
  provision({
    id: 'price.fees-after-invalid',
    title: '权利无效或者终止后仍须付费',
    levels: levels('H/-/M'),
    examines: '专利、商标被宣告无效或者终止后是否停止支付、依公平退还使用费',
    reason:
      '权利被宣告无效或者终止后使用费失去对价；许可方恶意或者不返还明显违反公平原则的，还应当返还已付费用。',
    basis: [
      patentLaw(
        '第四十七条',
        '因专利权人恶意造成损失的应当赔偿；不返还使用费明显违反公平原则的，应当全部或者部分返还。',
      ),
    ],
    suggestion:
      '权利被宣告无效或者终止的，自该日起{payer}不再支付使用费；已付费用不返还明显违反公平原则的，{performer}应当全部或者部分返还。',
    ways: [
      [
        /使用费|许可费|提成|授权费|转让费|费用|款项/,
        /仍[^，。；]{0,8}(?:照付|支付|缴纳|付)|照付|继续(?:支付|缴纳|付)|不(?:予|得|再)?(?:退|返还|减|停)|不影响[^，。；]{0,12}(?:支付|付款|收取|使用费)|无权(?:要求|拒付|停付)/,
      ],
    ],
    near: /(?:专利|商标|权利|著作权|技术秘密|授权)[^。；]{0,16}(?:无效|终止|失效|撤销|驳回|公开|届满|到期|不再)/,
    unless: /不再支付|停止支付|应当(?:全部|部分|返还)|公平|恶意|逾期|违约金|继续销售|库存|已制成|已生产/,
  }),
  technology.absence({
    id: 'delivery.tech-materials-missing',
    title: '没有约定技术资料交付和技术指导',
    levels: levels('M/L/M'),
    examines: '许可、转让合同是否约定交付技术资料',
    reason: '没有约定交付的资料清单、时间和技术指导，被许可方可能无法实施技术，也难以追究许可方的责任。',
    basis: [
      civilCode('第八百六十六条', '许可人应当交付实施专利有关的技术资料，提供必要的技术指导。'),
      civilCode('第八百六十八条', '让与人、许可人应当提供技术资料，进行技术指导，保证技术的实用性、可靠性。'),
    ],
    suggestion:
      '{performer}应在合同生效后【15】日内交付技术资料（清单由双方签字确认），并提供不少于【】个工作日的技术指导；资料不全的，应在【5】日内补齐。',
    applies: (contract) =>
      contract.type.type === 'technologyTransfer' && says(contract, /专利|技术秘密|专有技术/),
    present: /技术资料|技术文件|资料清单|技术指导|技术培训|技术支持|图纸|工艺文件/,
    proof:
      /(?:交付|提供|移交|提交|交给)[^。；]{0,30}(?:技术资料|技术文件|图纸|工艺文件|资料清单)|(?:技术资料|技术文件|图纸|工艺文件)[^。；]{0,16}(?:交付|移交|提交)/,
    proofUnless: /保密|泄露|披露|返还|归还|终止|未|不(?:提供|交付)/,
    after: /许可|标的|范围|专利/,
  }),
  technology.absence({
    id: 'property.improvement-missing',
    title: '没有约定后续改进成果的归属',
    levels: levels('L/M/L'),
    examines: '后续改进的成果归谁是否约定',
    reason: '没有约定后续改进的分享办法，一方改进的成果他方无权分享，长期合作中容易发生争议。',
    basis: [
      civilCode(
        '第八百七十五条',
        '后续改进的技术成果的分享办法可以按照互利原则约定；没有约定的，他方无权分享。',
      ),
    ],
    suggestion: '双方各自完成的后续改进成果归完成方所有，另一方在同等条件下享有优先被许可的权利。',
    applies: (contract) => contract.type.type === 'technologyTransfer' && isPatent(contract),
    present: improvements,
    proof: /(?:改进|后续(?:开发|研发|成果))[^。；]{0,50}(?:归|属于|共有|共享|分享|所有)/,
    proofUnless: /不得改进|通知/,
    after: /知识产权|技术|许可|保证/,
  }),
  technology.absence({
    id: 'property.patent-upkeep-missing',
    title: '没有约定专利年费和权利维持',
    levels: levels('M/L/M'),
    examines: '许可期内由谁缴纳年费或者应对无效请求',
    reason: '没有约定年费缴纳和无效应对，专利可能因未缴年费终止，被许可方付费却得不到保护。',
    basis: [civilCode('第八百六十五条', '专利实施许可合同仅在专利权存续期限内有效。')],
    suggestion:
      '许可期内{performer}应按时缴纳专利年费、积极应对无效宣告请求，维持专利权有效，费用由{performer}承担。',
    applies: (contract) => isPatent(contract) && says(contract, /许可期限|许可期/),
    present: /年费|维持[^。；]{0,8}(?:有效|专利)|无效(?:宣告)?(?:请求|程序)/,
    proof:
      /年费[^。；已]{0,16}(?:由[^。；]{1,8}(?:缴|承担|支付)|缴纳|承担)(?!至|凭证|收据|票据)|(?:缴纳|支付|承担)[^。；]{0,12}年费(?!凭证|收据|票据)|无效(?:宣告)?(?:请求|程序)[^。；]{0,30}(?:由[^。；]{1,8}(?:应对|负责|承担)|负责应对)/,
    proofUnless: /已|未|逾期|不(?:再)?缴/,
    after: /专利|保证|许可/,
  }),
];

/** The last day of a licence against the last day of the youngest right it names. */
function licencesTooLong(contract: Contract): Finding[] {
  const filed = findSentences(contract, /申请日|申请(?:之日|时间)|提交申请/)
    .flatMap(({ sentence }) => datesIn(contract, sentence, 60))
    .at(0);
  const [named, another] = termsOfProtection.filter(([kind]) => says(contract, kind));
  if (filed === undefined || named === undefined || another !== undefined) return [];
  const [, years] = named;
  const expiry = `${Number(filed.slice(0, 4)) + years}${filed.slice(4)}`;
  return findSentences(
    contract,
    /许可(?:使用)?(?:的)?期限|许可期|实施期限|有效期/,
    /专利权(?:的)?(?:期限|有效期)/,
  )
    .filter(({ sentence }) => (datesIn(contract, sentence, 0).at(-1) ?? '') > expiry)
    .map(({ sentence }) => ({ span: sentence, detail: `专利权将于 ${expiry} 届满` }));
}

/** Also dates in the cells that follow within so many characters. */
function datesIn(contract: Contract, sentence: Sentence, beyond: number): readonly string[] {
  const end = sentence.end + beyond;
  const within = sentencesOf(contract).filter(({ start }) => start >= sentence.start && start < end);
  return within.flatMap((each) =>
    factsWithin(contract.dates, each).flatMap(({ iso }) => (iso === null ? [] : [iso])),
  );
}
