/** Burdens that single kinds of contract shift: farmland, heat, franchises, advertising, supervision, trusts, factoring, houses, research. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode, constructionLaw } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { constructionQualityRegulation } from '../../commercial-laws.ts';
import { patentLaw } from '../by-kind-laws.ts';
import { kindOf } from '../provision.ts';
import { advertisingLaw, franchiseRegulation } from '../trade-laws.ts';
import { farmlandLaw } from './other-kinds.laws.ts';

const isFarmland = kindOf(
  /(?:土地|农地|耕地|承包地)[^。]{0,10}(?:流转|转包|出租|租赁)|土地经营权/,
  /承包(?:地|方|经营权)|耕地|农田/,
  /亩/,
);
const isHeat = about(/供热|供暖|热费|供气|供水|供电|用热|用气/);
const isFranchise = about(/特许|加盟/);
const isAdvertising = about(/广告|投放|推广/);
const isSupervision = kindOf(/监理/);
const isTrust = about(/委托(?:资产|资金|理财|投资)|资产管理|受托人/);
const isFactoring = about(/保理/);
const isResearch = about(/研发|研究|科研|技术开发/);

export const serviceBurdenRules: readonly Rule[] = [
  provisionRule({
    id: 'price.farmland-rent-fixed',
    title: '长期流转的租金是否固定不变',
    family: 'price',
    applies: (contract) =>
      isFarmland(contract) && /(?:1\d|2\d|30|十|二十|三十)[^，。；]{0,3}年/.test(contract.document.text),
    levels: levels('-/M/M'),
    examines: '十年以上的流转是否有租金调整的办法',
    reason: '流转期限很长而租金一成不变，粮价、地价变化的风险全部由承包方承担。',
    basis: [
      farmlandLaw('第三十九条', '土地经营权流转的价款由当事人双方协商确定。'),
      civilCode('第五百三十三条', '基础条件发生重大变化，继续履行明显不公平的，可以重新协商。'),
    ],
    suggestion: '租金每【3】年调整一次，调整幅度参照当地同类土地流转价格，由双方书面确认。',
    ways: [
      [
        /租金|流转费|转包费|承包费|土地价款/,
        /固定|不(?:作|予|再|得)?(?:调整|变动|上涨|增加)|不变|不涨|一口价/,
      ],
    ],
    unless: /递增|每[二三四五\d]年|协商(?:一致)?(?:后)?调整|另有约定|首[年个]/,
  }),
  provisionRule({
    id: 'termination.farmland-not-restored',
    title: '到期后是否不恢复耕地原状',
    family: 'termination',
    applies: isFarmland,
    levels: levels('-/M/M'),
    examines: '到期后由谁拆除设施、恢复耕种条件',
    reason: '流入方应当合理利用并保护农地，到期不恢复又要求承包方按其单方造价付款，承包方承担了全部后果。',
    basis: [
      farmlandLaw('第三十八条', '土地经营权流转不得破坏农业综合生产能力和农业生态环境。'),
      farmlandLaw(
        '第四十三条',
        '经承包方同意，受让方依法投资改良土壤、建设附属设施的，可以按照约定获得合理补偿。',
      ),
    ],
    suggestion:
      '到期后{payer}应在【30】日内拆除设施、恢复耕种条件；经承包方书面同意建设的设施，由双方共同评估后给予合理补偿。',
    ways: [
      [
        /(?:PAYER|流入方|承租方|乙方)[^，。；]{0,8}(?:不(?:负责|承担|再)|无[须需]|免)[^，。；]{0,8}(?:恢复|复垦|复耕|拆除|清理)/,
      ],
    ],
  }),
  provisionRule({
    id: 'price.supplier-pipes-on-user',
    title: '供应方的管网、设施由用户维修',
    family: 'price',
    applies: isHeat,
    levels: levels('M/-/M'),
    examines: '分界点以外、红线外的管道和设施由谁维修、承担费用',
    reason: '产权分界点以外的管网属于供应方，维修、更换由其负责，转给用户没有依据。',
    basis: [
      civilCode('第六百五十一条', '供电人应当按照国家规定的供电质量标准和约定安全供电。'),
      civilCode('第六百五十六条', '供用水、供用气、供用热力合同参照适用供用电合同的规定。'),
    ],
    suggestion: '产权分界点供应侧的管网、设施由{performer}维修、更换并承担费用，用户侧的由{payer}负责。',
    ways: [
      [
        /红线外|主干|支线|公共|分界点(?:以)?(?:外|上游|供应侧)|供(?:热|气|水|电)(?:人|方|单位|企业)(?:产权|所有)/,
        /管[道网线]|线路|设施|设备|阀门/,
        /(?:维修|更换|维护|改造|检修|抢修)[^，。；]{0,10}由(?:用热人|用户|用水人|用气人|用电人|PAYER|乙方)|由(?:用热人|用户|用水人|用气人|用电人|PAYER|乙方)[^，。；]{0,8}(?:承担|负责|支付)/,
      ],
    ],
    unless: /用户侧|红线内|入户|因(?:PAYER|用户|乙方)[^，。；]{0,8}(?:原因|过错|造成|损坏)/,
  }),
  provisionRule({
    id: 'price.full-fee-while-off',
    title: '停用期间仍收全部费用',
    family: 'price',
    applies: isHeat,
    levels: levels('M/-/M'),
    examines: '整季、整月停用时收取多少费用',
    reason: '停用期间没有提供服务，仍按全额收费没有对价，一般只收取合理的基础费用。',
    basis: [civilCode('第四百九十七条', '不合理地加重对方责任、排除对方主要权利的格式条款无效。')],
    suggestion: '整个供热期停用的，{payer}按热费总额的【20】%支付基础热费。',
    ways: [
      [
        /停用|停热|停止用|暂停(?:用|使用)|报停/,
        /(?:100%|百分之百|全额|全部|照常)[^，。；]{0,12}(?:支付|缴纳|收取|热费|费)|(?:支付|缴纳|收取)[^，。；]{0,6}(?:全额|全部)/,
      ],
    ],
    unless: /不(?:收取|支付|缴纳)|免(?:收|交|缴)|逾期|拆除/,
  }),
  provisionRule({
    id: 'notices.promotion-fund-undisclosed',
    title: '推广费的使用不公布',
    family: 'notices',
    applies: isFranchise,
    levels: levels('M/-/M'),
    examines: '推广、宣传费用的使用情况是否向被特许人披露',
    reason: '特许人向被特许人收取的推广、宣传费用应当按约定用途使用，使用情况应当及时披露。',
    basis: [
      franchiseRegulation(
        '第十七条',
        '收取的推广、宣传费用应当按照合同约定的用途使用，使用情况应当及时向被特许人披露。',
      ),
    ],
    suggestion: '推广费专款专用，{performer}每季度向{payer}书面披露收支明细。',
    ways: [
      [
        /推广费|宣传费|广告基金|市场(?:推广)?基金|营销费/,
        /(?:无[须需]|不(?:必|再|予|另|向)?)[^，。；]{0,8}(?:公布|披露|公开|提供|说明|告知|报告)|(?:自行|自主|单方)(?:安排|支配|决定|使用)/,
      ],
    ],
    unless: /不得|应(?:当)?(?:定期|每|及时)[^，。；]{0,6}(?:公布|披露)/,
  }),
  provisionRule({
    id: 'liability.client-material-on-agency',
    title: '委托方素材违法、侵权的责任由受托方承担',
    family: 'liability',
    applies: isAdvertising,
    levels: levels('-/H/M'),
    examines: '委托方提供的素材违法、侵权时由谁承担责任',
    reason: '素材由委托方提供，真实性、合法性由其负责；全部转给受托方，责任与控制能力不相称。',
    basis: [
      advertisingLaw('第四条', '广告主应当对广告内容的真实性负责。'),
      advertisingLaw('第五十六条', '发布虚假广告，损害消费者权益的，由广告主依法承担民事责任。'),
    ],
    suggestion:
      '{payer}保证其提供的素材真实、合法，因此引起的处罚和索赔由{payer}承担；{performer}未尽法定审核义务的承担相应责任。',
    ways: [
      [
        /(?:PAYER|广告主|委托方|甲方)(?:所)?提供的?[^，。；]{0,12}(?:素材|资料|内容|文案|图片|信息|样稿)/,
        /违法|侵权|处罚|索赔|虚假|投诉/,
        /(?:均|全部|一律|概)?由(?:PERFORMER|受托方|乙方)(?:自行)?[^，。；]{0,4}(?:承担|负责)/,
      ],
    ],
  }),
  provisionRule({
    id: 'liability.result-guaranteed-refund',
    title: '保证投放、推广效果，不达标退还全部费用',
    family: 'liability',
    applies: isAdvertising,
    levels: levels('-/H/M'),
    examines: '是否由受托方保证投产比、销量、转化等效果并退还全部费用',
    reason: '销量、投产比取决于产品、价格和市场，由推广一方保证并全额退款，风险与报酬明显不对等。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion:
      '{performer}按投放计划提供服务，不对销量、投产比作保证；曝光、点击未达到约定的，按比例补投或者退还相应费用。',
    ways: [
      [
        /投产比|投入产出比|ROI|转化率|销售额|销量|GMV|成交额|曝光/i,
        /保证|承诺|确保|不低于/,
        /(?:未达|达不到|不足|低于|不达标)[^。；]{0,24}(?:退还|退回|返还)[^，。；]{0,10}(?:全部|全额|已收|已付)|(?:全部|全额)(?:费用)?(?:退还|退回|返还)/,
      ],
    ],
  }),
  provisionRule({
    id: 'price.supervision-delay-unpaid',
    title: '工程延期不增加监理、咨询酬金',
    family: 'price',
    applies: isSupervision,
    levels: levels('-/H/M'),
    examines: '非受托方原因延长服务期时酬金是否增加',
    reason: '工程延期多由发包人、承包人原因造成，监理服务随之延长，一概不增加酬金使监理人承担了他人的责任。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '非因{performer}原因延长服务期的，按原酬金标准和延长的时间支付附加工作酬金。',
    ways: [
      [
        /延期|延长|顺延|工期[^，。；]{0,6}(?:拖|长)/,
        /不论|无论|不管|任何(?:原因|情况)|何种原因/,
        /不(?:作|予|再|另)?(?:增加|调整|补偿|计取)|不另/,
      ],
      [
        /(?:随时|可以?)?要求(?:PERFORMER)[^。；]{0,30}(?:附加工作|额外工作|增加工作)/,
        /已(?:经)?包含|不(?:另|再)(?:行)?(?:支付|计)/,
      ],
    ],
  }),
  provisionRule({
    id: 'validity.inspection-by-builder',
    title: '旁站、平行检验由施工单位代做',
    family: 'validity',
    applies: isSupervision,
    levels: levels('H/H/H'),
    examines: '旁站、巡视、平行检验是否由监理人员实施',
    reason: '监理工程师应当按照规范以旁站、巡视和平行检验等形式实施监理，由施工单位自己检查等于没有监理。',
    basis: [
      constructionQualityRegulation(
        '第三十八条',
        '监理工程师应当采取旁站、巡视和平行检验等形式，对建设工程实施监理。',
      ),
      constructionLaw('第三十四条', '监理单位应当客观、公正地执行监理任务。'),
    ],
    suggestion: '关键部位的旁站和平行检验由{performer}的监理人员实施并记录，不得委托施工单位代为实施。',
    ways: [
      [
        /旁站|平行检验|见证取样|巡视/,
        /(?:由|交由|委托)(?:施工(?:单位|方)|承包(?:人|单位|方)|总包)[^，。；]{0,14}(?:实施|完成|代|进行|负责|记录)/,
      ],
    ],
    unless: /不得|监督|见证下/,
  }),
  provisionRule({
    id: 'validity.trust-related-products',
    title: '受托资产投向关联方产品而不披露',
    family: 'validity',
    applies: isTrust,
    levels: levels('H/-/H'),
    examines: '受托资产能否投向受托人或者其关联方的产品，是否披露和取得同意',
    reason: '投向受托人自己或者关联方的产品存在利益冲突，不告知委托人，可能以委托资产为自己谋利。',
    basis: [
      civilCode('第九百二十二条', '受托人应当按照委托人的指示处理委托事务。'),
      civilCode('第九百二十七条', '受托人处理委托事务取得的财产，应当转交给委托人。'),
    ],
    suggestion:
      '委托资产不得投资于{performer}及其关联方发行、管理的产品；确有必要的，应事先披露并取得{payer}书面同意。',
    ways: [
      [
        /(?:投资于|投向|购买|认购|申购)[^。；]{0,16}(?:关联方|自己|自身|PERFORMER|受托人)[^。；]{0,20}(?:产品|基金|项目|债券|理财)/,
        /无[须需]|不(?:必|另|再|予)[^，。；]{0,6}(?:告知|披露|通知|同意)|自行(?:决定)?|有权|可以?/,
      ],
    ],
    unless: /不得|禁止|(?<!无[须需])事先(?:披露|告知|取得)|经(?:PAYER|委托人)[^，。；]{0,6}同意/,
  }),
  provisionRule({
    id: 'notices.factoring-identity-hidden',
    title: '应收账款转让通知不表明保理人身份、不附凭证',
    family: 'notices',
    applies: isFactoring,
    levels: levels('M/M/M'),
    examines: '由保理人发出的转让通知是否表明身份并附必要凭证',
    reason: '保理人向债务人发出转让通知的，应当表明保理人身份并附有必要凭证，否则债务人可以不认可。',
    basis: [
      civilCode('第七百六十四条', '保理人向应收账款债务人发出转让通知的，应当表明保理人身份并附有必要凭证。'),
    ],
    suggestion: '保理人发出的转让通知应表明保理人身份，附本合同、转让清单等必要凭证。',
    ways: [
      [
        /通知/,
        /保理(?:人|商)?身份|转让凭证|必要凭证|转让文件|转让合同/,
        /不(?:列明|表明|附|注明|载明|出示|提供|披露)|无[须需]/,
      ],
    ],
    unless: /不得不|应(?:当)?(?:表明|附)/,
  }),
  provisionRule({
    id: 'subject.civil-defence-parking-sold',
    title: '出售人防车位的所有权',
    family: 'subject',
    levels: levels('M/L/M'),
    examines: '车位是否为人防工程，转让的是所有权还是使用权',
    reason: '人防工程平时由投资者使用管理、收益归投资者所有，但不能办理产权登记，约定转让所有权无法履行。',
    basis: [
      civilCode('第五百九十七条', '因出卖人未取得处分权致使所有权不能转移的，买受人可以解除合同并请求赔偿。'),
    ],
    suggestion: '该车位为人防车位，{performer}转让的是使用权，期限至【】年【】月【】日，随房屋一并交付使用。',
    ways: [[/人防/, /车位|车库|停车位/, /所有权|产权|(?:出售|出卖|转让)(?![^，。；]{0,6}使用权)/]],
    unless:
      /使用权(?!及|和)[^，。；]{0,8}(?:转让|移交|交付)|不(?:享有|涉及|包括)[^，。；]{0,4}(?:所有权|产权)|不得/,
  }),
  provisionRule({
    id: 'property.published-before-filing',
    title: '申请专利前可以自行发表研究内容',
    family: 'property',
    applies: isResearch,
    levels: levels('H/L/H'),
    examines: '论文、会议、展示等公开是否须在申请专利之后或者经对方审阅',
    reason: '申请日以前公开的技术丧失新颖性，一方自行发表会使成果不能取得专利，商业秘密也随之公开。',
    basis: [patentLaw('第二十二条', '授予专利权的发明应当具备新颖性，即不属于现有技术。')],
    suggestion:
      '任何一方发表论文或者公开项目内容前，应提前【30】日书面征求对方意见，专利申请提交前不得公开。',
    ways: [
      [
        /发表(?:论文)?|学术会议|论文|公开(?:展示|报告|成果)|参展/,
        /无[须需]|不(?:必|需|受|再)[^，。；]{0,8}(?:审阅|同意|审查|限制|进度|通知)|自行(?:发表|决定|公开)|自由发表/,
      ],
    ],
    unless: /不得(?:自行|擅自)|申请[^，。；]{0,8}后|经(?:对方|双方)[^，。；]{0,6}(?:书面)?同意/,
  }),
];
