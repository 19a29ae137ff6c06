/** What a licensor may not demand of the licensee, and the terms of works and trade marks. */
import { levels } from '../../checks/build-rule.ts';
import { says } from '../../checks/find-sentences.ts';
import { civilCode, copyrightLaw } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';
import { trademarkLaw } from '../commercial-laws.ts';
import { technologyInterpretation } from './by-kind-laws.ts';
import { answeredOnce, rulesOf } from './provision-rule.ts';
import { improvements, isLicence, isTechnology } from './technology.words.ts';

const { provision } = rulesOf(isLicence);
const technology = rulesOf(isTechnology);
const isTrademark = answeredOnce(
  (contract) => isLicence(contract) && says(contract, /注册商标|商标注册|商标使用许可/),
);

export const technologyMarketRules: readonly Rule[] = [
  technology.provision({
    id: 'validity.tech-tied-purchase',
    title: '搭售或者限制采购渠道',
    levels: levels('H/M/H'),
    examines: '是否要求被许可方购买非必需的技术、原料、设备、服务或者限制来源',
    reason:
      '要求接受方购买并非实施技术必需的技术、原料、设备，或者不合理限制采购渠道，属于非法垄断技术，约定无效。',
    basis: [
      technologyInterpretation(
        '第十条',
        '附带不必要的条件、不合理限制原材料等的渠道或者来源，属于非法垄断技术。',
      ),
      civilCode('第八百五十条', '非法垄断技术的技术合同无效。'),
    ],
    suggestion: '{payer}可以自行选择原材料、零部件、设备和服务的来源，但应符合约定的质量标准。',
    ways: [
      [
        /(?:须|应当?|必须|只能|只可|仅能|不得向[^，。；]{0,10}(?:其他|第三)|统一)[^。；]{0,14}(?:向|从|由|通过)[^。；]{0,30}(?:采购|购买|购置|供应|订购|进货|提供)|(?:指定|唯一|独家)(?:的)?(?:供应商|供货|渠道|来源|厂家|服务商)/,
        /料|件|设备|耗材|器|产品|模具|剂|仪|云|服务|板|液|胶|品|来源/,
      ],
      [/同时(?:购买|采购|订购)|(?:搭配|捆绑|一并)(?:购买|采购|订购|使用)/, /不|须|应|必须|方可|前提|条件/],
    ],
    unless:
      /自行选择|不限制|质量标准(?:的)?前提|建议|可以(?:选择|向)|乙方(?:负责|应)(?:采购|购置)[^，。；]{0,6}$|甲方采购/,
    judge: ({ sentence: { text } }) =>
      /关联|指定|唯一|独家|许可|甲方|乙方|只能|不得|捆绑|搭配|一并|同时/.test(text) ? {} : null,
  }),
  technology.provision({
    id: 'validity.tech-market-limits',
    title: '不合理限制价格、产量、销售渠道或者出口',
    levels: levels('H/M/H'),
    examines: '是否限制实施技术所生产产品的数量、品种、价格、渠道和出口市场',
    reason:
      '阻碍接受方按合理方式充分实施技术，包括明显不合理地限制数量、品种、价格、销售渠道和出口市场，属于非法垄断技术。',
    basis: [
      technologyInterpretation(
        '第十条',
        '明显不合理地限制产品或者服务的数量、品种、价格、销售渠道和出口市场，属于非法垄断技术。',
      ),
    ],
    suggestion: '{payer}自主决定许可产品的数量、价格、销售渠道和市场，但不得超出许可的地域和方式。',
    ways: [
      [
        /(?:最低|最高)?(?:售价|零售价|销售价格|出厂价|转售价|定价|价格)/,
        /由(?:甲方|许可[人方]|乙方|授权方)[^，。；]{0,10}(?:核定|确定|制定|决定|批准|统一)|不得(?:低于|高于|自行|擅自)|统一(?:定价|零售)|须经[^，。；]{0,10}(?:批准|同意)/,
        /产品|商品|销售|出售|对外/,
      ],
      [/(?:年|月)?(?:产量|产能|销量|生产数量|品种|型号)/, /不得超过|限(?:于|制)|上限|控制在/],
      [
        /不得[^，。；]{0,12}(?:出口|销往|销售到|销售至|外销)|(?:禁止|限制)[^，。；]{0,6}出口|不得[^，。；]{0,10}外贸|(?:仅|只)(?:能|可|限|得)[^，。；]{0,12}(?:内销|国内|本省|境内)(?:销售)?|不得[^，。；]{0,16}(?:线上|电商|网络|经销商)[^，。；]{0,6}(?:销售|渠道)/,
      ],
    ],
    unless:
      /使用费|许可费|提成(?:费|比例)|服务费|合同(?:价格|总价)|不得限制|不受[^，。；]{0,6}限制|不低于[^，。；]{0,8}成本/,
  }),
  provision({
    id: 'property.improvement-grab',
    title: '改进成果单方无偿归许可方',
    levels: levels('H/-/H'),
    examines: '后续改进的成果是否无偿、独占地归许可方或者交换条件不对等',
    reason: '要求接受方将改进的技术无偿提供给对方、非互惠性转让或者无偿独占共享，属于非法垄断技术。',
    basis: [
      technologyInterpretation(
        '第十条',
        '限制对方改进技术或者双方交换改进技术的条件不对等，属于非法垄断技术。',
      ),
      civilCode(
        '第八百七十五条',
        '后续改进的技术成果按照互利原则约定分享办法；没有约定的，一方改进的成果他方无权分享。',
      ),
    ],
    suggestion: '双方各自对合同技术作出的后续改进成果归完成方所有，对方在同等条件下享有优先被许可的权利。',
    ways: [
      [
        improvements,
        /归(?:甲方|乙方|许可|让与|授权|对方|其)[^，。；]{0,6}|由(?:甲方|许可[人方]|让与[人方])[^，。；]{0,6}(?:享有|所有|申请)|(?:移交|交回|回授|转让|转移|转归|让与|提供|反馈|披露)(?:给|予)?[^，。；]{0,8}(?:甲方|许可|让与|授权)/,
        /无偿|免费|不另|不支付|当然|自动|一律|均|全部|无条件|不得(?:要求|收取)|独占/,
      ],
    ],
    unless: /各自|完成方|归改进方|互利|对等|双方共有|不限制|不得限制|协商/,
  }),
  provision({
    id: 'property.sublicence-free',
    title: '被许可方可以任意再许可或者转让许可',
    levels: levels('-/M/M'),
    examines: '再许可、转让许可是否须经许可方同意',
    reason: '被许可人不得许可约定以外的第三人实施；任意再许可会使权利人失去对实施范围和质量的控制。',
    basis: [
      civilCode('第八百六十七条', '被许可人不得许可约定以外的第三人实施该专利，并按照约定支付使用费。'),
    ],
    suggestion: '未经{performer}书面同意，{payer}不得将本许可转让或者再许可给第三人。',
    ways: [
      [
        /再许可|分许可|转许可|转授权|(?:许可|授权)(?:给)?(?:第三|他人|其(?:关联|下游|客户|加工|子公司))|转让[^，。；]{0,6}许可/,
        /被许可|被授权|乙方|甲方/,
        /(?:无[须需]|不(?:需|必))[^，。；]{0,8}(?:同意|通知)|自由|任意|自行(?:决定)?|有权/,
      ],
    ],
    unless: /不得|未经|须经|书面同意|许可(?:方|人)有权(?:自行)?(?:许可|授权)|(?:另行|继续)许可/,
    judge: ({ sentence: { text } }) =>
      /被许可|被授权|再许可|分许可|转授权|无[须需]|不(?:需|必)/.test(text) ? {} : null,
  }),
  technology.provision({
    id: 'property.moral-rights',
    title: '转让或者放弃署名权等人身权',
    levels: levels('L/M/M'),
    examines: '著作人身权是否被约定转让、放弃',
    reason:
      '署名权、修改权、保护作品完整权属于人身权，可以转让和许可的只有财产权；约定转让或者永久放弃署名的效力难以得到支持。',
    basis: [copyrightLaw('第十条', '著作权人可以许可、转让的是第五项至第十七项的财产权利。')],
    suggestion:
      '{performer}转让的是复制、发行、信息网络传播、改编等财产权，作者依法享有的署名权不因本合同而放弃。',
    ways: [
      [
        /(?:署名|人身权|精神权利|保护作品完整权?|发表权)[^，。；]{0,16}(?:转让|放弃|归(?!作者|完成)|让与|不(?:得|再)?(?:主张|署名|行使|享有))|(?:放弃|转让|让与|不(?:得|再)?(?:主张|行使|享有))[^，。；]{0,16}(?:署名|人身权|精神权利|保护作品完整|发表权)|不署名/,
      ],
    ],
    unless: /不因|不得(?:侵犯|擅自|删除|损害)|保留(?:署名|其署名)|财产权(?!及|和|、)|应(?:当)?署名/,
  }),
  provision({
    id: 'property.rights-kinds-missing',
    title: '著作权许可、转让的权利种类不明',
    levels: levels('M/M/M'),
    examines: '许可或者转让的权利种类、地域、期限是否列明',
    reason: '合同中没有明确许可、转让的权利，另一方不得行使；只写“全部权利”“一切用途”，范围容易发生争议。',
    basis: [
      copyrightLaw('第二十六条', '许可使用合同应包括权利种类、专有或者非专有、地域范围、期间等内容。'),
      copyrightLaw('第二十九条', '未明确许可、转让的权利，未经著作权人同意，另一方不得行使。'),
    ],
    suggestion:
      '许可（转让）的权利包括复制权、发行权、信息网络传播权、改编权【列明】，地域为【】，期限为【】。',
    ways: [
      [
        /作品|著作权|版权|稿件|音乐|剧本|图片|视频|文字/,
        /(?:一切|全部|所有|任何)(?:的)?(?:权利|权益|用途|方式|形式|媒介)/,
        /许可|授权|转让|让与|使用|归/,
      ],
    ],
    unless: /包括|复制权|信息网络传播|财产权|不得|侵犯|保留/,
  }),
  technology.absence({
    id: 'price.royalty-accounts-missing',
    title: '按提成收费而没有账目查阅办法',
    levels: levels('L/M/M'),
    examines: '采用提成支付的，是否约定查阅有关会计账目的办法',
    reason: '提成费取决于对方的销售数据，没有报表和查账办法，许可方无法核实应收金额。',
    basis: [civilCode('第八百四十六条', '约定提成支付的，可以约定查阅有关会计账目的办法。')],
    suggestion:
      '{payer}应保存与提成有关的账目不少于三年；{performer}可以每年一次、提前十五日书面通知，委托会计师事务所查阅，少付超过百分之五的，查阅费用由{payer}承担。',
    applies: (contract) =>
      says(contract, /提成(?:费|比例|支付|率)|(?:销售额|销售收入|净销售|营业额)[^，。；]{0,8}(?:\d|百分之)/),
    present: /查阅[^。；]{0,20}账|查账|审计|核查[^。；]{0,14}(?:账|销售|销量)|账目|账簿|会计凭证/,
    after: /使用费|费用|支付|价款/,
  }),
  technology.absence({
    id: 'property.trademark-control-missing',
    title: '商标许可没有质量监督或者备案约定',
    levels: levels('M/M/M'),
    examines: '商标使用许可是否约定质量监督、标明被许可人和备案',
    reason:
      '许可人应当监督商品质量，被许可人应当保证质量并标明名称和产地，许可应报商标局备案，未备案不得对抗善意第三人。',
    basis: [
      trademarkLaw(
        '第四十三条',
        '许可人应当监督质量，被许可人应当保证质量并标明名称和商品产地，许可应当报商标局备案。',
      ),
    ],
    suggestion:
      '{performer}有权监督使用许可商标的商品质量，{payer}应保证质量并在商品上标明其名称和产地；{performer}在合同签订后三个月内办理许可备案。',
    applies: isTrademark,
    present: (contract) => says(contract, /质量/) && says(contract, /备案|标明[^。；]{0,12}(?:名称|产地)/),
    after: /商标|许可|权利|义务/,
  }),
];
