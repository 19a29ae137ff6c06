/** Subject and quality: what is owed, and which quality it must have. */
import { articleSentences, type ContractType, partyMentions } from '@wenjian/contract';
import { levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { checkDeliverables, checkGoods } from '../../checks/check-subject.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';
import { personalSubjectRules } from './subject-people.rules.ts';
import { warrantyRules } from './subject-warranty.rules.ts';

const goods: readonly ContractType[] = ['sale', 'procurementFramework', 'workContract'];
const quality: readonly ContractType[] = [...goods, 'construction'];

const vagueQuality =
  /(?:质量|品质|规格|工艺)[^。；]{0,16}(?:合格即可|合格为准|良好即可|过得去|说得过去|(?:能|可|满足|正常)[^，。；]{0,6}使用即可|即可|不挑毛病|不挑剔|中等偏上|上乘|一流|优良|良好(?:水平)?为准|口头(?:确认|说明|约定)|凭经验|差不多|就行|就可以|(?:能|可以)用)|样品[^，。；]{0,10}口头|(?:按|照|以|达到|不低于|参照)[^，。；]{0,8}(?:行业|市场|同行|同类)[^，。；]{0,8}(?:一般|通常|普遍|平均|惯常)[^，。；]{0,6}(?:水平|标准|质量|做法|为准)|(?:行业|市场)(?:一般|通常|普遍)水平/;
const bySample =
  /(?:以|按|照|与|同|依)[^，。；]{0,12}样品[^，。；]{0,14}(?:为准|一致|相同|相符|执行|制作|供货|交货)/;
const sealedSample = /封样|封存|留样|共同签封|签字确认[^。；]{0,6}样品|样品[^。；]{0,16}(?:签字|签封|保存)/;

export const subjectRules: readonly Rule[] = [
  {
    id: 'subject.goods-undefined',
    title: '标的物规格或数量未明确',
    family: 'subject',
    types: goods,
    levels: levels('M/M/M'),
    examines: '标的物的名称、规格型号和数量是否写明',
    reason:
      '标的物的规格型号或者数量没有写明，双方对交付什么、交付多少容易各执一词，数量不能确定时合同甚至难以成立。',
    basis: [
      civilCode('第五百九十六条', '买卖合同一般应写明标的物的名称、数量、质量、价款、履行期限等内容。'),
      civilCode('第四百七十条', '合同一般包括标的、数量、质量、价款等条款。'),
    ],
    suggestion:
      '标的物的名称、品牌、规格型号、计量单位、数量及单价以下列清单为准：名称【】、规格型号【】、单位【】、数量【】、单价【】元。清单经双方盖章后构成本合同的组成部分。',
    check: checkGoods,
  },
  missingClause({
    id: 'subject.quality-standard-missing',
    title: '未约定质量标准',
    family: 'subject',
    types: quality,
    levels: levels('M/L/M'),
    examines: '是否约定质量或技术标准',
    reason: '没有约定质量要求时只能依次按国家标准、行业标准、通常标准确定，验收与索赔缺少明确依据。',
    basis: [
      civilCode(
        '第五百一十一条',
        '质量要求不明确的，依次按强制性国家标准、推荐性国家标准、行业标准、通常标准或特定标准履行。',
      ),
      civilCode('第六百一十五条', '出卖人应当按照约定的质量要求交付标的物。'),
    ],
    suggestion:
      '{performer}交付的标的物应当符合【国家标准/行业标准编号】以及双方书面确认的技术参数；标准之间不一致的，以要求较高者为准。',
    applies: ({ title }) => !/监理/.test(title?.text ?? ''),
    present: (contract) =>
      findSentences(
        contract,
        /(?:质量|技术|验收|检验|施工)(?:的)?(?:标准|要求|规范|规格|参数|指标|等级|协议)|(?:国家|行业|企业|地方|国际)[^，。；]{0,8}(?:标准|规范)|GB\/?T?\s?\d|JG|ISO\d|标准号|(?:符合|达到|满足|依照|按照?)[^。；]{0,30}(?:标准|规范|图纸|参数)|合格标准|质量[^，。；]{0,10}(?:合格|优良)|样品/,
        /不合格|保密|泄露|知识产权归|图纸归/,
      ).length > 0 || says(contract, vagueQuality),
    after: /标的|产品|货物|设备|工程|承揽|数量|规格/,
  }),
  sentenceRule({
    id: 'subject.quality-vague',
    title: '质量要求含糊',
    family: 'subject',
    types: quality,
    levels: levels('M/L/L'),
    examines: '质量要求是否可以检验，凭样品交易是否封样',
    reason:
      '质量要求使用“合格即可”“一般水平”等不能检验的表述，或者以样品为准而没有封存样品，发生质量争议时无从比对。',
    basis: [
      civilCode('第五百一十条', '质量等内容约定不明确的，可以补充协议，否则按合同相关条款或者交易习惯确定。'),
      civilCode('第六百三十五条', '凭样品买卖的当事人应当封存样品，并可以对样品质量予以说明。'),
    ],
    suggestion:
      '标的物质量应当符合【标准编号】及双方书面确认的技术参数。双方以样品为依据的，应共同封存样品一式两份并签字盖章，各自保管一份，作为检验的依据。',
    ways: [
      [
        /(?:质量|品质|工艺|做工|外观件?|外形|手感|工程|加工)[^。；]{0,24}(?:优质|精良|美观|大方|领先|一流|上等|高档|上乘|满意|力求)|(?:质量|品质|手感|做工)[^，。；]{0,4}(?:良好|过硬|可靠|优良)|优质产品/,
      ],
    ],
    pattern: new RegExp(`${vagueQuality.source}|${bySample.source}`),
    unless: /验收标准|技术参数|附件|奖|GB|国家标准|行业标准|标准号|不(?:得|应)低于(?:国家|行业)/,
    judge: ({ sentence }, contract) =>
      bySample.test(sentence.text) && !vagueQuality.test(sentence.text) && says(contract, sealedSample)
        ? null
        : {},
  }),
  sentenceRule({
    id: 'subject.quantity-tolerance',
    title: '数量不确定且没有幅度',
    family: 'subject',
    types: ['sale', 'procurementFramework'],
    levels: levels('M/M/L'),
    examines: '数量使用“约”“左右”“以实际为准”时是否约定增减幅度',
    reason: '数量只是约数而没有允许的增减幅度，多交、少交是否构成违约无从判断。',
    basis: [civilCode('第四百七十条', '数量是合同的一般条款，应当明确。')],
    suggestion:
      '实际交付数量允许在约定数量的±5%以内增减，按实际交付数量和合同单价结算；超出幅度的部分，{payer}有权拒收。',
    pattern:
      /(?:数量|采购量|供货量|总量|重量|需求量|用量)[^。；]{0,20}(?:约(?!定|束|谈)|大致|左右|上下|以实际[^。；]{0,16}为准|据实)|(?:约|大约|大概|近|将近|暂估|暂定|估计)[\d,.]+(?:万)?(?:吨|公斤|千克|件|台|套|个|箱|米|立方米|只|包|桶|瓶|袋|支|张|把)|[\d,.]+(?:万)?(?:吨|公斤|千克|件|台|套|个|箱|米|立方米|只|包|桶|瓶|袋|支|张|把)(?:左右|上下)/,
    unless: /数量(?:或者|和|、)质量|±|浮动|误差|增减|溢短|不超过|幅度|偏差|正负|订单|上下限|违约|预计|预测/,
  }),
  sentenceRule({
    id: 'subject.service-scope-vague',
    title: '服务范围没有边界',
    family: 'subject',
    types: ['service', 'entrustment', 'technologyService'],
    levels: levels('L/H/M'),
    examines: '服务或受托范围是否以“等相关工作”“其他交办事项”兜底',
    reason:
      '服务范围以“其他交办事项”等兜底而不限制数量和费用，受托一方可能承担没有边界的工作，双方对是否完成也难以达成一致。',
    basis: [
      civilCode('第五百一十条', '合同内容约定不明确的，可以补充协议，否则按相关条款或者交易习惯确定。'),
    ],
    suggestion: {
      payer:
        '服务内容以双方签字确认的服务清单为准。{payer}提出清单以外的工作的，{performer}应在3个工作日内书面确认所需时间和费用，双方确认后实施。',
      performer:
        '服务内容以附件《服务清单》为限。清单以外的工作由双方另行书面确认内容、时间和费用后实施，未经确认的{performer}有权不予提供。',
      neutral:
        '服务内容以双方签字确认的服务清单为准；清单以外的工作，双方另行书面确认内容、时间和费用后实施。',
    },
    ways: [
      [
        /(?:随时|临时|根据需要|不定期)[^，。；]{0,20}(?:提出|增加|交办|安排|追加|交代|要求)/,
        /服务|工作|事项|任务|事务/,
        /不得拒绝|应|须|还|均/,
      ],
      [/具体以[^，。；]{0,10}(?:要求|通知|指示|安排)为准/, /服务|工作|事项|等/],
    ],
    pattern:
      /(?:与此|与之|与[^，。；]{1,12})?(?:有关|相关)的?(?:一切|所有|全部|各项|其他|其它)(?:工作|事务|事项|事宜|服务|事情)|等(?:一切|所有|其他|其它)?(?:与[^，。；]{0,12})?(?:相关|有关|配套|后续|其他|其它)(?:的)?(?:各项|一切)?(?:工作|服务|事项|事宜|事务)|(?:其他|其它|一切|任何|各项|所有|临时)[^，。；]{0,16}(?:交办|指派|安排|布置|指定|吩咐|要求)的?[^，。；]{0,14}(?:工作|事项|服务|任务|事宜|事务)|(?:交办|指派|安排|布置|吩咐|要求|交代)的?[^，。；]{0,18}(?:其他|其它|一切|任何|各项|所有)[^，。；]{0,10}(?:工作|事项|服务|任务|事宜|事务|事情)/,
    unless:
      /未(?:为|向|给|予)[^，。；]{0,10}安排|清单为(?:准|限)|书面确认|另行(?:协商|签订|约定|计|书面)|双方(?:协商|书面)|附件|违约|争议|通知|保密/,
  }),
  {
    id: 'subject.deliverables-missing',
    title: '未列明交付物或需求',
    family: 'subject',
    types: ['technologyDevelopment', 'softwareLicence'],
    levels: levels('M/M/M'),
    examines: '是否列明交付物清单、功能需求或许可软件的内容',
    reason: '没有交付物清单和需求说明，开发或者许可的内容无法确定，验收、付款和违约都失去对照的依据。',
    basis: [
      civilCode('第八百四十五条', '技术合同一般应包括标的的内容、范围和要求，以及验收标准和方法等条款。'),
    ],
    suggestion:
      '{performer}应交付下列成果：（1）可安装运行的软件程序；（2）需求规格说明书、设计文档、测试报告；（3）用户手册与安装部署手册。功能需求以双方签字确认的附件《需求规格说明书》为准。',
    check: checkDeliverables,
  },
  missingClause({
    id: 'subject.lease-use-missing',
    title: '未约定租赁用途',
    family: 'subject',
    types: ['lease'],
    levels: levels('M/M/M'),
    examines: '是否约定租赁物的用途',
    reason: '用途没有约定，承租方能否经营、出租方能否以改变用途为由解除合同，都没有依据。',
    basis: [
      civilCode('第七百零四条', '租赁合同一般包括租赁物的名称、数量、用途、期限、租金、维修等条款。'),
      civilCode('第七百零八条', '出租人应当使租赁物在租赁期内保持符合约定的用途。'),
    ],
    suggestion:
      '租赁物仅用于【办公/居住/经营】，未经{performer}书面同意，{payer}不得改变用途；{performer}保证租赁物符合该用途。',
    present:
      /用途|用于|用作|作(?:为)?[^，。；]{0,10}(?:使用|之用|经营)|(?:居住|办公|商业|经营|仓储|生产|施工)使用|使用性质|供[^，。；]{1,20}使用|(?:开设|开办|经营)[^，。；]{0,12}(?:店|馆|厅|铺|超市|公司|厂|门诊|学校|培训)|(?:开店|居住(?!证|地)|办公|做生意|自住)/,
    proof:
      /(?<!改变|变更|原有|其他|规划|登记|说好的|约定的?)用途(?:仅?为|：|是|限于)[^。；]{2,}|(?<!可以?|能够?)(?:仅|只|专)?(?:限于?|用于|用作)[^，。；]{0,10}(?:居住|办公|商业|经营|仓储|生产|餐饮|开[设办]|存放)|(?:租来|承租后)?(?:开设|开办)[^，。；]{0,12}(?:店|馆|厅|铺|超市|公司|厂|门诊|学校|培训)/,
    proofUnless: /鉴于|保证|押金|款|资金|拟|土地|证载/,
    after: /租赁(?:物|房屋|标的|商铺|场地|设备)|房屋|标的|概况/,
  }),
  missingClause({
    id: 'subject.lease-area-missing',
    title: '房屋坐落或面积未写明',
    family: 'subject',
    types: ['lease', 'houseSale'],
    levels: levels('M/M/M'),
    examines: '房屋的坐落和面积是否写明',
    reason: '房屋的坐落或者面积没有写明，标的不能特定，计价、交接和登记都可能发生争议。',
    basis: [
      civilCode('第七百零四条', '租赁合同应写明租赁物的名称、数量等内容。'),
      civilCode('第四百七十条', '合同一般包括标的和数量条款。'),
    ],
    suggestion:
      '房屋坐落于【市】【区】【路】【号】，不动产权证号为【】，建筑面积【】平方米，四至以双方签字确认的平面图为准。',
    applies: (contract) => says(contract, /房屋|商铺|厂房|写字楼|公寓|住宅|门面|仓库|办公室|商品房|店面/),
    present: (contract) =>
      says(
        contract,
        /坐落|座落|位于|地处|(?:房屋|租赁物|标的|商铺|厂房|物业|仓库)(?:的)?(?:地址|位置|地点)/,
      ) && says(contract, /面积|平方米|平米|㎡|m²|m2/),
    after: /租赁(?:物|房屋|标的|商铺|场地)|房屋|标的|概况/,
  }),
  missingClause({
    id: 'subject.repair-duty-missing',
    title: '未约定维修责任',
    family: 'subject',
    types: ['lease'],
    levels: levels('M/M/M'),
    examines: '是否约定租赁物由谁维修',
    reason: '没有约定维修责任，日常损耗与结构性损坏由谁修、谁付费容易发生争议。',
    basis: [
      civilCode('第七百一十二条', '出租人应当履行租赁物的维修义务，但是当事人另有约定的除外。'),
      civilCode('第七百一十三条', '出租人不维修的，承租人可以自行维修，费用由出租人负担。'),
    ],
    suggestion:
      '租赁物主体结构、屋面、外墙及原有设施的自然损坏由{performer}在接到通知后【7】日内维修并承担费用；{payer}使用不当造成的损坏由{payer}维修并承担费用。',
    present: (contract) =>
      findSentences(contract, /维修|修缮|修理|修葺|维护|保养|养护|修复/, /催告|不履行|装修押金/).length > 0,
    after: /维修|装修|使用|交付|租金/,
  }),
  sentenceRule({
    id: 'subject.repair-all-on-lessee',
    title: '一切维修由承租方承担',
    family: 'subject',
    types: ['lease'],
    levels: levels('H/-/M'),
    examines: '是否把主体结构等全部维修责任转给承租方',
    reason: '包括主体结构、屋面在内的一切维修都由承租方承担，承租方可能承担远超租金的结构性费用。',
    basis: [civilCode('第七百一十二条', '租赁物的维修义务原则上由出租人承担。')],
    suggestion: {
      payer:
        '租赁物主体结构、屋面、外墙、给排水及供电主管线的维修由{performer}负责并承担费用；{payer}仅承担因使用不当造成损坏的维修。',
      performer: '日常易耗部件及因{payer}使用不当造成的损坏由{payer}维修；主体结构由{performer}维修。',
      neutral: '主体结构及公共管线由{performer}维修，日常易耗部件及使用不当造成的损坏由{payer}维修。',
    },
    ways: [
      [
        /(?:由|归)(?:承租|乙方|租客|租户)[^。；]{0,12}(?:负责|承担|自|出|修|负担)|(?:承租[方人]|乙方)自(?:费|己|行)[^，。；]{0,6}(?:修|完成|维)|(?:甲方|出租[方人])(?:不管|不负|不承担|概不)/,
        /维修|修缮|修理|修好|修复|修葺/,
        /一切|全部|所有|任何|概|均|凡|无论|不论|梁|主体|屋面|屋顶|墙体|承重|结构/,
      ],
    ],
    pattern:
      /(?:一切|全部|所有|任何|各类|无论[^。；]{0,12})[^。；]{0,20}(?:维修|修缮|修理|维护|修复|养护)[^。；]*(?:由|归)(?:承租|乙方|租户)|(?:主体结构|房屋结构|结构性|屋面|屋顶|漏水|渗漏|地基|承重|外墙|主管道)[^。；]{0,40}(?:由|归)?(?:乙方|承租[方人]|租户)[^。；]{0,14}(?:承担|负责|负担|出资|维修|修缮)|(?:维修|修缮|修理)[^。；]{0,12}(?:全部|一律|均|概|都)[^。；]{0,4}由?(?:乙方|承租)/,
    unless: /(?:使用不当|人为|过错|故意|擅自)[^。；]{0,20}|主体结构[^，。；]{0,14}(?:除外|由(?:甲方|出租))/,
    judge: ({ sentence, match }, contract) => {
      if (/(?:甲方|出租[方人])(?:不管|不负|不承担|概不)/.test(sentence.text)) return {};
      const bearer = partyMentions(contract, sentence.text.slice(match.index)).at(-1);
      return bearer?.party?.side === 'performer' ? null : {};
    },
  }),
  missingClause({
    id: 'subject.title-warranty-missing',
    title: '缺少权利瑕疵担保',
    family: 'subject',
    types: ['sale', 'houseSale', 'equityTransfer'],
    levels: levels('M/-/M'),
    examines: '是否声明标的没有抵押、查封等权利负担',
    reason: '转让方没有保证标的不存在抵押、查封或者第三人权利，受让方付款后可能无法取得完整的权利。',
    basis: [civilCode('第六百一十二条', '出卖人负有保证第三人对标的物不享有任何权利的义务。')],
    suggestion:
      '{performer}保证对标的享有完整、合法的处分权，标的上不存在抵押、质押、查封或者任何第三人权利；违反保证的，{payer}有权解除合同并要求返还已付款项、赔偿损失。',
    present:
      /第三(?:方|人)[^。；]{0,20}(?:不享有|不得主张|不会主张|追索|任何权利)|(?:无|没有|不存在)[^，。；]{0,6}第三(?:方|人)[^，。；]{0,6}权利|权利瑕疵|(?:抵押|质押|查封|冻结|权利负担|权利限制|权属争议|权属纠纷|产权纠纷)|(?:合法|完全|完整|有效)[^，。；]{0,8}(?:所有权|处分权|产权|拥有|持有)|(?:权利|产权|权属)(?:清晰|明晰|无争议)/,
    proof: /(?:无|没有|不存在|未)[^。；得]{0,24}(?:抵押|质押|查封|冻结|权利负担|权利限制)/,
    // A mortgage that still stands, or is the exception, is none that is denied.
    proofUnless: /未经|不得|无权|[未待](?:解除|注销|涂销)|解押|除[^。；]{0,40}(?:外|以外)/,
    after: /标的|质量|声明|保证|价款|陈述/,
  }),
  sentenceRule({
    id: 'subject.entrust-scope-full',
    title: '全权委托而没有具体权限',
    family: 'subject',
    types: ['entrustment'],
    levels: levels('H/L/M'),
    examines: '委托权限是否具体列明',
    reason:
      '仅写“全权委托”而没有列明具体权限，受托方以委托方名义实施的处分、和解、收款等行为都可能约束委托方。',
    basis: [
      civilCode('第九百二十条', '委托可以是特别委托一项或者数项事务，也可以是概括委托一切事务。'),
      civilCode('第九百二十二条', '受托人应当按照委托人的指示处理委托事务。'),
    ],
    suggestion: {
      payer:
        '{performer}的权限限于：【逐项列明】。未经{payer}另行书面授权，{performer}不得代为和解、放弃权利、处分财产或者收取款项。',
      performer:
        '{performer}的权限包括：【逐项列明】；超出上述范围的事项，{performer}应事先取得{payer}书面授权。',
      neutral: '{performer}的权限限于：【逐项列明】；超出上述范围的事项须另行书面授权。',
    },
    ways: [
      [
        /权限[^，。；]{0,4}[：为]全权|概括授权|(?:决定|处理|办理)[^，。；]{0,24}(?:全部|一切|所有)(?:事项|事务|事宜)/,
      ],
    ],
    pattern:
      /全权(?:委托|代理|代表|处理|授权|负责|办理|代为|决定)|(?:一切|所有|全部|任何)(?:相关)?(?:事务|事宜|事项|权限|权利)[^。；]{0,16}(?:代为|代理|处理|办理|决定|委托)|(?:委托|授权|代为|处理|办理)[^。；]{0,16}(?:一切|所有|全部)(?:相关)?(?:事务|事宜|事项)|(?:视为|等同于)[^，。；]{0,8}(?:全部|一切)授权|(?:代|替)[^，。；]{1,8}(?:作主|做主|全权|拿主意)|不受(?:任何)?限制地?(?:代|处)|概括(?:委托|授权)/,
    unless:
      /限于|不(?:包括|含)|下列|以下权限|(?:超出|超过)[^。；]{0,14}(?:同意|授权)|具体(?:事项|权限|范围)[^。；]{0,14}见|范围的[^，。；]{0,14}同意/,
    judge: ({ sentence }, contract) =>
      articleSentences(contract, sentence).some(({ text }) =>
        /(?:权限|授权)[^。；]{0,8}(?:限于|如下|为：|包括)|不(?:得|包括)[^。；]{0,20}(?:和解|放弃|处分|转委托)/.test(
          text,
        ),
      )
        ? null
        : {},
  }),
  ...warrantyRules,
  ...personalSubjectRules,
];
