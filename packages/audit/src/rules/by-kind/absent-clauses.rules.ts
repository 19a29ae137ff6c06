/** Clauses that a good lawyer insists on in certain kinds of contract and that are easily forgotten. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import { levels } from '../../checks/build-rule.ts';
import { civilCode, companyLaw, constructionLaw, labourContractLaw, law } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';
import { isBuilding, isDecoration } from './construction/construction.words.ts';
import { isHouseLease } from './premises/premises.words.ts';
import { isTitled, rulesOf } from './provision-rule.ts';
import { consumerLaw } from './trade-laws.ts';

const safetyLaw = law('《中华人民共和国安全生产法》', '2021-09-01');

const works = rulesOf((contract) => isBuilding(contract) || isDecoration(contract));
const subcontract = rulesOf((contract) => isTitled(contract, /分包/) && !isTitled(contract, /劳务/));
const privateLoan = rulesOf(
  (contract) => contract.type.type === 'loan' && !isTitled(contract, /委托贷款|保理|授信/),
);
const workshop = rulesOf((contract) => isHouseLease(contract) && isTitled(contract, /厂房|仓库|车间|场地/));
const premises = rulesOf((contract) => isHouseLease(contract));
const ban = rulesOf((contract) => isTitled(contract, /竞业/));
const shares = rulesOf((contract) => contract.type.type === 'equityTransfer');
const course = rulesOf(
  (contract) =>
    isTitled(contract, /培训|教育|课程|辅导|健身|会员|早教|托育/) &&
    contract.type.type !== 'labour' &&
    contract.parties.some(({ isPerson }) => isPerson),
);
const mandate = rulesOf(
  (contract) => contract.type.type === 'entrustment' || isTitled(contract, /委托代理|清收|催收/),
);

/** Both words in one sentence. */
function together(...words: readonly RegExp[]): (contract: Contract) => boolean {
  return (contract) => sentencesOf(contract).some(({ text }) => words.every((word) => word.test(text)));
}

