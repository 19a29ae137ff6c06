/** Advertising: what the law forbids in an advertisement, and duties of those who publish it. */
import type { Contract } from '@wenjian/contract';
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { advertisingLaw } from '../trade-laws.ts';

const isAdvertising = about(
  /广告(?:发布|主|费|投放|代理|合同|位|内容|服务|制作)|推广(?:服务|合同|费)|代言|直播(?:带货|推广)|投放/,
);
/** A certificate of a hospital is no advertisement: what is advertised is a food, a medicine or a treatment. */
const isHealth = about(/保健(?:食品|品)|药品|医疗(?:器械|美容|服务|广告)|胶囊|口服液|滋补/);
const isHealthAdvertising = (contract: Contract) => isAdvertising(contract) && isHealth(contract);
const illness =
  /失眠|神经衰弱|糖尿病|高血[压脂糖]|关节炎|风湿|颈椎病|腰椎|胃炎|胃病|鼻炎|咽炎|哮喘|痛风|脂肪肝|肿瘤|癌|前列腺|湿疹|皮炎|抑郁|心脏病|冠心病|中风|结石|骨质疏松|脱发|妇科病|炎症/;
const forbidden = /不得|禁止|严禁|不使用|不含|避免|审核|拒绝|不能代替/;

export const advertisingRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.ad-absolute-terms',
    editMode: 'none',
    title: '广告使用绝对化用语',
    family: 'validity',
    applies: isAdvertising,
    levels: levels('H/H/H'),
    examines: '广告文案是否使用“国家级”“最高级”“最佳”等用语',
    reason: '广告不得使用“国家级”“最高级”“最佳”等用语，违者广告主、经营者、发布者都可能被处以高额罚款。',
    basis: [advertisingLaw('第九条', '广告不得使用“国家级”“最高级”“最佳”等用语。')],
    suggestion: '删除绝对化用语，改为有依据的客观描述，并注明数据的来源和时间。',
    ways: [
      [
        /国家级|世界级|最高级|最佳|顶级|极品|第一品牌|(?:销量|全国|全球|行业|业内|同类|国内)[^，。；]{0,4}(?:第一|最[高好优强大先低])|(?:含量|效果|品质|功效|技术)[^，。；]{0,4}最|独一无二|史上最|绝无仅有|唯一(?:品牌|正宗|有效)|100%(?:有效|治|安全)|百分之百(?:有效|安全)|全网最低|最低价|王牌|领袖品牌|遥遥领先/,
      ],
    ],
    unless:
      /不得|禁止|严禁|不使用|不含|避免|国家级(?:标准|检测|检验|期刊|重点|机构)|最高(?:赔偿|限|人民|不)|最低(?:消费|价格保证)?(?:金额|限额)/,
  }),
  provisionRule({
    id: 'validity.ad-medical-claims',
    editMode: 'none',
    title: '非药品广告宣称治疗功能',
    family: 'validity',
    applies: isAdvertising,
    levels: levels('H/H/H'),
    examines: '食品、保健食品、化妆品等广告是否涉及疾病预防、治疗功能',
    reason:
      '除医疗、药品、医疗器械外，广告不得涉及疾病治疗功能；保健食品广告不得涉及疾病预防、治疗或者声称替代药物。',
    basis: [
      advertisingLaw('第十七条', '除医疗、药品、医疗器械广告外，禁止其他广告涉及疾病治疗功能。'),
      advertisingLaw('第十八条', '保健食品广告不得涉及疾病预防、治疗功能，不得声称为保障健康所必需。'),
    ],
    suggestion: '删除涉及疾病预防、治疗的内容；保健食品广告应显著标明“本品不能代替药物”。',
    ways: [
      [
        /降(?:血)?[糖压脂]|治(?:疗|愈|好|病)|根治|停药|药(?:物)?(?:可以|能|就)?停|(?:代替|替代)(?:药|降|吃药)|抗癌|防癌|疗效|药到病除|血[糖压脂][^，。；]{0,6}(?:稳|降|正常)|消炎|杀菌治|康复|逆转|治未病/,
        /产品|胶囊|食品|保健|饮|酸奶|贴|膏|化妆|面膜|服用|周期|疗程|坚持|广告|文案|吃|喝|用/,
      ],
      [illness, /缓解|改善|消除|告别|摆脱|远离|见效|有效|好转|减轻|预防|防治|痊愈|不再|调理|克星/],
    ],
    unless: forbidden,
  }),
  provisionRule({
    id: 'validity.ad-endorsement',
    editMode: 'none',
    title: '以代言、患者、专家形象推荐保健、医疗产品',
    family: 'validity',
    applies: isHealthAdvertising,
    levels: levels('H/H/H'),
    examines: '医疗、药品、医疗器械、保健食品广告是否利用代言人推荐、证明',
    reason: '医疗、药品、医疗器械、保健食品广告不得利用广告代言人作推荐、证明，代言人和广告主都会被处罚。',
    basis: [
      advertisingLaw('第十八条', '保健食品广告不得利用广告代言人作推荐、证明。'),
      advertisingLaw('第十六条', '医疗、药品、医疗器械广告不得利用广告代言人作推荐、证明。'),
    ],
    suggestion: '删除代言、推荐、现身说法的内容，改为产品功能的客观说明。',
    ways: [
      [
        /代言|演员|明星|专家|医生|医师|教授|患者|用户|主播|达人|网红|名人|科学家/,
        /推荐|都在(?:吃|用|喝)|亲测|亲身|我(?:和|们|只|一直|家)|见证|证明|现身说法|代言/,
      ],
    ],
    unless:
      /不得|禁止|严禁|肖像|授权书|档期|代言费|不(?:使用|聘请)|经纪|演艺|(?:商业|商务|广告|品牌)代言(?:、|等|及|和|或)/,
  }),
  provisionRule({
    id: 'validity.ad-child-endorser',
    editMode: 'none',
    title: '以不满十周岁的儿童代言',
    family: 'validity',
    applies: isAdvertising,
    levels: levels('H/H/H'),
    examines: '广告代言人是否不满十周岁',
    reason: '不得利用不满十周岁的未成年人作为广告代言人。',
    basis: [advertisingLaw('第三十八条', '不得利用不满十周岁的未成年人作为广告代言人。')],
    suggestion: '更换为年满十周岁的代言人，并取得监护人的书面同意；或者改为不作推荐、证明的情景画面。',
    ways: [
      [
        /小演员|童星|宝宝|小朋友|儿童(?:模特|演员)?|萌娃|[一二三四五六七八九3-9]岁(?!以上)|20[12]\d年\d+月(?:\d+日)?生/,
        /代言|推荐|举起|手持|我(?:只|最|爱|也)|出镜|台词|说|喝这个|吃这个/,
      ],
    ],
    unless: /不得|禁止|严禁|不(?:使用|利用)|不以其/,
  }),
  provisionRule({
    id: 'validity.ad-disguised',
    title: '变相发布广告、不标明“广告”',
    family: 'validity',
    applies: isAdvertising,
    levels: levels('M/M/M'),
    examines: '是否以新闻、养生、测评等形式发布广告而不标明',
    reason:
      '广告应当具有可识别性，通过大众媒介发布的应当显著标明“广告”；以养生、科普、新闻等形式变相发布会被处罚。',
    basis: [
      advertisingLaw(
        '第十四条',
        '广告应当具有可识别性，大众传播媒介不得以新闻报道形式变相发布广告，应当显著标明“广告”。',
      ),
      advertisingLaw(
        '第十九条',
        '不得以介绍健康、养生知识等形式变相发布医疗、药品、医疗器械、保健食品广告。',
      ),
    ],
    suggestion: '所有发布内容应在显著位置标明“广告”，不得以新闻、科普、养生栏目等形式变相发布。',
    ways: [
      [
        /不(?:加|标|注明|标注|标明|显示|出现|体现)[^，。；]{0,10}(?:广告|推广|赞助)|去(?:掉|除)[^，。；]{0,6}广告(?:标识|字样)/,
      ],
      [
        /(?:以|采取|通过|用)[^，。；]{0,20}(?:新闻|访谈|问答|科普|养生|专栏|专家|测评|种草|体验|素人|笔记|采访)[^，。；]{0,10}(?:形式|栏目|方式|名义|口吻|身份)/,
        /产品|推广|介绍|文章|内容|广告|品牌/,
      ],
    ],
    unless: /不得|禁止|严禁|应(?:当)?(?:显著)?标(?:明|注)|并(?:显著)?标(?:明|注)/,
  }),
  provisionRule({
    id: 'validity.ad-not-examined',
    title: '发布者不核对证明文件和广告内容',
    family: 'validity',
    applies: isAdvertising,
    levels: levels('H/H/H'),
    examines: '广告经营者、发布者是否被约定为不审核广告内容',
    reason:
      '广告经营者、发布者应当查验有关证明文件、核对广告内容，不符或者证明文件不全的不得发布；约定不审核不能免除法定责任。',
    basis: [
      advertisingLaw(
        '第三十四条',
        '广告经营者、广告发布者应当查验证明文件，核对广告内容；内容不符或者证明文件不全的不得发布。',
      ),
    ],
    suggestion:
      '{performer}应在发布前查验{payer}提供的证明文件并核对广告内容，发现不符的应当通知{payer}修改，修改前不发布。',
    ways: [
      [
        /不(?:再|予|负责|承担|进行|作|对)?[^，。；]{0,8}(?:查验|核对|审查|审核|核实|查证|把关)|(?:无[须需]|免于?|省略)[^，。；]{0,6}(?:查验|核对|审查|审核)|(?:只|仅)(?:负责|提供|作)[^，。；]{0,10}(?:上刊|投放|播放|发布|技术)/,
        /证明文件|广告内容|资质|内容|文件|素材|真实性|合法性/,
      ],
    ],
    unless: /(?:不免除|不影响|不代表)|有权|应(?:当)?(?:审核|查验|核对)|完成[^，。；]{0,6}(?:审查|审核)/,
  }),
  provisionRule({
    id: 'validity.ad-at-school',
    editMode: 'none',
    title: '在中小学校、幼儿园发布广告',
    family: 'validity',
    applies: isAdvertising,
    levels: levels('H/H/H'),
    examines: '发布地点、载体是否在中小学校、幼儿园或者校车、教材上',
    reason: '不得在中小学校、幼儿园内开展广告活动，也不得利用教材、校服、校车等发布广告，公益广告除外。',
    basis: [
      advertisingLaw(
        '第三十九条',
        '不得在中小学校、幼儿园内开展广告活动，不得利用教材、校服、校车等发布广告，公益广告除外。',
      ),
    ],
    suggestion: '删除中小学校、幼儿园内的点位，替换为【】。',
    ways: [
      [
        /小学|初中|中学|中小学|幼儿园|校车|校服|教辅|作业本|练习册|学校(?:内|教学楼|食堂|操场|大厅)/,
        /教学楼|大厅|食堂|操场|屏|灯箱|展架|海报|电梯|投放|发布|点位|广告|印|走廊|门口/,
      ],
    ],
    unless: /不得|禁止|严禁|公益|除外|不(?:在|包括)|距离/,
  }),
  provisionRule({
    id: 'validity.ad-cannot-close',
    title: '弹窗、开屏广告不能一键关闭',
    family: 'validity',
    applies: isAdvertising,
    levels: levels('M/M/M'),
    examines: '互联网弹出广告是否可以一键关闭',
    reason:
      '在互联网页面以弹出等形式发布的广告应当显著标明关闭标志，确保一键关闭；延迟显示、倒计时后才能关闭违反规定。',
    basis: [
      advertisingLaw('第四十四条', '互联网页面以弹出等形式发布的广告，应当显著标明关闭标志，确保一键关闭。'),
    ],
    suggestion: '开屏、弹出广告自展示时起即显著标明关闭标志，用户可以一键关闭。',
    ways: [
      [
        /关闭(?:按钮|标志|键|入口|图标)|一键关闭|跳过|不可关闭|强制观看/,
        /第?[二三四五六七八九十\d]+秒|倒计时|不(?:设|提供|显示|出现|可)|须(?:观看|看完)|(?:后|起)(?:方|才|再)?(?:显示|出现|可)|强制|多次点击|二次确认/,
      ],
    ],
    unless: /不得|禁止|自展示时|同时显示|确保一键关闭/,
  }),
  provisionRule({
    id: 'acceptance.records-of-one-side',
    title: '只以一方的数据为准且不得核验',
    family: 'acceptance',
    levels: levels('M/M/M'),
    examines: '数量、播放、计量等数据是否只以一方的记录为准而不能复核',
    reason: '结算或者责任的依据只是一方自己的记录，另一方不能核验或者提出异议，数据是否真实没有保障。',
    basis: [
      civilCode('第四百九十七条', '格式条款不合理地排除对方主要权利的无效。'),
      advertisingLaw('第三十六条', '广告发布者提供的覆盖率、收视率、点击率等资料应当真实。'),
    ],
    suggestion:
      '数据以双方共同确认的记录为准；一方有异议的，可以在【10】日内委托第三方核验，误差超过【3】%的，核验费用由提供数据的一方承担。',
    ways: [
      [
        /后台|系统|平台|统计|监测|记录|抄(?:录|表)|台账|账目|账册|盘点|过磅|数据|计量|磅单|流水|报表/,
        /以(?:PAYER|PERFORMER|平台|其|本公司|公司|[^，。；]{1,8}(?:方|者|人|商))[^，。；]{0,20}为(?:准|依据|唯一|最终)|唯一(?:的)?(?:依据|凭证|标准)|最终(?:依据|凭据|数据|结果)/,
        /不得|无权|最终|唯一|概不|放弃|不(?:予)?(?:接受|认可|提供)|无[须需]/,
      ],
    ],
    unless:
      /双方(?:共同|确认|核对)|第三方(?:机构)?(?:的)?(?:数据|检测|监测)[^，。；]{0,6}为准|除非|反证|经PAYER[^，。；]{0,4}确认|可以?(?:申请|要求|委托)[^，。；]{0,8}(?:复核|核验|检定|审计)/,
  }),
  missingClause({
    id: 'property.ad-rights-missing',
    title: '没有肖像、素材授权的保证',
    family: 'property',
    types: 'all',
    applies: about(/广告(?:发布|投放|代理|制作)(?:合同|协议|服务)?/),
    levels: levels('L/M/M'),
    examines: '是否保证广告使用的素材不侵犯他人权利或者已取得授权',
    reason:
      '广告使用他人名义、形象和作品应当取得书面同意；没有权利保证和责任约定，侵权的赔偿在双方之间难以分担。',
    basis: [advertisingLaw('第三十三条', '广告中使用他人名义或者形象的，应当事先取得其书面同意。')],
    suggestion:
      '{payer}保证其提供的素材已取得肖像权人、著作权人的书面授权；因素材引起的第三人索赔由{payer}承担。{performer}制作的内容由{performer}作同样保证。',
    present: /肖像|形象(?:权|授权)|素材[^。；]{0,30}(?:授权|合法|不侵|权利)|侵(?:犯|害|权)|著作权|知识产权/,
    proof:
      /(?:保证|承诺)[^。；]{0,60}(?:素材|肖像|音乐|图片|形象|字体|内容|作品)[^。；]{0,40}(?:授权|不侵|合法|未侵)|(?:素材|肖像|音乐|图片|字体)[^。；]{0,30}(?:已取得|均取得|不侵犯)[^。；]{0,16}(?:授权|许可|权)|(?:保证|承诺)[^。；]{0,40}不侵犯[^。；]{0,20}(?:肖像|著作|商标|知识产权|合法权)/,
    after: /广告内容|权利|义务|素材/,
  }),
];
