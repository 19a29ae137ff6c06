/** Warehousing and custody: loss, receipts, goods that are used, sold or kept by the custodian. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { insuranceLaw } from '../by-kind-laws.ts';
import { harm, keptThings, released } from '../trade.words.ts';

const isStorage = about(/仓储|保管人|保管费|仓库|入库|寄存|存货人|托管|停放/);
const isEither = about(/承运|托运|运输(?:合同|服务|费|任务)|物流|配送|仓储|保管人|保管费|入库|寄存|存货人/);

/** Goods are kept for another; a warehouse may stand in any sale. */
const isKeeping = about(/仓储(?:合同|物|费|服务)|保管(?:人|费|合同)|存货(?:人|方)|寄存/);

export const storageRules: readonly Rule[] = [
  provisionRule({
    id: 'liability.insurer-recourse-waived',
    title: '一方投保却由对方受益或者放弃追偿',
    family: 'liability',
    levels: levels('M/-/M'),
    examines: '保险的受益人与付费的一方是否相称，是否保留对有过错的对方追偿',
    reason:
      '付保险费的一方得不到赔款，又放弃向有过错的对方追偿，等于免除了对方的责任；事故前放弃追偿的，保险人还可能据此拒赔。',
    basis: [
      insuranceLaw(
        '第六十条',
        '保险人自向被保险人赔偿之日起，在赔偿金额范围内代位行使对第三者请求赔偿的权利。',
      ),
      insuranceLaw('第六十一条', '事故发生后、赔偿前放弃对第三者请求赔偿的权利的，保险人不承担赔偿责任。'),
    ],
    suggestion:
      '{payer}投保的财产险以{payer}为被保险人和受益人；因{performer}过错造成损失的，保险人赔偿后有权向{performer}追偿。',
    ways: [
      [
        /保险|投保/,
        /(?:PAYER)[^。；]{0,16}(?:出资|承担|支付|负责|自费)?[^。；]{0,10}(?:投保|保险费|保费)|(?:保险费|保费)由(?:PAYER)/,
        /以(?:PERFORMER)为(?:被保险人|受益人)|受益人为(?:PERFORMER)|放弃[^，。；]{0,16}(?:追偿|代位)/,
      ],
      [
        /保险/,
        /(?:放弃|不得(?:行使)?|免除)[^，。；]{0,8}对(?:PERFORMER|保管人|承运人|出租人)[^，。；]{0,8}(?:追偿|代位|索赔)/,
      ],
    ],
    applies: isEither,
    unless: /不放弃|融资租赁|抵押|贷款/,
  }),
  provisionRule({
    id: 'liability.custody-excluded',
    title: '保管期间的损失一概不负责',
    family: 'liability',
    applies: isStorage,
    levels: levels('H/-/M'),
    examines: '保管、仓储期间的毁损、短少是否没有被排除在责任之外',
    reason:
      '保管人因保管不善造成毁损、灭失的应当赔偿；把火灾、盗窃、短少等一概排除，等于不承担保管的基本义务。',
    basis: [
      civilCode('第九百一十七条', '储存期内因保管不善造成仓储物毁损、灭失的，保管人应当承担赔偿责任。'),
      civilCode('第八百九十七条', '保管期内因保管人保管不善造成保管物毁损、灭失的，保管人应当承担赔偿责任。'),
    ],
    suggestion:
      '储存期内因{performer}保管不善造成货物毁损、短少的，{performer}按货物的实际价值赔偿；因不可抗力或者货物自身性质造成的除外。',
    ways: [
      [
        /(?:保管|仓储|储存|寄存|存放|停放|看管|库存)(?:期间|期内|过程|期限内)?|库内|库区|仓内/,
        harm,
        released,
      ],
    ],
    unless:
      /不可抗力|货物(?:本身|自身)|自然(?:性质|损耗)|合理损耗|包装不|超过(?:有效)?(?:储存期|保质期)|存货人(?:原因|过错)|PAYER(?:原因|过错|未)|不得免除|(?:PERFORMER)应(?:当)?(?:赔|承担)/,
  }),
  provisionRule({
    id: 'acceptance.package-count-only',
    title: '只点外包装件数，其余概不负责',
    family: 'acceptance',
    applies: isEither,
    levels: levels('M/-/M'),
    examines: '接收货物时是否可以验收外包装以内的货物',
    reason:
      '保管人应当按约定验收，验收后出现品种、数量、质量不符的应当赔偿；只点件数而其余免责，货物调换、短少无从追究。',
    basis: [
      civilCode(
        '第九百零七条',
        '保管人验收后，仓储物的品种、数量、质量不符合约定的，保管人应当承担赔偿责任。',
      ),
    ],
    suggestion:
      '{performer}应按入库单核对品名、规格、数量和外观并签字确认；验收后发生品种、数量、质量不符的，由{performer}赔偿。',
    ways: [
      [
        /(?:只|仅|但只)[^，。；]{0,10}(?:清点|点数|核对|查验|点验|计数)|(?:只|仅)看|不点数|不验|不(?:作|予|做)(?:任何)?(?:验收|清点|检验|核对)|不(?:开箱|开包|拆箱|拆包|验收|清点|检验|过磅)|按件数|外包装|原包装|箱数|件数/,
        /以(?:出库|PERFORMER)[^，。；]{0,14}为准|不(?:负责|承担|负|认)|概不|免责|无关|不予(?:受理|确认|核对|认可)|不(?:作|再|另行)?确认|一律不|自负|自行承担|由(?:PAYER)(?:自行)?承担/,
        /数量|质量|品种|品相|成色|状况|短少|不符|不一致|规格|内装|箱内|内容|破损|缺少|真伪/,
      ],
    ],
    unless: /因(?:PAYER)|内在质量由(?:PAYER)|外包装完好[^。；]{0,20}除外/,
  }),
  provisionRule({
    id: 'acceptance.no-warehouse-receipt',
    title: '不出具仓单、入库单等凭证',
    family: 'acceptance',
    applies: isStorage,
    levels: levels('M/-/M'),
    examines: '入库后是否出具仓单、入库单等凭证',
    reason:
      '仓单、入库单是提取货物和证明存货的凭证，仅以口头、语音或者聊天记录为准，发生短少、争议时无法举证。',
    basis: [
      civilCode('第九百零八条', '存货人交付仓储物的，保管人应当出具仓单、入库单等凭证。'),
      civilCode('第八百九十一条', '寄存人交付保管物的，保管人应当出具保管凭证。'),
    ],
    suggestion:
      '每批货物入库当日，{performer}应出具载明品名、规格、数量、入库时间并加盖印章的入库单（仓单），作为提货和结算的依据。',
    ways: [
      [
        /仓单|入库(?:单|凭证|依据)|保管凭证|收据|单据|收货单|凭证|存单/,
        /不(?:再|另|予|单独)?(?:另行)?(?:出具|签发|开具|提供|给付|打印|开(?=仓|入|单|具))|无[须需](?:出具|签发|开具)|免(?:签|开|单)|(?:微信|口头|语音|电话|短信|群)[^，。；]{0,16}(?:为准|为凭|为据|依据|确认|作为|答复)/,
      ],
    ],
    unless: /不得(?:拒绝|不)|付款凭证|发票|不提供[^，。；]{0,10}的，/,
  }),
  provisionRule({
    id: 'delivery.goods-used-by-keeper',
    title: '保管人可以使用、出借或者质押保管物',
    family: 'delivery',
    applies: isStorage,
    levels: levels('H/-/M'),
    examines: '保管人能否使用或者许可他人使用保管物',
    reason: '保管人不得使用或者许可第三人使用保管物；允许周转、出借、质押会使存货被消耗或者被他人主张权利。',
    basis: [civilCode('第八百九十五条', '保管人不得使用或者许可第三人使用保管物，当事人另有约定的除外。')],
    suggestion: '未经{payer}书面同意，{performer}不得使用、出借、调换、质押或者以其他方式处分货物。',
    ways: [
      [
        /(?:保管人|PERFORMER|仓库)[^，。；]{0,12}(?:可以|可(?=[将把使借调])|(?<!所)有权|得以|视情况)/,
        /使用|借用|出借|出租|质押|抵押|调用|周转|调换|先行销售|融资/,
        keptThings,
      ],
    ],
    unless: /不得|经[^，。；]{0,8}同意|仓库|叉车|库房(?:出租|使用)|自有/,
  }),
  provisionRule({
    id: 'delivery.goods-sold-for-debt',
    title: '欠费即可自行变卖对方的货物',
    family: 'delivery',
    types: ['transport', 'warehousing', 'workContract', 'service', 'lease', 'cooperation', 'other'],
    levels: levels('H/-/M'),
    examines: '处置留置货物是否给予合理期限并退还余款',
    reason:
      '留置后应当给予六十日以上的履行期限，逾期才能折价或者变卖，超过债权的部分归债务人；径行变卖、价款全归己有违反这一规定。',
    basis: [
      civilCode(
        '第四百五十三条',
        '留置财产后应当给债务人六十日以上履行债务的期限，鲜活易腐等不易保管的动产除外。',
      ),
      civilCode('第四百五十五条', '留置财产变卖后，价款超过债权数额的部分归债务人所有。'),
    ],
    suggestion:
      '{payer}欠付费用的，{performer}可以留置价值相当的货物，书面催告并给予不少于60日的履行期；期满仍未支付的，依法拍卖、变卖优先受偿，余款退还{payer}。',
    ways: [
      [
        /变卖|拍卖|处置|作价|抵偿|抵债|折价|卖掉/,
        /货物?|库存|仓储物|货品|保管物|定作物|物品|车辆|产品|物料|设备/,
        /不经(?:催告|通知)|无[须需](?:催告|通知)|径行|自行|直接|随时|所得[^，。；]{0,10}(?:归|全部)|逾期[^，。；]{0,8}[一二三四五六七八九十两\d]+[日天]/,
      ],
    ],
    unless:
      /六十日|60日|两个月|不得(?:自行|擅自|直接|随意)|依法(?:拍卖|变卖|留置|处置)|(?:多余|剩余|余款|超过)[^，。；]{0,10}(?:返还|退还|归(?:PAYER))|易腐|不合格品|废品|余料/,
  }),
  provisionRule({
    id: 'delivery.unclaimed-goods-forfeited',
    title: '逾期未提货视为放弃所有权',
    family: 'delivery',
    types: ['transport', 'warehousing', 'workContract', 'sale', 'service', 'other'],
    levels: levels('H/-/M'),
    examines: '逾期未提取的货物是否直接归对方所有',
    reason: '货主逾期不提货的，可以催告、加收费用或者提存，不能直接视为放弃所有权。',
    basis: [
      civilCode('第九百一十六条', '储存期满不提取的，保管人可以催告在合理期限内提取；逾期不提取的可以提存。'),
      civilCode('第八百三十七条', '收货人不明或者无正当理由拒绝受领的，承运人依法可以提存货物。'),
    ],
    suggestion:
      '{payer}逾期未提货的，{performer}应书面催告并给予合理期限，按约定加收保管费；期满仍未提取的，可以依法提存。',
    ways: [
      [
        /逾期|超期|期满|到期|过期|不来|未(?:及时|按时)?(?:提|取|领)|不(?:提|取|领)|没有提/,
        /视[为作同](?:放弃|抛弃|无主|赠与|遗弃)|(?:当作|算作?|等于)不要|由(?:PERFORMER)(?:自行|随意|自由)?(?:处理|处置|变卖)|归(?:PERFORMER)(?:所有|处理|处分)|所有权(?:归|转移|即)|(?:PERFORMER)(?:有权|可以?)?自行(?:处理|处置)/,
        /货|物|产品|所有权|成品|包裹/,
      ],
    ],
    unless: /提存|催告[^，。；]{0,20}合理期限|房屋|租赁/,
  }),
  provisionRule({
    id: 'delivery.stored-goods-unseen',
    title: '存货人不得检查仓储物',
    family: 'delivery',
    applies: isKeeping,
    levels: levels('M/-/M'),
    examines: '存货人是否可以检查仓储物、提取样品',
    reason: '保管人应当同意存货人或者仓单持有人检查仓储物、提取样品；禁止查看使存货人无从发现变质和短少。',
    basis: [
      civilCode('第九百一十一条', '保管人根据存货人或者仓单持有人的要求，应当同意其检查仓储物或者提取样品。'),
    ],
    suggestion: '{payer}提前通知后可以在营业时间内检查仓储物或者提取样品，{performer}应予配合。',
    ways: [
      [
        /(?:不(?:得|准|许|能|允许)|无权|谢绝|禁止|拒绝)[^，。；]{0,16}(?:检查|查看|查验|盘点|清点|提取样品|取样|抽样|进入(?:仓|库))/,
        /PAYER|存货|货主|寄存|客户/,
      ],
    ],
    unless:
      /(?:PERFORMER|保管人|仓储方)[^，。；]{0,6}不得|未(?:经|办)[^，。；]{0,12}(?:登记|预约|许可|通知)|危险品|应(?:当)?(?:同意|配合|允许)|可以?[^，。；]{0,8}(?:检查|查看|取样|盘点)|入库(?:验收|检查)|海关|明火|无关人员|第三人/,
  }),
  provisionRule({
    id: 'delivery.stored-goods-moved',
    title: '保管人可以不经同意转移、转存货物',
    family: 'delivery',
    applies: isKeeping,
    levels: levels('M/-/M'),
    examines: '保管场所是否可以不经存货人同意改变，货物是否可以交第三人保管',
    reason:
      '除紧急情况或者为维护寄存人利益外，不得擅自改变保管场所或者方法；转交第三人保管造成损失的应当赔偿。',
    basis: [
      civilCode('第八百九十二条', '除紧急情况或者为维护寄存人利益外，不得擅自改变保管场所或者方法。'),
      civilCode('第八百九十四条', '保管人不得将保管物转交第三人保管，当事人另有约定的除外。'),
    ],
    suggestion:
      '{performer}需要改变保管场所或者转交他人保管的，应事先取得{payer}书面同意；紧急情况下转移的，应立即通知{payer}。',
    ways: [
      [
        /(?:移|搬|放|存)(?:到|至|往|放)[^，。；]{0,8}(?:其他|别的?|别人|他处|另)|(?:转移|移库|调换|搬|转存|移放|移至|更换|变更|改变|调整)[^，。；]{0,12}(?:仓库|库房|库位|仓间|场所|地点|场地)|转(?:交|由|给)[^，。；]{0,8}(?:第三|他人|其他)[^，。；]{0,6}(?:保管|仓储|存放)/,
        /(?:无[须需]|不(?:必|需|用|再|另|经)|未经|不通知|不告知)[^，。；]{0,12}(?:同意|通知|告知|许可|PAYER|存货)?|自行|随时|任意/,
      ],
    ],
    unless:
      /不得|(?:应|(?<!无)须)(?:当)?(?:事先|提前|立即|及时)?(?:经|取得|征得|通知|书面)|紧急|火灾|抢险|地址变更/,
  }),
  missingClause({
    id: 'delivery.storage-conditions-missing',
    title: '没有约定保管条件',
    family: 'delivery',
    types: ['warehousing'],
    levels: levels('M/L/M'),
    examines: '是否约定温度、湿度、通风或者防潮防火等保管条件',
    reason: '没有约定保管条件，货物受潮、变质时难以认定保管人是否尽到义务。',
    basis: [civilCode('第八百九十二条', '保管人应当妥善保管保管物；当事人可以约定保管场所或者方法。')],
    suggestion:
      '货物应存放于【】条件的库房，温度【】℃、相对湿度不超过【】%，保持通风、防潮、防火、防盗，{performer}应每日记录并在异常时立即通知{payer}。',
    present:
      /温度|湿度|温湿度|通风|防潮|防霉|恒温|冷藏|冷冻|避光|(?:保管|储存|仓储|存放)(?:条件|方法|环境|要求)(?:为|应|：|见|如|按)|阴凉|干燥/,
    proof:
      /(?:温度|湿度|温湿度|库温)[^。；]{0,16}[-−零]?\d|(?:保持|确保|应当?|做到|具备)[^。；]{0,16}(?:通风|防[潮火霉虫盗]|恒温|冷藏|冷冻|避光|阴凉|干燥)/,
    proofUnless: /自然|发现|不保证|不承担|查验|测量|抽检|入库(?:时|前)/,
    after: /保管|储存|仓库|货物/,
  }),
  missingClause({
    id: 'delivery.release-authority-missing',
    title: '没有约定提货的凭证和授权',
    family: 'delivery',
    types: ['warehousing'],
    levels: levels('M/M/M'),
    examines: '是否约定提货人、提货凭证和核验程序',
    reason: '没有约定谁可以提货、凭什么提货、如何核验，存在冒领和错发的风险，责任也难以划分。',
    basis: [civilCode('第九百一十五条', '存货人或者仓单持有人应当凭仓单、入库单等提取仓储物。')],
    suggestion:
      '提货凭{payer}加盖预留印鉴的提货单，由预留的授权人员办理；{performer}应核对印鉴和提货人身份，未经核验发货造成的损失由{performer}承担。',
    present:
      /凭[^。；]{0,24}(?:提货|取货|领取|出库|放货|提取(?:货物|仓储物))|(?:提货|出库|取货)(?:单|指令|通知单|凭证|授权|委托书)|预留(?:印鉴|印章|签字)|(?:提货|取货)人[^。；]{0,16}(?:身份|授权|名单)|授权[^。；]{0,12}(?:提货|领取|取货)|凭[^。；]{0,30}(?:凭证|授权书|委托书|身份证件)[^。；]{0,10}(?:办理|领|取|提)/,
    after: /出库|提货|保管|交付/,
  }),
];
