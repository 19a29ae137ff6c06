/** Loans: disguised security, families, collection, rates changed and money not lent. */

import { levels, missingClause } from '../../checks/build-rule.ts';
import { civilCode, personalInformationLaw, privateLendingInterpretation } from '../../checks/laws.ts';
import { notLiable } from '../../checks/words.ts';
import type { Rule } from '../../rule.ts';
import { identityCardLaw } from './finance.laws.ts';
import { hasSecurity, interest, isLoan, isMoneyLent } from './finance.words.ts';
import { anyKind, provisionsWith } from './provision.ts';

const provision = provisionsWith('performer');

export const financeLoanConductRules: readonly Rule[] = [
  provision({
    id: 'validity.sale-as-security',
    title: '以买卖、转让合同担保借款',
    family: 'validity',
    levels: levels('H/M/H'),
    examines: '是否以签订房屋买卖、股权转让合同或者先行过户作为借款的担保',
    reason:
      '名为买卖实为借款担保的，到期不能请求履行买卖合同，应按借款关系清算；约定财产直接归债权人的无效。',
    basis: [
      privateLendingInterpretation(
        '第二十三条',
        '以订立买卖合同担保民间借贷的，按借贷关系审理，可就标的物拍卖价款受偿。',
      ),
    ],
    suggestion:
      '{payer}以该财产为借款提供抵押（质押）并办理登记；到期不还的，{performer}就拍卖、变卖所得价款优先受偿，剩余部分返还{payer}。',
    applies: isLoan,
    ways: [
      [
        /(?:买卖|购房|转让|商品房|代持|回购|网签)(?:合同|协议|手续)|网签|预先过户|先行过户|空白(?:过户|转让)|让与担保/,
        /作为[^。；]{0,16}(?:担保|保障|保证|抵押)|担保[^。；]{0,14}(?:履行|还款|借款|债务)|让与担保|到期[^。；]{0,30}(?:履行|执行|按|依|办理)[^。；]{0,14}(?:买卖|转让|购房|过户)|(?:还清|付清|清偿|结清)[^。；]{0,14}(?:解除|作废|注销|撤销)/,
      ],
    ],
    unless: /债权转让|转让债权|优先受偿/,
  }),
  provision({
    id: 'validity.family-made-liable',
    title: '要求未签约的家属承担债务',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '是否约定由未签字的配偶、父母、子女承担债务',
    reason:
      '合同不能为没有签字的家属设定义务；夫妻一方以个人名义超出家庭日常生活需要所负的债务，一般不属于共同债务。',
    basis: [
      civilCode('第四百六十五条', '依法成立的合同，仅对当事人具有法律约束力。'),
      civilCode(
        '第一千零六十四条',
        '夫妻共同签名或者事后追认、为家庭日常生活需要所负的债务才属于夫妻共同债务。',
      ),
    ],
    suggestion: '需要配偶或者其他家属承担还款责任的，应由其作为共同借款人或者保证人在本合同上签字。',
    applies: anyKind(isLoan, hasSecurity),
    ways: [
      [
        /配偶|妻子|丈夫|夫妻|家属|父母|子女|儿子|女儿|家庭成员|近亲属|家人|父债/,
        /承担|清偿|偿还|共同债务|连带|负责|代为还|代还|替[^，。；]{0,4}还/,
        /债务|借款|还款|欠款|责任|本息/,
      ],
    ],
    unless: /签(?:字|署|名)|共同借款人|作为(?:连带)?保证人|同意函|遗产|不(?:承担|负|属于|得)|房屋|继承人应/,
  }),
  provision({
    id: 'validity.abusive-collection',
    title: '以公开信息、限制自由等方式催收',
    family: 'validity',
    levels: levels('H/M/H'),
    examines: '是否允许以公布个人信息、骚扰亲友、限制人身自由等方式催收',
    reason:
      '公开债务人信息、骚扰亲友同事、限制人身自由等催收方式侵害隐私权和人身权利，可能承担侵权以至刑事责任。',
    basis: [
      civilCode('第一千零三十二条', '任何组织或者个人不得以刺探、侵扰、泄露、公开等方式侵害他人的隐私权。'),
      personalInformationLaw(
        '第二十五条',
        '个人信息处理者不得公开其处理的个人信息，取得个人单独同意的除外。',
      ),
    ],
    suggestion: '{performer}应依法催收，不得公开{payer}的个人信息，不得骚扰其亲友、单位，不得限制人身自由。',
    applies: anyKind(isLoan, hasSecurity, isMoneyLent),
    ways: [
      [
        /催收|追讨|追债|逾期|未还|欠款|违约|到期|不还|失联|躲避|拒不|还不上|借款/,
        /(?:亲友|亲属|家人|家属|工作单位|单位同事|同事|邻居|通讯录|联系人|朋友圈|媒体|网络|小区|村里|门口|短视频|报纸)[^。；]{0,24}(?:公布|公开|张贴|曝光|通报|披露|催收|追讨|散发|驻守|喷|发布)|(?:公布|公开|张贴|曝光|通报|披露|发布)[^。；]{0,24}(?:姓名|照片|身份证|欠款|失信|个人信息|违约|逾期|住址|信息)|限制[^，。；]{0,6}(?:人身)?自由|上门(?:驻守|看守|滞留|居住)|向[^，。；]{0,16}(?:亲友|亲属|同事|通讯录|联系人)[^，。；]{0,8}(?:催|告知|通知|说明)/,
      ],
    ],
    unless:
      /保密|未公开|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|依法(?:报送|披露)|征信|公告费|人民法院/,
  }),
  provision({
    id: 'validity.identity-document-pledged',
    title: '扣押身份证件、银行卡作担保',
    family: 'validity',
    levels: levels('H/M/H'),
    examines: '是否约定以身份证、户口簿、银行卡、密码等作质押或者交对方掌握',
    reason: '身份证件不能质押，任何单位和个人不得扣押；银行卡和密码交他人掌握，资金容易被擅自支取。',
    basis: [
      identityCardLaw('第十五条', '任何组织或者个人不得扣押居民身份证。'),
      civilCode('第四百四十条', '可以出质的权利由法律、行政法规规定。'),
    ],
    suggestion:
      '{payer}提供身份证件原件供核对后即时退还，{performer}仅留存复印件，不得扣留证件、银行卡和密码。',
    applies: anyKind(isLoan, hasSecurity),
    ways: [
      [
        /身份证|户口(?:本|簿)|护照|社保卡|驾驶证|毕业证|学历证|银行卡|工资卡|存折|网银|U盾|支付密码|交易密码|手机卡/,
        /质押|抵押|扣押|押(?:在|给|于)|扣留|(?:交由|交给|交与|交付|留|存放)[^，。；]{0,16}(?:保管|持有|掌握|收存|收执|作为|处)|留存原件|原件[^，。；]{0,10}(?:交|留|存)/,
      ],
    ],
    unless:
      /复印件|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|扫描件|核对后|收款账户|号码[:：]?\d/,
  }),
  provision({
    id: 'validity.loan-note-inflated',
    title: '借条金额高于实际借款',
    family: 'validity',
    levels: levels('H/M/H'),
    examines: '是否约定借条、借据的金额包含利息、违约金或者高于实际借款',
    reason: '债权凭证记载的金额高于实际借款，超出部分不是本金；虚增债权还可能被认定为套路贷。',
    basis: [
      privateLendingInterpretation('第二十六条', '预先扣除利息的，以实际出借的金额认定为本金。'),
      privateLendingInterpretation(
        '第二十七条',
        '将超过保护上限的利息计入本金重新出具凭证的，超过部分不认定为本金。',
      ),
    ],
    suggestion: '借据记载的金额应与实际到账的借款本金一致，利息另行列明。',
    applies: isLoan,
    ways: [
      [
        /借条|借据|欠条|收条|债权凭证|本合同记载|合同金额|票面/,
        /(?:高于|大于|多于|超出|超过|不同于|包含|含|加上|包括)[^。；]{0,16}(?:实际|利息|违约金|服务费|到账|到手)|(?:利息|违约金|服务费|费用)[^。；]{0,20}(?:写入|计入|记入|含入|写进|一并写|折算)|实际(?:借款|到账|到手|出借)[^。；]{0,16}(?:为准|不符|少于|低于|不一致)|翻倍|双倍书写/,
      ],
    ],
    unless:
      /以实际(?:到账|出借|借款)[^，。；]{0,8}为准|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|一致/,
  }),
  provision({
    id: 'price.interest-change-at-will',
    title: '出借方可以单方调整利率',
    family: 'price',
    levels: levels('H/-/M'),
    examines: '利率、费率是否可以由出借方单方调整',
    reason: '利率可以由出借方单方上调，借款方的负担没有边界；担保人的责任也随之加重。',
    basis: [
      civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'),
      civilCode('第六百九十五条', '未经保证人书面同意加重债务的，保证人对加重的部分不承担保证责任。'),
    ],
    suggestion: '借款利率在借款期限内不作调整；确需调整的，应由双方书面协商一致，并取得担保人书面同意。',
    applies: anyKind(isMoneyLent, hasSecurity),
    ways: [
      [
        /调整|上调|提高|上浮|变更|重新(?:确定|核定)|调高|加收|改按/,
        interest,
        /随时|单方|自行|有权|可以?(?:根据|视|按|依|结合|随)|视[^，。；]{0,10}情况|(?:根据|依据|结合|视)[^，。；]{0,14}(?:市场|资金|经营|行情|成本|风险)|由(?:甲方|出借|贷款|保理|出租)[^，。；]{0,6}(?:决定|确定|核定)/,
      ],
    ],
    unless: /协商|书面同意|一致|不(?:得|作|再|予)|LPR|报价利率|基准利率|人民银行|物业|挂牌|逾期|违约|评级/i,
  }),
  provision({
    id: 'liability.lender-failure-excused',
    title: '出借方不按约放款而不承担责任',
    family: 'liability',
    levels: levels('M/-/M'),
    examines: '是否免除出借方不按期、不足额提供借款的责任',
    reason: '出借方可以不放款、少放款而不承担责任，借款方不能据以安排资金。',
    basis: [
      civilCode('第六百七十一条', '贷款人未按照约定的日期、数额提供借款，造成借款人损失的，应当赔偿损失。'),
    ],
    suggestion:
      '{performer}未按约定的日期、数额提供借款的，每日按未提供金额的万分之【五】向{payer}支付违约金，造成损失的应当赔偿。',
    applies: isMoneyLent,
    ways: [
      [
        /(?:不|未|延迟|迟延|推迟|暂缓|停止|拒绝)[^，。；]{0,8}(?:放款|发放|提供(?:借款|资金|融资)|出借|交付借款|划款|拨付|支付(?:保理|融资|首付款))|(?:放款|发放|出借)(?:的)?(?:时间|日期|金额|与否|额度|进度)|(?:取消|调减|降低|减少)[^，。；]{0,8}(?:额度|授信|借款金额)/,
        anyOfExcuse(notLiable),
      ],
    ],
    unless:
      /(?:乙方|借款人|借款方)(?:未|不|违约|违反|提供虚假)|条件(?:未|不)(?:满足|成就)|应(?:当)?(?:向|赔偿|支付)/,
  }),
  missingClause({
    id: 'price.repayment-missing',
    title: '未约定还款时间或方式',
    family: 'price',
    types: ['loan'],
    levels: levels('M/M/M'),
    examines: '是否约定还款的时间和方式',
    reason: '没有约定何时还款、一次还是分期归还，借款方可能随时被催讨，出借方也难以认定逾期。',
    basis: [
      civilCode(
        '第六百七十五条',
        '对借款期限没有约定的，借款人可以随时返还，贷款人可以催告在合理期限内返还。',
      ),
    ],
    suggestion: '{payer}应于【】年【】月【】日前将本金一次性归还至{performer}账户；利息按【季】支付。',
    present:
      /还款(?:方式|日期|日|时间|期限|计划|安排)|还本|分期(?:还|归还|偿还)|到期(?:日|一次|还|归还|后|时)|一次性(?:还|归还|偿还|清偿)|(?:归还|偿还|还清|还款|还)[^。；]{0,24}(?:\d|[日月年]|到期|前)|借款期限?|借期/,
    after: /借款|期限|利息/,
  }),
];

function anyOfExcuse(excuse: RegExp): RegExp {
  return new RegExp(
    `${excuse.source}|自行决定|自主决定|视[^，。；]{0,10}(?:资金|情况)|不(?:构成|视为|算|属于)违约`,
  );
}
