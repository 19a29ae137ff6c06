/** Paying for shares and getting them: registration, rights of first refusal, taxes, unequal rights of holders. */
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { civilCode, companyLaw } from '../../../checks/laws.ts';
import { provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { anyKind } from '../provision.ts';
import { isInvestment, isShareTransfer } from './company.words.ts';

/** Longer than this the money has been paid for nothing. */
const LONGEST_REGISTRATION_DAYS = 45;
const isDeal = anyKind(isShareTransfer, isInvestment);

export const companyClosingRules: readonly Rule[] = [
  provisionRule({
    id: 'subject.pledged-share-sold',
    title: '股权已质押，收款后才解除',
    family: 'subject',
    applies: isDeal,
    levels: levels('H/M/H'),
    examines: '已出质、被冻结的股权是否在付款之前解除',
    reason:
      '股权出质后未经质权人同意不得转让；价款付清之后才解除质押，解除不了时受让方既没有股权也难以收回价款。',
    basis: [civilCode('第四百四十三条', '股权出质后不得转让，但是出质人与质权人协商同意的除外。')],
    suggestion:
      '{performer}应在{payer}支付首期款之前办理股权质押的注销登记，或者取得质权人书面同意并由{payer}将相应价款直接付给质权人用于解押。',
    ways: [
      [
        /股权|股份|出资/,
        /质押|出质|冻结|查封/,
        /(?:收到|取得|付清|支付完毕|收齐|到账|过户|登记完成)[^。；]{0,20}(?:后|之日起)[^。；]{0,24}(?:解除|注销|涂销|解押|解冻)/,
      ],
    ],
    unless:
      /(?:付款|支付|过户|交割)前[^，。；]{0,12}(?:解除|注销)|质权人[^，。；]{0,8}(?:书面)?同意|不存在|没有/,
  }),
  provisionRule({
    id: 'price.investment-unconditional',
    title: '投资款、转让款无条件先付',
    family: 'price',
    applies: isDeal,
    levels: levels('H/-/M'),
    examines: '首期款的支付是否以尽职调查、股东会决议、登记等为前提',
    reason: '尽职调查、内部决议、其他股东放弃优先权等都没有完成就无条件付款，交易不能完成时款项难以收回。',
    basis: [
      civilCode('第五百二十六条', '有先后履行顺序的，先履行一方未履行的，后履行一方有权拒绝其履行请求。'),
    ],
    suggestion:
      '{payer}在下列条件全部满足后【5】个工作日内支付首期款：尽职调查结果令{payer}满意；目标公司股东会通过决议；其他股东书面放弃优先权；没有重大不利变化。',
    ways: [
      [
        /增资款|投资款|转让款|价款|首期|首笔|出资|股款/,
        /无条件(?:支付|缴付|付款|汇入|划付)|不以[^。；]{0,40}(?:尽职调查|尽调|决议|审批|登记|先决条件)[^。；]{0,24}(?:为(?:前提|条件))|不论[^，。；]{0,16}(?:尽职调查|决议|登记)[^。；]{0,24}(?:应|须)[^，。；]{0,8}(?:支付|缴付)/,
      ],
    ],
    unless: /回购|担保|保函|退还|返还/,
  }),
  provisionRule({
    id: 'delivery.shares-registered-late',
    title: '付款后很久才办理股权变更登记',
    family: 'delivery',
    applies: isDeal,
    levels: levels('H/-/M'),
    examines: '付清价款、投资款后是否及时办理股东名册和变更登记',
    reason: '款项已经付清而股权迟迟不登记，其间股权可能被转让、质押或者查封，付款方没有任何保障。',
    basis: [
      companyLaw('第八十六条', '转让股权的，应当通知公司变更股东名册，需要办理变更登记的，请求公司办理。'),
      companyLaw('第三十四条', '登记事项发生变更的，应当依法办理变更登记，未经变更登记不得对抗善意相对人。'),
    ],
    suggestion:
      '{payer}支付首期款后【15】个工作日内，{performer}应配合办理股东名册变更和变更登记；登记完成后{payer}支付其余款项，逾期【30】日未完成的，{payer}有权解除并要求退款。',
    ways: [
      [/(?:工商|股权|股东)?(?:变更|过户)登记|工商变更/, /争取|力争|尽量|视[^，。；]{0,12}(?:进度|情况)|而定/],
      [
        /(?:工商|股权|股东)?(?:变更|过户)登记|工商变更/,
        /(?:付清|付完|收到|收齐|缴足|支付完毕|到账|交割日)[^。；]{0,24}(?:后|起)[^，。；]{0,6}[\d一二三四五六七八九十两]+个?(?:工作)?(?:日|天|月|年)/,
      ],
    ],
    unless:
      /前提|先决|(?:登记|过户)(?:完成|办理完毕|办妥)[^，。；]{0,6}后[^。；]{0,20}(?:支付|付清)|违约金|解除|逾期/,
    judge: ({ sentence: { text } }) => {
      if (/争取|力争|尽量|视[^，。；]{0,12}(?:进度|情况)/.test(text)) return {};
      const [, said = ''] =
        /(?:后|起)[^，。；]{0,6}?([\d一二三四五六七八九十两]+个?(?:工作)?(?:日|天|月|年))/.exec(text) ?? [];
      const days = [
        ...daysIn(said),
        ...daysIn(/([\d一二三四五六七八九十两]+个?(?:日|天|月)内)[^，。；]{0,8}办理/.exec(text)?.[1] ?? ''),
      ];
      return days.some((count) => count > LONGEST_REGISTRATION_DAYS) ? {} : null;
    },
  }),
  provisionRule({
    id: 'validity.preemption-settled-later',
    title: '其他股东的优先权留待事后处理',
    family: 'validity',
    applies: isDeal,
    levels: levels('H/M/H'),
    examines: '其他股东放弃优先购买、优先认缴的文件是否在付款或者登记之前取得',
    reason: '其他股东没有放弃优先权时，事后主张优先购买的，受让方、投资方不能取得股权，已付的款项难以追回。',
    basis: [
      companyLaw('第八十四条', '对外转让股权应书面通知其他股东，其他股东在同等条件下有优先购买权。'),
      companyLaw(
        '第二百二十七条',
        '增资时股东在同等条件下有权优先按照实缴的出资比例认缴出资，另有约定的除外。',
      ),
    ],
    suggestion: '{performer}应在{payer}付款前取得并交付其他股东放弃优先权的书面文件，作为付款的先决条件。',
    ways: [
      [
        /优先(?:购买|认缴|受让|认购)权?/,
        /(?:登记|交割|付款|签约|签订|签署|完成)[^，。；]{0,8}后[^，。；]{0,14}(?:补|提交|交付|另行|处理|取得|办理)|补(?:交|签|办|充提供|充提交)|另行(?:与|处理|沟通|协商|解决)|事后|届时(?:再|由)/,
      ],
    ],
    unless: /已(?:经)?(?:书面)?(?:放弃|取得|征得)|应当?(?:在|于)[^，。；]{0,12}前|三十日|同等条件下/,
  }),
  provisionRule({
    id: 'price.seller-taxes-on-buyer',
    title: '转让方、出卖方的税费由对方负担',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '依法应由取得价款的一方缴纳的所得税、增值税以及以往欠税是否没有转给对方',
    reason:
      '所得税、增值税是取得价款一方的法定税负，转由付款方负担等于提高价款，金额往往不确定，历史欠税更无从核实。',
    basis: [
      civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。'),
      civilCode('第五百一十条', '价款等内容没有约定或者约定不明确的，可以协议补充。'),
    ],
    suggestion:
      '因本次交易产生的税费，由双方依照法律规定各自承担；{performer}以往的欠税由{performer}自行清缴。',
    ways: [
      [
        /(?:依法)?应由(?:PERFORMER)[^，。；]{0,6}(?:缴纳|承担|负担)|(?:PERFORMER)[^，。；]{0,14}(?:应缴|应纳|应当缴纳|应缴纳|欠缴|以往)[^，。；]{0,10}/,
        /所得税|增值税|土地增值税|税费|税款|欠税/,
        /(?:均|全部|一并|概)?由(?:PAYER)[^，。；]{0,6}(?:承担|负担|缴纳|支付)/,
      ],
      [
        /(?:一切|全部|所有|任何)[^，。；]{0,6}税费?[^。；]{0,60}/,
        /(?:PERFORMER)[^，。；]{0,10}(?:所得税|增值税)|(?:卖方|出卖人|转让方|双方)[^，。；]{0,8}(?:税费|应缴)/,
        /由(?:PAYER)[^，。；]{0,6}(?:承担|负担|缴纳)/,
      ],
    ],
    unless: /代扣代缴|各自承担|依法(?:各自|分别)|印花税[^。；]{0,4}由|含税价/,
  }),
  provisionRule({
    id: 'validity.share-transfer-unequal',
    title: '股权转让的限制只约束一方',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '各股东对外转让股权的限制、优先购买权、共同出售权是否对等',
    reason: '一方可以自由转让而另一方须经同意，又放弃优先购买权、共同出售权，退出机会明显不对等。',
    basis: [
      companyLaw(
        '第八十四条',
        '股东对外转让股权的，其他股东在同等条件下有优先购买权；章程另有规定的从其规定。',
      ),
      civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。'),
    ],
    suggestion:
      '任何一方对外转让股权的，应提前【30】日书面通知其他股东，其他股东享有优先购买权和共同出售权。',
    ways: [
      [
        /股权|股份|出资/,
        /转让/,
        /不受(?:任何)?限制|自由[^，。；]{0,12}转让|任意[^，。；]{0,8}转让|转让[^，。；]{0,10}(?:无[须需]|不(?:必|需|用|受))/,
        /不(?:主张|享有|行使)[^，。；]{0,10}(?:优先|共同出售|共售)|放弃[^，。；]{0,8}(?:优先|共同出售|共售)/,
      ],
    ],
    unless: /股东之间|内部转让|各方均|任何一方|本次(?:转让|增资)/,
  }),
  provisionRule({
    id: 'termination.buyback-window-short',
    title: '回购权的行使期过短，逾期视为放弃',
    family: 'termination',
    applies: isDeal,
    levels: levels('M/-/M'),
    examines: '回购情形发生后行使回购权的期限是否足够',
    reason: '投资方未必及时知道回购情形发生，期限过短又视为放弃，回购权容易落空。',
    basis: [
      civilCode('第一百四十条', '沉默只有在有法律规定、当事人约定或者符合交易习惯时才可以视为意思表示。'),
    ],
    suggestion:
      '{payer}可以在知道或者应当知道回购情形之日起【180】日内提出回购要求，未提出的不影响其就其他情形要求回购。',
    ways: [[/回购/, /逾期[^，。；]{0,8}(?:视为|即|则)[^，。；]{0,4}放弃|视为放弃/, /[日天月]内/]],
    judge: ({ sentence: { text } }) => (daysIn(text).some((days) => days <= 60) ? {} : null),
  }),
  provisionRule({
    id: 'validity.buyback-company-alone',
    title: '回购只由公司承担，实际控制人不负责',
    family: 'validity',
    applies: isDeal,
    levels: levels('H/-/M'),
    examines: '回购、补偿义务是否由股东、实际控制人承担',
    reason: '公司回购须先减资，往往无法履行；实际控制人、原股东又不负责的，回购权没有可以执行的对象。',
    basis: [
      companyLaw('第五十三条', '公司成立后，股东不得抽逃出资。'),
      companyLaw('第二百二十四条', '减少注册资本应当通知并公告债权人。'),
    ],
    suggestion: '回购义务由实际控制人、原股东连带承担；目标公司在依法完成减资程序后承担补充责任。',
    ways: [
      [
        /回购|补偿/,
        /(?:目标公司|公司|乙方)[^，。；]{0,10}(?:自有资金|承担|履行|负责)/,
        /(?:实际控制人|控股股东|创始人|创始股东|原股东|[丙丁]方)[^，。；]{0,18}(?:不(?:就|对)?[^，。；]{0,8}(?:承担|负)|无[须需]承担|不负)/,
      ],
    ],
  }),
  provisionRule({
    id: 'subject.anti-dilution-hollow',
    title: '反稀释的例外由对方决定',
    family: 'subject',
    applies: isInvestment,
    levels: levels('M/-/M'),
    examines: '反稀释、优先认购的例外是否限于列明的情形',
    reason: '例外包括公司或者董事会认可的其他融资的，只要其认可就不再调整，反稀释条款落空。',
    basis: [civilCode('第五百一十条', '内容约定不明确的，可以协议补充。')],
    suggestion: '例外仅限于经{payer}书面同意的员工股权激励，总额不超过公司股权的【10】%。',
    ways: [
      [
        /融资|增资|发行|股权激励/,
        /(?:董事会|股东会|公司|乙方|目标公司|创始股东)[^，。；]{0,6}(?:认可|批准|同意|决定|认为)的?其他[^，。；]{0,14}/,
        /除外|不适用|不受|例外/,
      ],
    ],
  }),
];
