/** What the law grants the persons whose data are handled: consent, rights, duration, assessment. */
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { says } from '../../../checks/find-sentences.ts';
import {
  civilCode,
  dataSecurityLaw,
  networkSecurityLaw,
  personalInformationLaw,
} from '../../../checks/laws.ts';
import { personal } from '../../../checks/words.ts';
import type { Rule } from '../../../rule.ts';
import { networkDataRegulation } from '../by-kind-laws.ts';
import { rulesOf } from '../provision-rule.ts';
import { data, isDataContract, sensitive, speaksOfData } from './technology.words.ts';

const { provision } = rulesOf(speaksOfData);
const { absence } = rulesOf(isDataContract);

const SHORTEST_RECORD_DAYS = 1090;

export const technologyPrivacyRules: readonly Rule[] = [
  provision({
    id: 'confidentiality.bundled-consent',
    title: '以概括授权代替个人的单独同意',
    levels: levels('H/M/H'),
    examines: '处理敏感信息、对外提供是否以勾选协议、注册即视为同意代替单独同意',
    reason:
      '处理敏感个人信息、向他人提供、公开、出境都须取得个人的单独同意；勾选用户协议、注册或者默认同意不发生单独同意的效力。',
    basis: [
      personalInformationLaw(
        '第十四条',
        '同意应当由个人在充分知情的前提下自愿、明确作出；法律规定单独同意的从其规定。',
      ),
      personalInformationLaw('第二十九条', '处理敏感个人信息应当取得个人的单独同意。'),
    ],
    suggestion: '处理敏感个人信息或者向第三方提供个人信息的，应当就该事项单独告知并取得个人的单独同意。',
    ways: [
      [
        /勾选|注册|登录|点击|使用[^，。；]{0,8}(?:服务|产品|小程序|APP)|下载|签署[^，。；]{0,10}(?:协议|须知)|默认|继续使用|扫码|缴费|报名|到店|入住|办卡/i,
        /(?:即|均|就|自动)?(?:视为|视同|代表|等于|构成|表示)[^，。；]{0,24}(?:同意|授权)|一揽子|概括(?:同意|授权)|全部(?:所需)?(?:的)?(?:同意|授权)|默认[^，。；]{0,6}(?:同意|授权)|即(?:表示|为)同意/,
        /信息|数据|隐私|人脸|处理/,
      ],
      [
        sensitive,
        /无[须需](?:另行|单独|逐一)?[^，。；]{0,8}(?:同意|授权|告知)|不(?:再|另行|需|必)[^，。；]{0,8}(?:取得|征得|征求|单独)[^，。；]{0,6}(?:同意|授权)/,
      ],
    ],
    unless: /不(?:得|能)?(?:视为|构成|以|代替)|不等于|单独同意后|未经/,
  }),
  provision({
    id: 'confidentiality.impact-assessment-waived',
    title: '约定不做个人信息保护影响评估',
    levels: levels('H/M/H'),
    examines: '敏感信息、委托处理、对外提供、出境前是否进行影响评估',
    reason:
      '处理敏感个人信息、委托处理、向他人提供、公开、出境等，应当事前进行个人信息保护影响评估并保存记录至少三年，不能由约定免除。',
    basis: [personalInformationLaw('第五十五条', '列明应当事前进行个人信息保护影响评估的情形。')],
    suggestion:
      '{payer}在委托处理前进行个人信息保护影响评估，{performer}提供必要的信息和协助，评估报告保存不少于三年。',
    ways: [
      [
        /影响评估|风险评估|安全评估|合规审计|合规评估/,
        /不(?:必|需|再|用|另行|进行|开展|作)|无[须需]|免(?:予|于|除)|省略|省去|免去|跳过|取消|豁免|事后(?:补|再)/,
      ],
    ],
    unless: /不得/,
  }),
  provision({
    id: 'confidentiality.records-short',
    title: '数据处理记录保存不足三年',
    levels: levels('M/M/M'),
    examines: '委托处理、提供个人信息的处理情况记录是否至少保存三年',
    reason: '向他人提供、委托处理个人信息和重要数据的处理情况记录，应当至少保存三年。',
    basis: [networkDataRegulation('第十二条', '处理情况记录应当至少保存三年。')],
    suggestion: '双方应当记录委托处理的情况，处理情况记录自生成之日起保存不少于三年。',
    ways: [
      [
        /(?:处理|操作|提供|委托|评估|访问)[^，。；]{0,8}(?:记录|台账|报告|情况)|留痕/,
        /保存|留存|保留|存档/,
        /月|年|日|天/,
      ],
    ],
    unless: /不(?:少于|短于|低于)|至少|以上|网络日志|操作日志/,
    judge: ({ sentence: { text } }) => {
      const kept = daysIn(text);
      return kept.length > 0 && kept.every((days) => days < SHORTEST_RECORD_DAYS) ? {} : null;
    },
  }),
  provision({
    id: 'confidentiality.rights-refused',
    title: '限制个人查阅、更正、删除、撤回同意的权利',
    levels: levels('M/M/H'),
    examines: '个人行使权利的请求是否被拒绝、收费或者以停止服务相要挟',
    reason:
      '个人有权查阅、复制、更正、删除其信息和撤回同意，处理者应建立便捷的受理机制，不得以不同意为由拒绝提供非必需的服务。',
    basis: [
      personalInformationLaw('第十五条', '个人有权撤回其同意，处理者应当提供便捷的撤回方式。'),
      personalInformationLaw(
        '第十六条',
        '不得以个人不同意或者撤回同意为由拒绝提供产品或者服务，属于必需的除外。',
      ),
      personalInformationLaw('第四十五条', '个人有权查阅、复制其个人信息，请求查阅、复制的应当及时提供。'),
      personalInformationLaw(
        '第四十七条',
        '处理目的已实现、个人撤回同意等情形，应当删除，未删除的个人有权请求删除。',
      ),
      personalInformationLaw('第五十条', '应当建立便捷的个人行使权利的申请受理和处理机制。'),
      networkSecurityLaw(
        '第四十五条',
        '个人有权要求删除违法收集、使用的信息，更正错误的信息，网络运营者应当采取措施。',
      ),
    ],
    suggestion:
      '个人提出查阅、复制、更正、补充、删除、撤回同意等请求的，双方应当在【15】个工作日内受理并处理，{performer}予以协助。',
    ways: [
      [
        /撤回|撤销[^，。；]{0,4}(?:同意|授权)|查阅|复制|更正|删除|注销|可携带/,
        /不(?:得|能|可|予|再|受理|支持)|不可撤销|无权|一律拒绝|须(?:支付|缴纳)|收取[^，。；]{0,8}费/,
        /(?:个人|用户|会员|本人|信息主体|学员|患者|业主|消费者|顾客)[^。；]{0,30}/,
      ],
      [
        /不同意|拒绝[^，。；]{0,8}(?:授权|提供)|撤回[^，。；]{0,4}(?:同意|授权)/,
        /不(?:予|再)?(?:提供|开通)[^，。；]{0,6}(?:服务|产品)|终止服务|停止服务|无法使用|不得使用|视为放弃/,
      ],
    ],
    near: /个人信息|数据|隐私|用户|客户|会员|学员|患者|业主/,
    unless:
      /未经[^，。；]{0,16}同意[^，。；]{0,4}不得|应?(?:当)?遵守|不得(?:拒绝|以|阻|限制|收)|有权(?:查阅|撤回|要求|随时)|受托|乙方不得|不得(?:复制|下载|留存)、|仅为[^，。；]{0,16}处理|不得(?:保留|留存)|返还(?:并|或者?)?删除|不得擅自|服务所必需|按规定删除|源代码|不可撤销的?(?:担保|保证|授权委托)/,
  }),
  provision({
    id: 'confidentiality.kept-forever',
    title: '个人信息永久或者超期保存',
    levels: levels('M/M/M'),
    examines: '个人信息的保存期限是否为实现目的所必要的最短时间',
    reason: '个人信息的保存期限应当为实现处理目的所必要的最短时间，永久保存违反最小必要原则。',
    basis: [personalInformationLaw('第十九条', '保存期限应当为实现处理目的所必要的最短时间。')],
    suggestion: '个人信息的保存期限为实现约定目的所必要的最短时间，期满后删除或者匿名化。',
    ways: [
      [personal, /永久|长期|无限期|不限期|终身|一直|不设期限/, /保存|存储|留存|保留|储存|持有|使用|归档/],
    ],
    unless: /不得|保密/,
  }),
  provision({
    id: 'confidentiality.minors-data',
    title: '处理未成年人信息没有监护人同意',
    levels: levels('M/M/H'),
    examines: '不满十四周岁未成年人的信息是否取得监护人同意',
    reason: '不满十四周岁未成年人的个人信息属于敏感信息，处理须取得父母或者其他监护人的同意并制定专门规则。',
    basis: [
      personalInformationLaw(
        '第三十一条',
        '处理不满十四周岁未成年人个人信息的，应当取得其父母或者其他监护人的同意，并制定专门的处理规则。',
      ),
    ],
    suggestion: '处理不满十四周岁未成年人个人信息的，应取得其监护人的单独同意，并适用专门的处理规则。',
    ways: [
      [
        /未成年|儿童|学生|孩子|幼儿|学员|小朋友|周岁/,
        /信息|数据|照片|影像|人脸|视频/,
        /(?:按照?|适用|参照|与)(?:普通|一般|成年)[^，。；]{0,10}(?:规则|方式|标准|流程)?[^，。；]{0,4}(?:处理|一并|相同|执行)|无[须需][^，。；]{0,10}(?:监护|家长|父母)|由(?:学校|机构|老师|本人)[^，。；]{0,8}(?:代为|统一|自行)?(?:同意|授权|确认)|视为(?:监护人|家长)?[^，。；]{0,4}同意|本人(?:勾选|同意|确认)(?:即可)?/,
      ],
    ],
    unless: /不得|监护人(?:的)?(?:单独|书面|明示)?同意(?:后|的)|取得[^，。；]{0,10}(?:监护人|父母|家长)/,
  }),
  provision({
    id: 'confidentiality.data-source',
    title: '数据来源不合法或者不作保证',
    levels: levels('H/M/H'),
    examines: '数据来源是否合法、是否保证有权提供',
    reason:
      '收集数据应当采取合法、正当的方式；来源不明、爬取绕过措施取得或者买卖的个人信息不得交易，受让方也要承担责任。',
    basis: [
      dataSecurityLaw('第三十二条', '收集数据应当采取合法、正当的方式，不得窃取或者以其他非法方式获取。'),
      personalInformationLaw('第十条', '不得非法收集、使用、加工、传输、买卖、提供或者公开他人个人信息。'),
      civilCode(
        '第一百一十一条',
        '需要获取他人个人信息的，应当依法取得并确保信息安全，不得非法收集、买卖、提供或者公开。',
      ),
      networkSecurityLaw('第四十六条', '不得窃取或者以其他非法方式获取个人信息，不得非法出售或者提供。'),
    ],
    suggestion: '{performer}保证数据来源合法并有权提供，因来源不合法产生的责任由{performer}承担。',
    ways: [
      [
        data,
        /不(?:保证|负责|担保|对[^，。；]{0,20}(?:负责|承担|保证|承诺))[^，。；]{0,14}(?:来源|合法|授权|真实|权属)?|来源[^，。；]{0,10}(?:不予|概不|不作)/,
        /来源|合法性|授权|权属|取得/,
      ],
      [/爬取|爬虫|抓取|破解|绕过|撞库|批量(?:采集|获取)|购买(?:名单|信息)|内部渠道|渠道购得/, data],
    ],
    unless:
      /不得|禁止|未(?:使用|采用)|保证[^，。；]{0,6}(?:合法|不)|robots|(?<!不)对[^，。；]{0,4}来源[^，。；]{0,6}负责/,
  }),
  provision({
    id: 'confidentiality.face-only',
    title: '人脸等生物识别作为唯一方式或者用于其他目的',
    levels: levels('M/M/H'),
    examines: '人脸识别是否提供替代方式、是否仅用于维护公共安全等特定目的',
    reason:
      '公共场所采集人脸应为维护公共安全所必需，不得用于其他目的；把刷脸作为唯一验证方式，侵害个人选择权。',
    basis: [
      personalInformationLaw(
        '第二十六条',
        '公共场所收集的个人图像、身份识别信息只能用于维护公共安全，不得用于其他目的，取得单独同意的除外。',
      ),
    ],
    suggestion:
      '采集人脸信息须取得单独同意，并提供刷卡、密码等其他便捷的验证方式，所采集信息不得用于其他目的。',
    ways: [
      [
        /人脸|刷脸|面部|指纹|生物识别/,
        /唯一|只能|必须|一律|强制|否则不|不提供其他|取消(?:门禁卡|刷卡|密码)|用于(?:营销|客流|分析|画像|统计|考核)/,
      ],
    ],
    unless: /不得|替代|其他(?:便捷)?(?:的)?(?:验证|方式)可/,
  }),
  absence({
    id: 'confidentiality.processing-terms-missing',
    title: '委托处理的目的、期限、方式、种类没有写全',
    levels: levels('M/M/M'),
    examines: '委托处理协议是否约定目的、期限、方式和个人信息种类',
    reason:
      '委托处理个人信息应当约定目的、期限、处理方式、种类、保护措施以及双方的权利义务，缺少的不能证明已依法委托。',
    basis: [
      personalInformationLaw(
        '第二十一条',
        '应当约定委托处理的目的、期限、处理方式、个人信息的种类、保护措施以及双方的权利和义务。',
      ),
    ],
    suggestion: '委托处理的目的为【】，方式为【】，个人信息种类为【】，期限自【】起至【】止。',
    present: (contract) =>
      says(contract, /目的|用途/) &&
      says(contract, /期限|有效期/) &&
      says(contract, /方式/) &&
      says(contract, /种类|类型|字段|范围|清单|(?:姓名|手机号码?)[^。；]{0,20}、/),
    after: /定义|范围|内容|标的/,
  }),
  absence({
    id: 'confidentiality.rights-help-missing',
    title: '没有约定协助处理个人权利请求',
    levels: levels('M/M/M'),
    examines: '受托方是否协助响应个人查阅、复制、更正、删除等请求',
    reason:
      '个人向任何一方提出查阅、更正、删除等请求时，没有约定受理和协助的办法，处理者难以在合理期限内答复。',
    basis: [
      personalInformationLaw('第五十条', '应当建立便捷的个人行使权利的申请受理和处理机制。'),
      personalInformationLaw('第五十九条', '受托人应当协助个人信息处理者履行法定义务。'),
    ],
    suggestion:
      '{performer}收到个人查阅、复制、更正、补充、删除等请求的，应在【2】个工作日内转交{payer}，并按{payer}的指示协助处理。',
    present:
      /(?:查阅|查询|复制|更正|删除|撤回|投诉)[^。；]{0,30}(?:请求|申请|要求|权利)|(?:行使|响应)[^。；]{0,10}权利|个人(?:信息主体)?(?:的)?权利|(?:请求|申请)[^。；]{0,20}(?:查阅|复制|更正|删除)/,
    after: /乙方|受托|义务|安全/,
  }),
  absence({
    id: 'confidentiality.staff-access-missing',
    title: '没有约定人员权限、保密和安全培训',
    levels: levels('L/L/L'),
    examines: '接触数据的人员是否签订保密承诺，或者限定权限',
    reason: '没有限定接触数据的人员和权限，内部人员泄露的风险难以控制，也难以证明已采取必要措施。',
    basis: [personalInformationLaw('第五十一条', '应当合理确定操作权限，定期对从业人员进行安全教育和培训。')],
    suggestion:
      '{performer}应按最小必要原则确定接触数据的人员和权限，与其签订保密协议，每年至少组织一次安全培训。',
    present:
      /(?:操作|访问|最小)?权限|(?:人员|员工)[^。；]{0,20}(?:培训|保密|授权)|安全(?:教育|培训)|双人|最小必要/,
    proof:
      /(?:人员|员工)[^。；]{0,40}签[署订][^。；]{0,8}保密|最小(?:必要|权限|授权)|(?:操作|访问|数据)权限[^。；]{0,12}(?:最小|限于|控制|分级|管理)/,
    proofUnless: /不(?:签|受|限)|任意/,
    after: /安全|乙方|受托|义务/,
  }),
  absence({
    id: 'confidentiality.measures-missing',
    title: '数据协议没有安全保护措施',
    levels: levels('M/M/M'),
    examines: '数据协议是否约定加密、去标识化、访问控制等保护措施',
    reason: '保护措施是委托处理协议的法定内容，没有约定时发生泄露无法判断是否尽到义务。',
    basis: [personalInformationLaw('第五十一条', '应当采取加密、去标识化等安全技术措施，制定应急预案。')],
    suggestion: '{performer}应采取加密、去标识化、访问控制、日志审计等安全措施，并制定应急预案。',
    present: /加密|去标识|访问控制|脱敏|等级保护|安全(?:技术|保护|管理)?措施|防火墙|隔离/,
    after: /安全|义务|方式/,
  }),
];
