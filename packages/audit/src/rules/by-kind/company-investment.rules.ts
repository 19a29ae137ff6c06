/** Investments, transfers of shares, nominee holding: risks of the deal and what it must contain. */
import { levels } from '../../checks/build-rule.ts';
import { sharesIn } from '../../checks/find-figures.ts';
import { says } from '../../checks/find-sentences.ts';
import { civilCode, companyLaw } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';
import { isCompany, isInvestment, isNominee, isShareTransfer } from './company.words.ts';
import { rulesOf } from './provision-rule.ts';

const { provision, absence } = rulesOf(isCompany);
const investment = rulesOf(isInvestment);
const transfer = rulesOf(isShareTransfer);
const nominee = rulesOf(isNominee);

const HIGH_BUY_BACK_RATE = 0.2;

export const companyInvestmentRules: readonly Rule[] = [
  provision({
    id: 'liability.founder-unlimited',
    title: '创始股东以全部财产、家庭财产无限连带',
    levels: levels('-/M/M'),
    examines: '回购、补偿义务是否有金额上限和范围',
    reason: '创始股东对回购和补偿承担没有上限的连带责任并及于家庭财产、配偶，一次融资失败可能导致个人破产。',
    basis: [civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion:
      '创始股东的回购、补偿责任以其届时持有的目标公司股权价值为限，不及于其他个人和家庭财产，故意欺诈的除外。',
    ways: [
      [
        /创始(?:股东|人)|原股东|实际控制人|丙方|丁方|控股股东/,
        /全部(?:个人|家庭|财产|资产)|家庭(?:共同)?财产|配偶|无限(?:连带)?责任|个人(?:全部)?财产|不设上限|夫妻/,
        /回购|补偿|连带|责任|担保/,
      ],
    ],
    unless: /为限(?!额)|不及于|除外/,
  }),
  provision({
    id: 'price.buyback-rate-high',
    title: '回购价格、补偿的收益率过高',
    levels: levels('-/M/M'),
    examines: '回购溢价率、复利是否明显过高',
    reason: '回购收益率过高或者按复利、月息计算，可能被认定为名股实债或者显失公平而调减。',
    basis: [civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '回购价款为投资款加按年利率【8】%（单利）计算的收益，扣除已取得的分红。',
    ways: [[/回购|赎回|买回|退出/, /%|百分之|分利|复利|倍/, /价|款|收益|利率|年化|回报|溢价/]],
    unless: /不超过|注册资本|持股|股权(?:的)?比例|表决/,
    judge: ({ sentence: { text } }) => {
      if (/复利|[两三四五二2-5]倍|月息|月利/.test(text)) return {};
      const rate =
        /(?:年化|年利率|年息|年收益|年回报|利率|收益率|回报率|溢价)[^，。；]{0,16}/.exec(text)?.[0] ?? '';
      return sharesIn(rate).some((share) => share >= HIGH_BUY_BACK_RATE && share < 2) ? {} : null;
    },
  }),
  provision({
    id: 'validity.preemption-ignored',
    title: '转让、增资绕过其他股东的优先权',
    levels: levels('H/M/H'),
    examines: '是否约定不通知其他股东、虚报条件或者以代持规避优先购买权',
    reason:
      '对外转让股权应将数量、价格、支付方式和期限书面通知其他股东；隐瞒、虚报条件或者以代持、间接方式规避的，其他股东可以主张按同等条件购买。',
    basis: [
      companyLaw(
        '第八十四条',
        '应将转让的数量、价格、支付方式和期限等书面通知其他股东，其他股东在同等条件下有优先购买权。',
      ),
      companyLaw('第二百二十七条', '增资时股东在同等条件下有权优先按照实缴的出资比例认缴出资。'),
    ],
    suggestion:
      '{performer}应将转让的数量、价格、支付方式和期限书面通知其他股东；其他股东行使优先购买权的，本协议自动解除，{performer}退还已收款项。',
    ways: [
      [
        /其他股东|优先(?:购买|受让|认缴|认购)权|老股东/,
        /无[须需][^，。；]{0,10}(?:通知|告知|征求|同意)|不(?:通知|告知|需|必|向)[^，。；]{0,10}|隐瞒|规避|不得(?:行使|主张|提出)|暂不(?:告知|通知)|排除|绕(?:过|开)/,
      ],
      [
        /(?:对外|向其他股东|通知函)[^，。；]{0,10}(?:价格|条件)[^，。；]{0,14}(?:高于|不一致|另行|为准)|以[^，。；]{0,14}代持[^，。；]{0,14}(?:规避|避免|待)/,
      ],
    ],
    unless: /已(?:书面)?(?:放弃|通知)|均放弃|书面放弃|应(?:当)?(?:书面)?通知|同等条件/,
  }),
  transfer.provision({
    id: 'liability.target-debts-on-transferee',
    title: '转让前的债务、或有负债由受让方承担',
    levels: levels('H/-/M'),
    examines: '交割前未披露的债务、税款、处罚由谁承担',
    reason:
      '受让方不了解目标公司交割前的经营，未披露的债务、欠税、处罚若由受让方或者转让后的公司承担，实际价格将无法控制。',
    basis: [
      civilCode('第六百一十五条', '出卖人应当按照约定的质量要求交付标的物；提供说明的应当符合说明的要求。'),
    ],
    suggestion:
      '目标公司在交割日前产生的、未向{payer}披露的债务、税款、处罚和或有负债，由{performer}承担；目标公司先行承担的，{performer}应全额补偿。',
    ways: [
      [
        /(?:转让|交割|变更|签约|本协议签订|移交)[^，。；]{0,8}(?:之)?前[^，。；]{0,14}|历史|原有|此前|以往|前期|既往|无论[^，。；]{0,10}(?:前|后)|未披露|或有/,
        /债务|负债|欠款|税款|处罚|担保|纠纷|诉讼|责任/,
        /由(?:受让[方人]|甲方|乙方|收购方|目标公司|新股东)[^，。；]{0,8}(?:承担|负责|偿还|处理)|(?:转让[方人]|出让[方人])[^，。；]{0,10}(?:不(?:再)?(?:承担|负)|概不|免|无关)|与(?:转让[方人]|出让[方人])无关/,
      ],
    ],
    unless:
      /由(?:转让[方人]|出让[方人])[^，。；]{0,8}(?:承担|负责|赔偿)|已(?:经)?披露(?:清单)?(?:的)?[^，。；]{0,10}由/,
  }),
  provision({
    id: 'validity.state-shares-unassessed',
    title: '国有股权不评估、不进场交易',
    levels: levels('H/H/H'),
    examines: '国有股权转让、增资是否评估和进场',
    reason: '转让企业国有资产应依法评估、报批并在产权交易场所公开进行，约定免除的转让可能无效。',
    basis: [civilCode('第一百五十三条', '违反法律、行政法规的强制性规定的民事法律行为无效。')],
    suggestion: '本次转让应依法进行资产评估、履行审批程序并在产权交易机构公开进行，以此为本协议的生效条件。',
    ways: [
      [
        /国有|国资|集体(?:企业|资产|股)/,
        /(?:不|无[须需]|免(?:予|于)?)[^，。；]{0,8}(?:评估|进场|挂牌|公开(?:交易|转让)|审批|报批|招拍挂)|私下|协议(?:方式)?(?:直接)?转让|低于评估/,
      ],
    ],
    unless: /不得|批准后|经[^，。；]{0,10}批准/,
  }),
  nominee.provision({
    id: 'validity.nominee-forbidden',
    title: '代持上市公司、金融机构等禁止代持的股权',
    levels: levels('H/H/H'),
    examines: '代持的标的是否为上市公司、金融机构或者外资、公务员等受限情形',
    reason:
      '禁止违反法律、行政法规代持上市公司股票；为规避金融监管、外资准入、任职限制的代持违背公序良俗，约定无效。',
    basis: [
      companyLaw('第一百四十条', '禁止违反法律、行政法规的规定代持上市公司股票。'),
      civilCode('第一百五十三条', '违反强制性规定或者违背公序良俗的民事法律行为无效。'),
    ],
    suggestion: '实际出资人应当依法以自己的名义持有并如实披露，不得通过代持规避监管。',
    ways: [
      [
        /上市公司|股票|拟上市|IPO|银行|保险公司|证券公司|信托公司|基金管理|金融机构|新三板/,
        /代持|代为持有|名义(?:股东|持有)|隐名|委托持股|以[^，。；]{0,8}名义持有/,
      ],
      [
        /代持|代为持有|名义(?:股东|持有)|隐名|委托持股/,
        /公务员|国家工作人员|规避|外资(?:准入|限制)|禁止(?:外商)?投资|负面清单|不符合[^，。；]{0,10}(?:资格|条件)|逃避(?:债务|执行)|避免(?:查封|执行|披露)|身份(?:限制|不便)|限制(?:持股|投资)/,
      ],
    ],
    unless: /不得|禁止|不属于|不涉及|非上市公司|不存在/,
  }),
  nominee.provision({
    id: 'validity.nominee-disposes',
    title: '名义股东可以自行处分代持股权或者收益',
    levels: levels('H/-/M'),
    examines: '名义股东能否自行转让、质押、表决和留存收益',
    reason:
      '名义股东登记在册，其处分对善意第三人有效；允许其自行转让、质押或者留存分红，实际出资人的权益没有保障。',
    basis: [civilCode('第九百二十二条', '受托人应当按照委托人的指示处理委托事务。')],
    suggestion:
      '未经{payer}书面同意，{performer}不得转让、质押或者以其他方式处分代持股权；所得分红应在【3】日内全额转付{payer}，表决按{payer}书面指示行使。',
    ways: [
      [
        /(?:乙方|受托[方人]|名义股东|代持[方人])[^。；]{0,14}(?:可以?|有权|得)[^。；]{0,20}(?:转让|质押|处分|出售|抵押|担保|留存|使用|行使表决|自行决定|扣留|抵扣)/,
        /股权|股份|分红|收益|表决权/,
      ],
    ],
    unless:
      /不得|经(?:甲方|委托[方人]|实际出资人)[^，。；]{0,8}(?:同意|指示)|按[^，。；]{0,8}(?:指示|意思)|未经/,
  }),
  nominee.absence({
    id: 'subject.nominee-exit-missing',
    title: '代持没有约定显名、转让和名义股东债务的处理',
    levels: levels('M/M/M'),
    examines: '是否约定显名化的办法、名义股东被执行、死亡时的处理',
    reason:
      '代持股权可能因名义股东的债务被查封、因其死亡离婚被分割；没有约定显名和配合义务，实际出资人难以取回。',
    basis: [companyLaw('第八十四条', '对外转让股权应通知其他股东，其他股东有优先购买权。')],
    suggestion:
      '{payer}要求显名或者转让给第三人的，{performer}应在【10】日内配合办理；代持股权因{performer}原因被查封、分割的，{performer}应立即通知并提供等值担保。',
    applies: (contract) => isNominee(contract) && contract.type.type !== 'labour',
    present:
      /显名|登记(?:至|到|在)(?:甲方|委托|实际出资)|(?:查封|冻结|强制执行|继承|离婚|死亡)[^。；]{0,40}|(?:变更|过户)[^。；]{0,14}(?:甲方|委托[方人]|实际出资人|指定)|恢复登记/,
    after: /权利|义务|代持/,
  }),
  investment.absence({
    id: 'subject.closing-conditions-missing',
    title: '没有约定付款、交割的先决条件',
    levels: levels('H/L/M'),
    examines: '投资款支付前须满足的条件（尽调、决议、放弃优先权、无重大不利变化）',
    reason: '没有先决条件，投资方在尽调发现问题、内部决议未取得时仍须付款。',
    basis: [civilCode('第一百五十八条', '民事法律行为可以附条件，附生效条件的自条件成就时生效。')],
    suggestion:
      '投资方支付投资款以下列条件全部满足为前提：（1）尽职调查完成且结果令其满意；（2）目标公司股东会已作出同意决议，其他股东书面放弃优先认缴权；（3）陈述与保证真实，无重大不利变化；（4）章程修正案已签署。',
    present:
      /先决条件|交割条件|付款(?:的)?(?:条件|前提)|前提条件|(?:满足|具备|成就)[^。；]{0,14}(?:条件)[^。；]{0,24}(?:支付|付款|缴付|交割)|(?:以|在)[^。；]{0,40}(?:为前提|为条件|后)[^。；]{0,10}(?:支付|缴付)(?:投资款|增资款)/,
    after: /增资|投资|认购|支付|价款/,
  }),
  absence({
    id: 'subject.warranties-missing',
    title: '没有关于目标公司资产、负债、诉讼、税务的陈述与保证',
    levels: levels('H/L/M'),
    examines: '转让方、创始股东、目标公司是否作出陈述与保证并披露',
    reason:
      '没有陈述与保证，目标公司存在隐瞒的债务、诉讼、欠税或者权属瑕疵时，投资方、受让方缺少追究责任的依据。',
    basis: [civilCode('第六百一十七条', '交付的标的物不符合质量要求的，可以依照约定请求承担违约责任。')],
    suggestion:
      '{performer}和目标公司保证：目标公司依法设立并有效存续，资产权属清晰，除已披露外不存在债务、担保、诉讼、欠税和行政处罚，所提供资料真实、完整；违反的应赔偿{payer}全部损失。',
    applies: (contract) => isInvestment(contract) || isShareTransfer(contract),
    present: (contract) =>
      says(contract, /陈述|保证|声明|承诺|披露/) &&
      says(
        contract,
        /(?:保证|承诺|声明|陈述|披露)[^。；]{0,80}(?:债务|负债|诉讼|担保|真实|完整|税|权属|质押|处罚|合法|瑕疵)|(?:债务|负债|诉讼|权属|质押)[^。；]{0,40}(?:保证|承诺|声明|披露)|如实(?:提供|披露|告知)|披露(?:函|清单)/,
      ),
    after: /转让|增资|投资|支付|交割/,
  }),
  transfer.absence({
    id: 'delivery.share-registration-missing',
    title: '没有约定股东名册变更和登记的时间',
    levels: levels('H/M/M'),
    examines: '变更股东名册、修改章程、变更登记的义务人和期限',
    reason:
      '受让人自记载于股东名册时起可以向公司主张行使股东权利；没有约定办理期限和责任，付款后可能长期不能取得股权。',
    basis: [
      companyLaw(
        '第八十六条',
        '转让股权应书面通知公司，请求变更股东名册并办理变更登记；受让人自记载于股东名册时起可以主张行使股东权利。',
      ),
      companyLaw('第八十七条', '公司应注销原股东的出资证明书，向新股东签发，并修改章程和股东名册。'),
    ],
    suggestion:
      '{performer}应在收到首期款后【15】日内促使目标公司变更股东名册、签发出资证明书、修改章程并办理变更登记；逾期的按日支付万分之【三】的违约金。',
    present: /变更登记|工商(?:变更|登记)|股东名册|登记手续|过户(?:手续|登记)/,
    after: /支付|价款|转让/,
  }),
  transfer.absence({
    id: 'price.transition-profit-missing',
    title: '没有约定过渡期损益和经营限制',
    levels: levels('M/L/M'),
    examines: '签约至交割期间的损益归属和经营约束',
    reason: '签约到交割之间目标公司仍由转让方控制，没有约定损益归属和限制，资产可能被处分、利润可能被分走。',
    basis: [
      civilCode(
        '第六百三十条',
        '标的物在交付之前产生的孳息归出卖人所有，交付之后归买受人所有，另有约定的除外。',
      ),
    ],
    suggestion:
      '自本协议签订之日起至交割日，目标公司的损益由{payer}享有和承担；未经{payer}书面同意，不得分配利润、对外担保、处分重大资产。',
    applies: (contract) => contract.document.text.length > 1500,
    present:
      /过渡期|基准日[^。；]{0,30}(?:损益|交割)|(?:交割|变更登记)(?:日)?前[^。；]{0,30}(?:利润|损益|亏损|分红|经营|处分|担保|债务)|损益/,
    after: /交割|转让|登记|价款/,
  }),
  investment.absence({
    id: 'property.use-of-funds-missing',
    title: '没有约定投资款的用途',
    levels: levels('M/-/L'),
    examines: '投资款的用途是否限定',
    reason: '没有限定用途，投资款可能被用于归还股东借款、委托理财或者转给关联方。',
    basis: [civilCode('第五百零九条', '当事人应当按照约定全面履行自己的义务。')],
    suggestion:
      '投资款应用于目标公司主营业务【】，不得用于归还股东借款、分红、委托理财或者向关联方提供资金。',
    present: /用于|用途|使用计划|资金使用/,
    after: /支付|投资|增资/,
  }),
];