export const absentClauseRules: readonly Rule[] = [
  works.absence({
    id: 'liability.works-defect-remedy-missing',
    title: '没有约定质量不合格时的返工、修理和赔偿',
    levels: levels('M/-/M'),
    examines: '工程质量不合格时是否约定返工、修理、减价或者赔偿',
    reason: '没有约定质量不合格的补救，返工、修理的期限和费用以及工期损失由谁承担容易争执。',
    basis: [
      civilCode('第八百零一条', '因施工人的原因致使质量不符合约定的，发包人有权请求无偿修理或者返工、改建。'),
    ],
    suggestion:
      '工程质量不符合约定的，{performer}应在【7】日内无偿返工、修理，工期不顺延；逾期不修的，{payer}可以另请他人修理，费用由{performer}承担，并可以请求减价和赔偿损失。',
    present: /返工|返修|无偿修理|整改|重做|减价|减少(?:报酬|价款)|修复/,
    proof:
      /(?:质量(?:不|问题|缺陷|未)|验收不|检验不|检测不|不合格|不符合|瑕疵|缺陷)[^。；]{0,50}(?:返工|返修|修理|整改|重做|减价|修复|赔偿)(?!后)/,
    proofUnless:
      /不(?:再)?(?:承担|负责|赔偿|负)|不予|免除|提供的?[^，。；]{0,12}材料|材料[^，。；]{0,10}(?:不合格|不符)/,
    after: /质量|验收|违约/,
  }),
  works.absence({
    id: 'delivery.works-papers-missing',
    title: '没有约定交付竣工图和材料合格证等资料',
    levels: levels('L/-/L'),
    examines: '竣工时是否交付竣工资料',
    reason: '没有竣工图、管线图和材料合格证，以后维修、改造和质量追责都没有依据。',
    basis: [
      constructionLaw('第六十一条', '交付竣工验收的工程须有完整的工程技术经济资料和经签署的工程保修书。'),
    ],
    suggestion: '竣工验收时，{performer}应交付竣工图、水电管线图、材料合格证、保修书等资料各【】份。',
    present:
      /竣工(?:图|资料)|管线图|合格证|技术资料|验收资料|(?:移交|交付|提交)[^。；]{0,10}(?:资料|图纸|档案)|保修书/,
    proof:
      /(?:移交|交付|提交|提供)[^。；]{0,24}(?:竣工(?:图|资料|文件)|管线图|竣工档案)|(?:竣工(?:图|资料)|管线图)[^。；]{0,16}(?:移交|交付|提交|提供)/,
    proofUnless: /不(?:再)?(?:提供|移交|提交|交付)|拒绝|拒不|扣留|未/,
    after: /验收|竣工|交付/,
  }),
  subcontract.absence({
    id: 'validity.subcontract-consent-missing',
    title: '没有写明建设单位同意分包',
    levels: levels('M/M/M'),
    examines: '是否写明总承包合同允许分包或者建设单位已同意',
    reason: '总承包合同没有约定又未经建设单位认可的分包属于违法分包，合同可能无效。',
    basis: [
      constructionLaw('第二十九条', '除总承包合同中约定的分包外，分包必须经建设单位认可。'),
      civilCode('第七百九十一条', '总承包人经发包人同意，可以将自己承包的部分工作交由第三人完成。'),
    ],
    suggestion: '本次分包已经建设单位书面同意（总承包合同第【】条已约定），同意文件作为本合同附件。',
    present:
      /(?:建设单位|发包人|业主)[^。；]{0,16}(?:同意|认可|批准|备案|许可)|总(?:承)?包合同[^。；]{0,20}(?:约定|允许|可以)[^。；]{0,12}分包|经[^。；]{0,12}(?:同意|认可)[^。；]{0,8}分包/,
    proof:
      /(?:建设单位|发包人|业主)[^。；]{0,10}已[^。；]{0,6}(?:同意|认可|批准)|已(?:取得|获得|经|征得)[^。；]{0,8}(?:建设单位|发包人|业主)[^。；]{0,10}(?:同意|认可|批准)|总(?:承)?包合同[^。；]{0,20}(?:约定|允许|可以)[^。；]{0,12}分包/,
    proofUnless: /未|不得|无须|无需|不必/,
    after: /工程概况|范围|分包/,
  }),
  privateLoan.absence({
    id: 'price.repayment-account-missing',
    title: '没有约定还款账户和收款凭证',
    levels: levels('M/M/M'),
    examines: '是否约定出借人收取还款的账户或者凭证',
    reason: '没有约定还款账户和收款凭证，还款是否到位、偿还的是本金还是利息难以举证。',
    basis: [civilCode('第六百七十六条', '借款人未按照约定的期限返还借款的，应当支付逾期利息。')],
    suggestion:
      '还款付至出借人账户：户名【】，开户行【】，账号【】；以银行转账凭证为还款凭证，现金还款应由出借人出具收条。',
    present: together(
      /账户|账号|卡号|户名|收条|收据|收款凭证/,
      /还款|归还|偿还|付息|还本|出借人|贷款人|收条|收据|款项(?:汇入|转入|支付至)|收款账户/,
    ),
    after: /还款|归还|支付/,
  }),
  privateLoan.absence({
    id: 'liability.lender-delay-missing',
    title: '没有约定迟延放款的责任',
    levels: levels('L/-/L'),
    examines: '出借人没有按时放款时是否承担责任',
    reason: '没有约定迟延、不足额放款的责任，借款人的用款计划落空时难以主张损失。',
    basis: [
      civilCode('第六百七十一条', '贷款人未按照约定的日期、数额提供借款，造成借款人损失的，应当赔偿损失。'),
    ],
    suggestion:
      '出借人未按约定的日期、数额提供借款的，每日按未提供金额的万分之【】支付违约金；逾期超过【】日的，借款人可以解除合同。',
    present:
      /(?:未|迟延|逾期|不能|不按)[^。；]{0,16}(?:放款|出借|提供借款|交付借款|发放|支付借款|划款|划付)|(?:甲方|出借人|贷款人|任何一方|一方)[^。；]{0,8}(?:违反|违约|不履行|逾期)/,
    proof:
      /(?:未|迟延|逾期|不能|不按|不足额)[^。；]{0,16}(?:放款|出借|提供借款|交付借款|发放|支付借款|划款|划付)[^。；]{0,60}(?:违约金|赔偿|责任|%|‰|万分|千分)/,
    proofUnless: /不承担|不负|不收取|免责/,
    applies: ({ parties }) => parties.some(({ isPerson }) => isPerson),
    after: /违约|放款|借款/,
  }),
  workshop.absence({
    id: 'liability.premises-safety-missing',
    title: '没有约定双方的安全生产管理职责',
    levels: levels('M/M/M'),
    examines: '出租厂房、仓库、场地时是否约定安全生产由谁负责',
    reason:
      '生产经营单位出租场所的，应当订立安全生产管理协议或者在合同中约定各自的职责，没有约定的会被处罚。',
    basis: [
      safetyLaw(
        '第四十九条',
        '出租生产经营场所的，应当与承租单位签订安全生产管理协议，或者在租赁合同中约定各自的安全生产管理职责。',
      ),
    ],
    suggestion:
      '双方另行签订安全生产管理协议：{performer}负责统一协调、定期检查，{payer}负责其场所内的生产安全、消防和人员培训。',
    present:
      /安全(?:生产)?管理(?:职责|协议|责任|义务|制度)|安全生产(?:责任|职责|协议|义务|管理)|安全(?:责任|协议)书?/,
    proof:
      /安全(?:生产)?(?:管理)?(?:职责|责任|义务)[^。；]{0,30}(?:由|负责|承担|各自)|签订[^。；]{0,12}安全生产(?:管理)?协议|(?:[甲乙]方|承租[人方]|出租[人方])[^。；]{0,16}负责[^。；]{0,24}安全(?:生产|管理)/,
    proofUnless: /不承担|不负|免除/,
    after: /用途|使用|消防|安全/,
  }),
  premises.absence({
    id: 'subject.premises-burden-statement-missing',
    title: '出租人没有声明租赁物的抵押、查封情况',
    levels: levels('M/-/L'),
    examines: '是否声明租赁物有没有抵押、查封等情形',
    reason: '租赁物在先抵押或者查封的，抵押权实现、强制执行后承租人可能不能继续使用，没有声明就难以追责。',
    basis: [
      civilCode('第四百零五条', '抵押权设立前抵押财产已出租并转移占有的，原租赁关系不受该抵押权的影响。'),
      civilCode('第七百二十三条', '因第三人主张权利致使承租人不能使用租赁物的，可以请求减少或者不付租金。'),
    ],
    suggestion:
      '{performer}声明：对租赁物享有合法的出租权，签约时没有抵押、查封和其他影响使用的权利负担；不实的，赔偿{payer}的损失。',
    present:
      /抵押|查封|权利负担|权属(?:清晰|争议|纠纷)|(?:合法|完整|有权)[^。；]{0,8}(?:出租|所有权|产权|处分)|不动产权(?:证|第)|产权证|房产证/,
    proof:
      /(?:未|无|没有|不存在|不涉及)[^。；得]{0,24}(?:抵押|(?<!(?:影响|妨碍)[^，。；]{0,10})权利负担)|(?:已|设有|设定|设立)[^。；]{0,10}抵押(?:给|，|。|；|于)/,
    proofUnless: /未经|不得|无权|乙方不|[未待](?:解除|注销|涂销)/,
    after: /房屋|租赁物|标的|交付/,
  }),
  shares.absence({
    id: 'subject.share-title-warranty-missing',
    title: '转让方没有保证股权权属完整、没有负担',
    levels: levels('M/-/M'),
    examines: '转让方是否保证股权没有质押、冻结等负担',
    reason: '股权可能已被质押、冻结或者代持，没有权属保证，受让方付款后可能不能过户或者被第三人追索。',
    basis: [
      civilCode('第六百一十二条', '出卖人负有保证第三人对标的物不享有任何权利的义务。'),
      companyLaw('第八十六条', '股东转让股权应当书面通知公司，请求变更股东名册。'),
    ],
    suggestion:
      '{performer}保证对标的股权享有完整的处分权，没有质押、冻结、代持或者其他权利负担；不实的，{payer}可以解除合同并要求退款、赔偿。',
    present:
      /(?:未|无|没有|不存在)[^。；]{0,24}(?:质押|冻结|代持|权利负担|查封|第三人|权利瑕疵)|(?:权属|权利)(?:完整|清晰)|完整(?:、[^。；]{0,8})?(?:的)?(?:所有权|处分权)|合法(?:、)?(?:有效)?(?:地)?(?:拥有|持有)/,
    proof:
      /^(?=[^。；]*(?:股权|股份|标的))[^。；]*(?:未|无|没有|不存在|不涉及)[^。；得]{0,30}(?:质押|冻结|查封|权利负担)/,
    proofUnless: /未经|不得|[未待](?:解除|注销)|除[^。；]{0,40}(?:外|以外)/,
    after: /陈述|保证|承诺|转让/,
  }),
  ban.absence({
    id: 'price.noncompete-payday-missing',
    title: '没有约定竞业限制补偿的支付日和账户',
    levels: levels('-/M/M'),
    examines: '竞业限制补偿是否约定支付日期和收款账户',
    reason: '没有支付日和账户，补偿是否拖欠无法判断，劳动者据以解除竞业限制的起点也不清楚。',
    basis: [labourContractLaw('第二十三条', '在竞业限制期限内按月给予劳动者经济补偿。')],
    suggestion: '补偿自离职次月起按月支付，每月【】日前付至{performer}账户：户名【】，开户行【】，账号【】。',
    present: together(
      /补偿/,
      /(?:每月|次月|当月)[^。；]{0,8}(?:[\d一二三四五六七八九十]{1,3}日|底|末)|账户|账号|工资卡/,
    ),
    after: /补偿|支付/,
  }),
  course.absence({
    id: 'liability.provider-stops-missing',
    title: '没有约定停课、停业、不能提供服务时的退款和责任',
    levels: levels('M/-/M'),
    examines: '是否约定了经营者停业、停课或者不能按约提供服务时的退款和责任',
    reason: '预先付款的服务最大的风险是停业、停课，没有退款和违约责任的约定，消费者难以追回余款。',
    basis: [
      consumerLaw(
        '第五十三条',
        '以预收款方式提供商品或者服务的，应当按约提供；未按约提供的，应当按消费者的要求履行约定或者退回预付款。',
      ),
    ],
    suggestion:
      '{performer}停业、停课、迁址或者不能按约提供服务的，应提前【15】日通知，并在【10】日内退还未消费的款项，按该款项的【10】%支付违约金。',
    present: together(
      /停业|歇业|停课|闭店|停办|倒闭|终止经营|未(?:能)?按(?:约|合同|期|时)[^。；]{0,8}(?:授课|开课|提供|服务)|不能(?:按约|继续|如期)[^。；]{0,6}(?:授课|提供|服务)|乙方(?:违约|原因)/,
      /退|赔|违约金/,
    ),
    after: /违约|退费|退款/,
  }),
  mandate.absence({
    id: 'confidentiality.mandate-missing',
    title: '没有约定受托人的保密义务',
    levels: levels('M/-/M'),
    examines: '受托人是否负有保密义务',
    reason: '受托人会取得客户名单、账目等资料，没有保密约定，泄露后的范围和责任都不明确。',
    basis: [civilCode('第五百零一条', '知悉的商业秘密或者其他应当保密的信息，不得泄露或者不正当使用。')],
    suggestion:
      '{performer}对因办理委托事务知悉的客户名单、账目、价格等资料负有保密义务，委托终止后【】年内仍然有效；泄露的应赔偿损失。',
    present: /保密|商业秘密|不得(?:泄露|披露|外传)/,
    proof:
      /(?:双方|各方|任何一方|受托[人方]|代理[人方])[^。；]{0,16}(?:对|就)[^。；]{2,60}(?:保密|不得[^。；]{0,10}(?:泄露|披露))|(?:双方|各方|任何一方|受托[人方]|代理[人方])[^。；]{0,16}(?:应|须|负有|承担)[^。；]{0,40}保密/,
    proofUnless: /不承担|不负|无须|无需|人员|员工|违反/,
    after: /义务|报告|资料/,
  }),
];
