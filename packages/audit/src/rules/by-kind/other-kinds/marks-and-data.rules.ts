/** Registered marks beyond their registration, and data taken, opened or handed on without a ground. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import { says } from '../../../checks/find-sentences.ts';
import { dataSecurityLaw, personalInformationLaw } from '../../../checks/laws.ts';
import { about } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { networkDataRegulation } from '../by-kind-laws.ts';
import { rulesOf } from '../provision-rule.ts';
import { trademarkLaw } from '../special-laws.ts';

const { provision: ofMark } = rulesOf(about(/商标/));
const { provision: ofData } = rulesOf(about(/数据|个人信息|用户|客户|消费者|会员/));

const registered = /核定(?:使用)?(?:的)?(?:商品|服务)[^，。；]{0,10}(?:为|是|包括|：|:)([^。；]{2,80})/;
const licensed = /许可(?:使用)?(?:的)?(?:商品|产品|服务)(?:范围)?(?:包括|为|是|：|:)+([^。；]{2,80})/;

function itemsOf(list: string): readonly string[] {
  return list
    .split(/[、，,和及与]|以及/)
    .map((item) => item.replace(/第\d+类|[（(][^（()）]*[)）]|等|商品|产品|\s/g, ''))
    .filter((item) => item.length > 0 && item.length <= 12);
}

/** 茶饮料 and 饮料 are kin: the last two signs of one are in the other, or it is one short word. */
function isKin(one: string, other: string): boolean {
  return one.includes(other.slice(-2)) || other.includes(one.slice(-2));
}

function registeredGoods(contract: Contract): readonly string[] {
  return sentencesOf(contract).flatMap(({ text }) => itemsOf(registered.exec(text)?.[1] ?? ''));
}

/** The features of a body by which a person is known. */
const bodily =
  /人脸(?:特征|图像|照片|信息|数据|模板|识别特征)|面部(?:特征|识别信息)|声纹|虹膜|指纹|掌纹|步态特征|基因信息|生物识别(?:信息|特征|数据)/;

