/** Platforms, dealers and events: reviews, complaints, repriced orders, deposits kept by the one in breach. */
import { factsWithin } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { notRefunded } from '../trade.words.ts';
import { commerceLaw, consumerLaw } from '../trade-laws.ts';

/** Fen: a fixed sum for each single piece from which it no longer measures any loss. */
const HARSH_PER_PIECE = 1_000_000;

export const distributionMoreRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.reviews-hidden',
    title: '删除、隐藏消费者评价',
    family: 'validity',
    applies: about(/平台|店铺|电商|网店|网络|线上|直播|商城/),
    levels: levels('H/H/H'),
    examines: '是否约定删除、折叠、屏蔽消费者的差评',
    reason: '平台经营者不得删除消费者对商品或者服务的评价，付费隐藏差评属于违法并误导消费者。',
    basis: [commerceLaw('第三十九条', '应当为消费者提供评价的途径，不得删除消费者的评价。')],
    suggestion: '评价的展示依公开、统一的规则，只处理含有违法内容的评价并保留记录。',
    ways: [
      [
        /评价|评论|差评|中评|星级|评分|口碑|晒单|追评/,
        /折叠|隐藏|删除|屏蔽|不(?:予|再|作)?(?:展示|显示|公开)|下沉|沉底|过滤|清除|清理|置底|拦截|前置好评|置顶好评|优化处理|撤下|抹/,
      ],
    ],
    unless: /违法|侮辱|诽谤|不得|违反(?:法律|公序)|恶意|虚假评价|垃圾广告|禁止|评价(?:体系|指标|方法|报告)/,
  }),
  provisionRule({
    id: 'validity.counter-notice-barred',
    title: '侵权投诉即下架、不受理商家声明',
    family: 'validity',
    applies: about(/平台|店铺|电商|商城|入驻|网店/),
    levels: levels('M/M/M'),
    examines: '商家被投诉侵权时能否提交不侵权声明并恢复',
    reason:
      '商家接到通知后可以提交不存在侵权行为的声明，平台应当转送并在期限届满后终止措施；投诉即永久下架、不收声明，剥夺了商家的法定权利。',
    basis: [
      commerceLaw(
        '第四十三条',
        '平台内经营者可以提交不存在侵权行为的声明，平台应当转送权利人并依法终止所采取的措施。',
      ),
    ],
    suggestion:
      '平台收到侵权通知后应转送商家；商家提交不侵权声明的，平台转送权利人，十五日内未收到投诉或者起诉通知的，应及时恢复。',
    ways: [
      [
        /投诉|侵权|权利人|知识产权|举报|通知/,
        /下架|删除|屏蔽|断开链接|关店|封店|冻结|清退|处理|停止/,
        /不(?:予|再|作|另行?)?(?:受理|转送|转达|审核|审查|接受|核实|听取|采纳)|无[须需](?:核实|审核|听取|转送|审查)|永久|不得(?:申诉|提出异议|申辩)|不(?:设|提供)[^，。；]{0,6}申诉|不(?:再|予)恢复/,
      ],
    ],
    unless: /应当?(?:转送|恢复|核实)|可以(?:申诉|提交)|有权申诉|消费者投诉|不予受理仲裁|劳动/,
  }),
  provisionRule({
    id: 'price.paid-orders-repriced',
    title: '调价适用于已付款、已确认的订单',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '价格调整是否没有溯及已经成立的订单',
    reason: '订单确认后价格已经约定，一方事后调价并要求已付款的订单补差，属于单方变更已成立的合同。',
    basis: [civilCode('第五百四十三条', '当事人协商一致，可以变更合同。')],
    suggestion:
      '价格调整应提前【30】日书面通知，只适用于通知生效后确认的订单；已确认或者已付款的订单按原价执行。',
    ways: [
      [
        /调(?:整|价)|涨价|新(?:的)?价|价格变(?:动|更)|提价|上浮/,
        /已(?:付款|下单|确认|签订|订购|交款|成交|排产)|尚未(?:发货|交付|提货)|未(?:发货|交付|提货|执行完)|在途|在手订单|既有订单|此前(?:的)?订单/,
        /补(?:足|差|交|缴|齐)|按(?:照)?(?:新|调整后)|一并|追溯|同样适用|适用新|差额/,
      ],
    ],
    unless: /按原价|不(?:受|适用|影响|溯及)|仍按|维持/,
  }),
  provisionRule({
    id: 'liability.per-piece-penalty',
    title: '按件计的违约金畸高',
    family: 'liability',
    levels: levels('M/M/M'),
    examines: '按台、件、次计算的固定违约金与货值、损失是否相称',
    reason: '每件（台）固定数万元的违约金与货值和可能的损失不成比例，当事人可以请求适当减少。',
    basis: [
      civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以根据当事人的请求予以适当减少。'),
    ],
    suggestion: '按涉及货物货值的【10】%支付违约金，造成的实际损失超过违约金的，按实际损失赔偿。',
    ways: [
      [
        /每(?:查获|发现|出现|售出)?一?(?:台|件|套|箱|瓶|只|盒|单|支|桶|袋|个|部|条|包|款|例|张)/,
        /违约金|罚款|罚金|赔偿|处罚|扣(?:款|除)/,
      ],
    ],
    unless: /单价|工程|辆|不超过|人身|工亡|保价|限额|样机/,
    judge: ({ sentence, match }, { amounts }) => {
      const from = sentence.start + match.index;
      const [first] = factsWithin(amounts, sentence).filter(({ start }) => start >= from);
      return first?.fen != null && first.fen >= HARSH_PER_PIECE ? {} : null;
    },
  }),
  provisionRule({
    id: 'liability.deposit-kept-by-defaulter',
    title: '收款方自己违约也不退定金、不双倍返还',
    family: 'liability',
    levels: levels('H/-/M'),
    examines: '收受定金的一方不能履行时是否双倍返还',
    reason:
      '收受定金的一方不履行债务的，应当双倍返还定金；约定其因自身原因不能履行也不退或者只能改期，排除了对方的法定权利。',
    basis: [
      civilCode('第五百八十七条', '收受定金的一方不履行债务致使不能实现合同目的的，应当双倍返还定金。'),
      civilCode('第四百九十七条', '格式条款排除对方主要权利的无效。'),
    ],
    suggestion:
      '{performer}因自身原因不能履行的，{payer}有权解除合同，{performer}应双倍返还定金并赔偿由此造成的损失。',
    ways: [
      [
        /(?:PERFORMER|酒店|商家|主办方|场馆)[^，。；]{0,6}(?:因|由于|如因|原因|违约|未能|不能|无法|取消)|因(?:PERFORMER|酒店|商家|主办方)[^，。；]{0,6}(?:原因|自身|过错|违约)/,
        /不能|无法|未能|取消|不(?:再)?(?:提供|履行|交付|举办)|违约|变更|原因/,
        /定金|订金|预付款|已付(?:款|费用)|押金/,
        notRefunded,
      ],
      [
        /(?:PERFORMER|酒店|商家|主办方)[^，。；]{0,6}(?:因|由于|如因|原因|违约|未能|不能|无法|取消)/,
        /定金/,
        /(?:仅|只)(?:需|须|退|返|原数|按原)|原数(?:退|返)|无息(?:退|返)|不(?:承担|适用|作)[^，。；]{0,6}双倍/,
      ],
    ],
    unlessNearby: /(?<!不(?:承担|适用|作|得|予|能|再)?[^，。；]{0,10})双倍(?:返还|退还)/,
    unless:
      /(?<!不(?:承担|适用|作)[^，。；]{0,4})双倍返还|不可抗力|因(?:PAYER)[^，。；]{0,8}(?:原因|违约|取消|单方)|PAYER(?:违约|取消|单方|因自身|未按)/,
  }),
  provisionRule({
    id: 'price.corkage-fee',
    title: '禁止自带酒水或者加收开瓶费',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '餐饮、场地是否没有限制自带酒水、食品、用品',
    reason: '以格式条款禁止自带酒水或者加收开瓶费、服务费，限制消费者的自主选择，属于不公平、不合理的规定。',
    basis: [
      consumerLaw('第二十六条', '不得以格式条款作出限制消费者权利、加重消费者责任等不公平的规定。'),
      consumerLaw('第九条', '消费者享有自主选择商品或者服务的权利。'),
    ],
    suggestion: '{payer}可以自带符合食品安全要求的酒水、饮料，{performer}不另收开瓶费、服务费。',
    ways: [
      [
        /自带|自备|外带|外购|自购/,
        /酒|饮料|食品|蛋糕|糖果|菜|餐|水果|鲜花/,
        /开瓶费|服务费|每瓶|每桌|收取|缴纳|加收|禁止|谢绝|不得|不允许|管理费|不准|须向/,
      ],
    ],
    unless: /不(?:另|再|予|得)?(?:收|加收|收取)|免(?:费|收)|安全(?:标准|要求)|不得限制/,
  }),
  provisionRule({
    id: 'price.standard-of-the-day',
    title: '费用按对方届时的标准收取',
    family: 'price',
    levels: levels('L/-/L'),
    examines: '加收、续期等费用的标准是否写明',
    reason: '只写按对方届时的标准、价目执行，数额完全由收费一方决定，事后无从核对。',
    basis: [
      civilCode(
        '第五百一十条',
        '价款没有约定或者约定不明确的，协议补充；不能达成的，按相关条款或者交易习惯确定。',
      ),
    ],
    suggestion: '该项费用按每【小时】【】元计收，双方以书面确认的标准为准，调整须经双方书面确认。',
    ways: [
      [
        /(?:PERFORMER|酒店|公司|平台|商场|景区)[^，。；]{0,10}(?:届时|当时|当期|当日|最新|现行|即时|适时)[^，。；]{0,10}(?:标准|价格|价目|刊例|费率|收费|报价|牌价)/,
        /收|付|计|执行|结算|缴/,
      ],
      [/按(?:照)?届时[^，。；]{0,14}(?:标准|价格|价目|刊例价?|费率|收费)/, /收|付|计|执行|结算|缴/],
    ],
    unless: /协商|双方(?:书面|确认)|不(?:超过|高于)|政府|国家|物价|LPR|贷款市场|银行/,
  }),
  provisionRule({
    id: 'subject.venue-swapped',
    title: '可以自行调换场地、菜品、房型等并不得异议',
    family: 'subject',
    levels: levels('M/-/M'),
    examines: '提供服务的一方能否单方更换约定的场地、内容',
    reason:
      '约定的场地、菜品、内容是合同的主要内容，可以自行调换而对方不得异议、价格不变，等于允许单方变更。',
    basis: [
      civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'),
      civilCode('第四百九十七条', '格式条款排除对方主要权利的无效。'),
    ],
    suggestion:
      '未经{payer}同意，{performer}不得更换约定的场地和内容；确需更换的，提供不低于原标准的替代并相应减价，{payer}不接受的可以解除合同并退款。',
    ways: [
      [
        /宴会厅|厅房|包厢|包间|会场|场地|场馆|展位|房型|客房|菜品|菜单|菜式|食材|套餐|车型|席位|座位|桌型|司仪|主持|摄影师|化妆|乐队|演出|教室|工位|机柜|点位/,
        /(?:PERFORMER|酒店|商家|主办方|场馆)[^，。；]{0,14}(?:可|有权|得|保留|视|根据)/,
        /调换|更换|变更|调整|替换|改(?:用|为|换)|另行安排/,
        /不得[^，。；]{0,8}(?:异议|拒绝|要求|退)|(?:须|应)(?:当)?(?:接受|服从)|不(?:构成)?违约|价格不|不(?:予|作|再)?(?:减|退|调整|补)|无[须需][^，。；]{0,8}(?:同意|通知)|不另行通知/,
      ],
    ],
    unless: /不低于|经PAYER[^，。；]{0,6}同意|双方|协商|不可抗力|PAYER要求/,
  }),
];
