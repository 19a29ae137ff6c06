/** Sales of houses: tenants and defects left to the buyer, area, owners' votes. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode, contractInterpretation } from '../../../checks/laws.ts';
import { provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { houseSaleInterpretation, houseSaleMeasures } from './premises.laws.ts';
import { isHouseSale } from './premises.words.ts';

export const premisesFurtherRules: readonly Rule[] = [
  provisionRule({
    id: 'subject.tenant-left-to-buyer',
    title: '租约、承租人腾退推给买方',
    family: 'subject',
    applies: isHouseSale,
    levels: levels('M/-/M'),
    examines: '出售的房屋有租约时，优先购买权和腾退由谁处理',
    reason:
      '出租人出售房屋应通知承租人，承租人有优先购买权，租约也不因买卖终止；全部推给买方，买方可能买到不能入住、甚至被主张优先权的房屋。',
    basis: [
      civilCode('第七百二十五条', '租赁期间租赁物所有权变动的，不影响租赁合同的效力。'),
      civilCode('第七百二十六条', '出租人出卖租赁房屋应当通知承租人，承租人在同等条件下有优先购买的权利。'),
    ],
    suggestion:
      '{performer}应在签约前书面通知承租人并取得其放弃优先购买权的声明，于交房前解除租约、腾空房屋，费用由{performer}承担。',
    ways: [
      [
        /承租人|租客|租户|租约|租赁(?:合同|关系|期)?|租住|租期|现住户|占用人|实际使用人/,
        /(?:由|自|应|须)?(?:PAYER)[^，。；]{0,14}(?:交涉|协商|处理|解决|清退|腾退|承接|负责|承担|协调|自行|自理)|(?:PERFORMER)[^，。；]{0,8}(?:不(?:再)?(?:负|承担|予|管|协助)|概不|无关|无[须需])|与(?:PERFORMER)无关/,
      ],
    ],
    unless:
      /已(?:书面)?(?:放弃|解除|终止)|PERFORMER(?:应|须|负责)[^。；]{0,20}(?:腾|解除|清|结清)|租金[^，。；]{0,10}归(?:PAYER)/,
  }),
  provisionRule({
    id: 'subject.known-defect-concealed',
    title: '故意不告知的瑕疵也免责',
    family: 'subject',
    levels: levels('H/-/M'),
    examines: '出卖人、出租人知道而没有告知的瑕疵是否仍被免责',
    reason: '出卖人故意或者因重大过失不告知瑕疵的，无权主张减轻或者免除责任，这样的免责约定不起作用。',
    basis: [
      civilCode('第六百一十八条', '出卖人因故意或者重大过失不告知瑕疵的，无权主张减轻或者免除责任。'),
      civilCode('第五百零六条', '因故意或者重大过失造成对方财产损失的免责条款无效。'),
    ],
    suggestion: '{performer}知道或者应当知道而没有书面告知的瑕疵，由{performer}承担修复和赔偿责任。',
    ways: [
      [
        /知情|明知|已知|知道|知晓|早已存在|故意|隐瞒|是否(?:告知|说明|披露|知情|知晓)|有无告知/,
        /(?:未|没有|不|是否)[^，。；]{0,6}(?:说明|告知|披露|提示|声明|知会)|隐瞒|即(?:使|便)|无论|不论|不管/,
        /瑕疵|缺陷|渗漏|漏水|裂|老化|质量|故障|事故|损坏|问题|病害|隐患|凶宅|情况/,
        /不得(?:再)?(?:要求|主张|追究|以|向|请求)|不(?:再)?(?:承担|负|赔|予)|免(?:责|除)|概不|放弃|无权/,
      ],
    ],
    // The one who concealed loses a right, or the other one gains one: the lawful consequence.
    unless:
      /除外|不(?:因此)?免除|不影响|保密|个人信息|数据|不得隐瞒|(?:不得|无权)[^，。；]{0,16}(?:免除|免责|减轻|抗辩)|(?:无权|不得)(?:要求|请求|主张|收取)[^，。；]{0,10}(?:报酬|佣金|服务费|中介费|居间费)|(?:PAYER)[^，。；]{0,8}(?:可以?|有权)[^。；]{0,30}(?:解除|撤销|要求|请求|赔偿|退)|(?<!无须|无需|不再|不予|不)(?:应当?|并|须)[^，。；不]{0,10}(?:赔偿|退还|返还)/,
  }),
  provisionRule({
    id: 'termination.area-refund-barred',
    title: '面积误差再大也不得退房',
    family: 'termination',
    applies: isHouseSale,
    levels: levels('M/-/M'),
    examines: '面积误差超过百分之三时买方能否退房',
    reason:
      '面积误差比绝对值超过百分之三的，买受人有权退房；以格式条款约定不论误差多少都不得退房，排除了买方的主要权利。',
    basis: [
      houseSaleMeasures('第二十条', '没有约定的，面积误差比绝对值超出3%时，买受人有权退房。'),
      civilCode('第四百九十七条', '格式条款不合理地免除己方责任、排除对方主要权利的无效。'),
    ],
    suggestion:
      '面积误差比绝对值在3%以内的据实结算；超过3%的，{payer}有权退房，{performer}退还已付房款并支付利息。',
    ways: [
      [
        /面积|公摊/,
        /误差|差异|相差|不(?:一致|符)|出入|增减|偏差|多少|大小|如何变化/,
        /(?:不得|无权|不能|不可|放弃|不)[^，。；]{0,14}(?:退房|解除|解约|退购|终止)/,
      ],
    ],
    unless: /3%|百分之三|超过[^，。；]{0,10}有权/,
  }),
  provisionRule({
    id: 'validity.owners-vote-waived',
    title: '要求业主预先放弃选聘、更换物业的权利',
    family: 'validity',
    applies: isHouseSale,
    levels: levels('M/-/M'),
    examines: '购房人是否被要求承诺不更换物业、不成立业主大会、放弃表决',
    reason: '选聘和解聘物业服务人由业主共同决定，开发商以格式条款要求业主预先放弃，排除了业主的主要权利。',
    basis: [
      civilCode('第二百七十八条', '选聘和解聘物业服务企业由业主共同决定。'),
      civilCode('第九百四十六条', '业主依照法定程序共同决定解聘物业服务人的，可以解除物业服务合同。'),
    ],
    suggestion:
      '前期物业服务合同至业主大会选聘的物业服务合同生效时终止，业主依法共同决定选聘、解聘物业服务人。',
    ways: [
      [
        /物业|业主大会|业主委员会|业委会/,
        /更换|解聘|另聘|另选|重新选聘|选聘|改聘|罢免|成立|提议|表决|解除/,
        /(?:承诺|保证|同意)[^，。；]{0,6}不|不得|放弃|不以任何|不参与|不提议|不(?:再)?(?:更换|解聘)|无条件(?:接受|委托)|授权[^，。；]{0,10}(?:代为|行使)/,
      ],
    ],
    unless: /依法|法定程序|业主共同决定|PERFORMER不得|物业[^，。；]{0,6}不得/,
  }),
  provisionRule({
    id: 'validity.standard-form-denied',
    title: '以约定否认格式条款',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '是否约定本合同不属于格式条款、双方已充分协商',
    reason:
      '是否为格式条款看订立时是否与对方协商，仅凭合同写明“不属于格式条款”不能排除格式条款的规则，对方反而误以为不能主张。',
    basis: [
      contractInterpretation('第九条', '仅以双方已明确约定不属于格式条款为由主张不是格式条款的，不予支持。'),
      civilCode('第四百九十六条', '提供格式条款的一方应当提示、说明与对方有重大利害关系的条款。'),
    ],
    suggestion: '对免除或者减轻责任等条款以加粗等方式提示，并应对方要求予以说明。',
    ways: [
      [/格式(?:条款|合同|文本)/, /不(?:属于|是|构成|视为|认定为|适用)|非(?:为)?|并非|均非|不再是/],
      [/格式条款/, /(?:不得|放弃|不)[^，。；]{0,8}(?:主张|抗辩|以)|不(?:得)?援引/],
    ],
    unless: /非格式条款(?:优先|为准)|不一致|不得含有|不得以格式条款(?:作出|等方式|排除|限制)|内容无效/,
  }),
  provisionRule({
    id: 'delivery.acceptance-after-handover',
    title: '先交房、后补竣工验收',
    family: 'delivery',
    applies: isHouseSale,
    levels: levels('H/M/H'),
    examines: '交付条件是否包括竣工验收合格',
    reason:
      '房屋未经竣工验收合格不得交付使用，约定通水通电即可交付、验收手续以后补办的，违反强制性规定，买方有权拒绝接收。',
    basis: [
      houseSaleInterpretation(
        '第九条',
        '房屋主体结构质量不合格不能交付使用的，买受人可以请求解除合同和赔偿损失。',
      ),
      civilCode(
        '第七百九十九条',
        '建设工程竣工经验收合格后方可交付使用；未经验收或者验收不合格的，不得交付使用。',
      ),
    ],
    suggestion:
      '房屋取得竣工验收合格证明并办理备案后方可交付；不具备条件的，{payer}有权拒绝接收，{performer}承担逾期交付的责任。',
    ways: [
      [
        /交付|交房|入住|交楼/,
        /验收|备案|消防|规划核实/,
        /(?:交付|交房|入住|交楼|之|其)后[^，。；]{0,14}(?:补办|完善|办理|补齐|补正|陆续|完成|取得)|陆续(?:完善|办理|补)|(?:补办|后补|后续办理|另行办理|逐步完善)|不影响[^，。；]{0,8}(?:交付|交房)|不作为[^，。；]{0,8}条件/,
      ],
      [
        /通水|通电|通路|三通|水电(?:气)?(?:开|接)?通/,
        /(?:即|便|就)(?:视为|为|可|具备|达到|符合)[^，。；]{0,10}(?:交付|交房|入住)/,
      ],
    ],
    unless: /验收合格[^，。；]{0,12}(?:后|方可|并)|产权证|不动产权|权属/,
  }),
];