export const markAndDataRules: readonly Rule[] = [
  ofMark({
    id: 'validity.mark-beyond-goods',
    title: '许可使用的商品超出商标核定的范围',
    levels: levels('H/H/H'),
    examines: '许可使用的商品是否都在注册商标核定使用的商品之内',
    reason:
      '注册商标的专用权以核定使用的商品为限，用在其他商品上没有专用权，还可能侵犯他人商标、构成冒充注册商标。',
    basis: [trademarkLaw('第五十六条', '注册商标的专用权，以核准注册的商标和核定使用的商品为限。')],
    suggestion: '许可商品限于注册证核定使用的商品，超出的商品由{performer}另行申请注册后再许可。',
    ways: [
      [licensed],
      [
        /商标/,
        /(?:可以?|有权|允许|得)[^，。；]{0,16}(?:超出|超过|扩展|扩大|延伸|不限于)[^，。；]{0,10}(?:核定|注册|类别|商品)|(?:其他|任何|全部|各类|不同)(?:类别|类|商品|产品)[^，。；]{0,8}(?:上)?(?:也|均|都)?(?:可以?|允许)?使用(?:本|该|许可|注册)?商标|不(?:受|限于)[^，。；]{0,6}核定/,
      ],
    ],
    unless:
      /不得|(?<!不)限于核定|(?:以|在)[^，。；]{0,8}核定[^，。；]{0,10}(?:为限|范围内|之内)|与核定[^，。；]{0,10}一致/,
    judge: ({ sentence }, contract) => {
      const list = licensed.exec(sentence.text)?.[1];
      if (list === undefined || !says(contract, registered)) return list === undefined ? {} : null;
      const known = registeredGoods(contract);
      const outside = itemsOf(list).filter((item) => !known.some((good) => isKin(item, good)));
      return known.length > 0 && outside.length > 0 ? {} : null;
    },
  }),
  ofMark({
    id: 'property.mark-altered',
    title: '可以自行改动注册商标的图样',
    levels: levels('M/H/M'),
    examines: '被许可人是否可以自行改变注册商标的文字、图形、颜色或者组合',
    reason: '自行改变注册商标的，责令改正，期满不改正的撤销注册；改动后的标志也不受专用权保护。',
    basis: [trademarkLaw('第四十九条', '自行改变注册商标、期满不改正的，由商标局撤销其注册商标。')],
    suggestion: '{payer}按注册证上的图样使用商标，不得改变文字、图形、颜色或者其组合。',
    ways: [
      [
        /(?:可以?|有权)对[^，。；]{0,6}商标[^，。；]{0,8}(?:修改|调整|改动|变更)|(?:可以?|有权|允许|自行|得)[^，。；]{0,16}(?:修改|改变|变更|调整|变形|拆分|简化|重新设计|改动|美化|增减)[^，。；]{0,10}(?:商标|标识|图样|字体|图形|文字|logo|LOGO)|(?:商标|图样|商标标识)[^，。；]{0,12}(?:可以?|有权|允许)[^，。；]{0,12}(?:修改|改变|变更|调整|变形|拆分|改动|简化)/,
        /商标/,
      ],
    ],
    unless:
      /不得|未经[^，。；]{0,10}同意|(?:经|征得)[^，。；]{0,12}(?:书面)?同意|严禁|禁止|重新(?:申请|注册)|比例(?:缩放|放大)/,
  }),
  ofMark({
    id: 'validity.mark-false-sign',
    title: '未注册的商标标注注册标记',
    levels: levels('M/M/M'),
    examines: '未注册、申请中的商标是否标注®、“注册商标”',
    reason: '将未注册商标冒充注册商标使用的，责令改正并可以罚款。',
    basis: [trademarkLaw('第五十二条', '将未注册商标冒充注册商标使用的，予以制止、限期改正，并可以罚款。')],
    suggestion: '商标核准注册前不标注®和“注册商标”字样。',
    ways: [
      [
        /(?:尚未|未|正在|申请中|受理|待)[^，。；]{0,10}(?:注册|核准|申请|审查|通知书)|申请号|TM/,
        /(?:标注|加注|标明|使用|印制|印上|打上|标)[^，。；]{0,8}(?:®|Ⓡ|（R）|\(R\)|“?注册商标”?(?:字样|标记)|注册标记|圈R)/,
      ],
    ],
    unless: /不得|不(?:标注|使用|加注)|核准注册后|取得注册(?:证)?后|严禁|禁止/,
  }),
  ofMark({
    id: 'validity.mark-well-known-advertised',
    title: '以“驰名商标”作宣传',
    levels: levels('M/M/M'),
    examines: '是否把“驰名商标”字样用在商品、包装或者广告上',
    reason: '生产、经营者不得将“驰名商标”字样用于商品、包装或者广告宣传。',
    basis: [trademarkLaw('第十四条', '不得将“驰名商标”字样用于商品、商品包装或者容器上，或者用于广告宣传。')],
    suggestion: '包装和宣传材料不使用“驰名商标”字样。',
    ways: [
      [
        /驰名商标/,
        /标注|印制|印有|使用|突出|宣传|注明|广告|推广|展示|打出|加注/,
        /包装|广告|宣传|门头|海报|产品|商品|页面|物料|推广|招牌/,
      ],
    ],
    unless: /不得|不(?:使用|标注|以)|严禁|禁止|认定(?:为|申请|案件)|保护/,
  }),
  ofData({
    id: 'confidentiality.data-scraped',
    title: '以爬虫、模拟登录等方式取得数据',
    levels: levels('H/H/H'),
    examines: '数据是否通过绕过访问限制、模拟登录、破解接口等方式采集',
    reason: '绕过技术措施、干扰他人网络服务采集数据属于非法获取，买方使用也会承担连带责任和刑事风险。',
    basis: [
      networkDataRegulation(
        '第十八条',
        '使用自动化工具收集网络数据，不得非法侵入他人网络，不得干扰网络服务正常运行。',
      ),
      dataSecurityLaw('第三十二条', '收集数据应当采取合法、正当的方式，不得窃取或者以其他非法方式获取数据。'),
    ],
    suggestion:
      '数据取自授权的接口或者依法公开的来源，{performer}提供来源说明和授权文件，不绕过任何访问限制。',
    ways: [
      [
        /模拟(?:用户|真人|人工)?(?:登录|登陆|访问|操作)|轮换IP|更换IP|代理IP|IP池|绕(?:过|开)[^，。；]{0,12}(?:限制|验证|反爬|登录|访问控制|技术措施|robots|风控|检测)|破解[^，。；]{0,10}(?:接口|加密|验证|协议|算法)|突破[^，。；]{0,8}(?:反爬|限制|验证)|逆向[^，。；]{0,10}(?:接口|协议)|批量注册(?:账号|帐号)|打码平台|撞库|抓包|不受robots|(?:不(?:遵守|受|考虑)|忽略)[^，。；]{0,6}(?:robots|爬虫协议)/,
        /采集|抓取|爬取|获取|取得|收集|数据|下载|提取/,
      ],
      [
        /爬虫|爬取|抓取/,
        /(?:无[须需]|不(?:需|必|再|另)|未经)[^，。；]{0,10}(?:授权|同意|许可)|非公开|登录后|后台|(?:个人|用户)(?:信息|手机号|电话)/,
      ],
    ],
    unless:
      /不得|严禁|禁止|不(?:采用|使用|通过|以|存在|绕过)|未(?:采用|使用|通过)|防(?:止|范)|保证[^，。；]{0,8}(?:合法|未)|抵御|反爬(?:虫)?(?:措施|服务|系统)/,
  }),
  ofData({
    id: 'confidentiality.remote-access-abroad',
    title: '境外人员可以远程访问数据',
    levels: levels('H/H/H'),
    examines: '境外关联公司、人员是否可以远程查询、调用境内的个人信息和数据',
    reason:
      '允许境外远程访问、查询也是向境外提供数据，应当通过安全评估、订立标准合同或者认证，并取得个人的单独同意。',
    basis: [
      personalInformationLaw('第三十八条', '向境外提供个人信息应当通过安全评估、认证或者订立标准合同。'),
      personalInformationLaw('第三十九条', '向境外提供个人信息应当告知并取得个人的单独同意。'),
      networkDataRegulation('第三十五条', '符合法定条件之一的，方可向境外提供个人信息。'),
    ],
    suggestion: '完成数据出境安全评估或者标准合同备案并取得个人单独同意之前，不向境外开放访问权限。',
    ways: [
      [
        /境外|海外|国外|新加坡|狮城|香港|美国|欧洲|德国|日本|英国|离岸|跨境|(?:Pte|Ltd|Inc|GmbH|LLC)\b|外籍/,
        /远程|账号|帐号|VPN|接口|API|在线|权限|后台|系统|登录/,
        /(?:查询|访问|调取|查看|调用|读取|登录|下载|检索|接入|浏览)/,
        /数据|信息|系统|数据库|平台|台账|资料库/,
      ],
    ],
    unless:
      /不得|严禁|禁止|不(?:向|允许|提供|开放|对)|安全评估|标准合同|(?:认证|备案)(?:后|手续|完成)|单独同意|限于境内|仅限(?:于)?(?:中国)?境内|(?:酒店|航班|网站)预订/,
  }),
  ofData({
    id: 'confidentiality.biometrics-without-consent',
    title: '提供人脸、声纹等信息没有单独同意',
    applies: (contract) => !says(contract, /单独同意|(?:另行|专门)取得[^，。；]{0,10}同意/),
    levels: levels('H/H/H'),
    examines: '合同收集、提供的数据含有人脸、声纹、指纹时，是否约定了必要性和单独同意',
    reason: '生物识别信息是敏感个人信息，只有特定目的和充分必要性，并取得个人单独同意，才可以处理。',
    basis: [
      personalInformationLaw(
        '第二十八条',
        '具有特定的目的和充分的必要性并采取严格保护措施，方可处理敏感个人信息。',
      ),
      personalInformationLaw('第二十九条', '处理敏感个人信息应当取得个人的单独同意。'),
    ],
    suggestion: '数据范围不含人脸、声纹、指纹等生物识别信息；确有必要的，先取得个人的单独同意。',
    ways: [[bodily, /提供|采集|收集|录入|字段|数据|包括|交付|特征值|上传|调用|共享|传输|用于|建库|比对/]],
    unless:
      /不(?:含|得|包括|收集|采集|提供|涉及|存储|留存)|同意|删除|销毁|脱敏|严禁|禁止|(?:功能|设备|终端|门禁机|考勤机|摄像机|模块|锁|算法)[^。；]{0,20}(?:安装|调试|验收|单价|规格|维修)|(?:应当|须)(?:加密|保密)/,
  }),
  ofData({
    id: 'confidentiality.customers-handed-on',
    yields: true,
    title: '把消费者的联系方式交给对方营销',
    levels: levels('H/H/H'),
    examines: '是否把消费者、会员的姓名、电话、地址交给对方用于营销而没有单独同意',
    reason:
      '向其他处理者提供个人信息，应当告知接收方、目的和种类并取得个人的单独同意；用于营销超出了交易目的。',
    basis: [
      personalInformationLaw('第二十三条', '向其他处理者提供个人信息应当告知并取得个人的单独同意。'),
      personalInformationLaw('第六条', '处理个人信息应当具有明确、合理的目的，限于实现目的的最小范围。'),
    ],
    suggestion: '未取得消费者单独同意，双方不得互相提供消费者的姓名、电话、地址，也不得用于营销。',
    ways: [
      [
        /(?:消费者|客户|用户|会员|买家|顾客|学员|业主|下单人|粉丝|患者|家长|投保人)[^。；]{0,16}(?:姓名|电话|手机号?|地址|微信|联系方式|信息|名单|资料|数据)/,
        /(?:导出|提供|交给|移交|发送|推送|共享|同步|转给|交付|拷贝|汇总)[^，。；]{0,12}(?:给|至|到|与)?(?:甲方|乙方|对方|双方|丙方|合作方|第三方|供应商|保险|金融|贷款|公司)?/,
        /私域|加微信|营销|推广|推销|二次(?:销售|转化|开发)|电话回访销售|短信群发|引流|获客|转化|拉群|社群|带货/,
      ],
    ],
    unless:
      /不得|严禁|禁止|单独同意|(?:经(?!营)|取得|征得|获得)[^，。；]{0,14}(?:同意|授权)|匿名|脱敏|不(?:向|提供|用于)|去标识/,
  }),
];
