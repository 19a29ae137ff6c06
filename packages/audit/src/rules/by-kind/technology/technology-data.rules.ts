/** Data handled on behalf of another: purpose, third parties, transfer abroad, incidents, supervision. */
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { dataSecurityLaw, networkSecurityLaw, personalInformationLaw } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { networkDataRegulation } from '../by-kind-laws.ts';
import { rulesOf } from '../provision-rule.ts';
import {
  abroad,
  afterEnd,
  data,
  incident,
  isDataContract,
  keeping,
  mayDo,
  processorsOwn,
  speaksOfData,
  subProcessor,
  transferring,
  unasked,
} from './technology.words.ts';

const { provision } = rulesOf(speaksOfData);

const LONGEST_NOTICE_DAYS = 3;

export const technologyDataRules: readonly Rule[] = [
  provision({
    id: 'confidentiality.processor-own-use',
    title: '受托方把数据用于自己的目的',
    levels: levels('H/M/H'),
    examines: '受托处理数据是否超出约定目的，用于训练模型、自有产品或者其他客户',
    reason:
      '受托人不得超出约定的目的和方式处理个人信息；去除姓名、脱敏不等于匿名化，用于自有模型或者产品须另有合法基础。',
    basis: [
      personalInformationLaw(
        '第二十一条',
        '受托人应当按照约定处理个人信息，不得超出约定的处理目的、处理方式等。',
      ),
      networkDataRegulation('第十二条', '委托处理的，应当约定处理目的、方式、范围以及安全保护义务并监督。'),
    ],
    suggestion:
      '{performer}仅可为履行本协议约定的目的处理数据，不得用于自有模型训练、产品开发或者任何其他目的，脱敏、去标识化后的数据亦同。',
    ways: [
      [data, processorsOwn, mayDo],
      [
        /脱敏|去标识|去除(?:姓名|身份)|匿名|聚合/,
        /不(?:再)?属于|不受[^，。；]{0,8}(?:限制|约束)|自由(?:使用|处理)|归(?:乙方|受托|服务)/,
        data,
      ],
    ],
    unless:
      /(?<!无[须需]|毋[须需]|不|不[须需]|未)经(?:甲方|委托方|用户|客户|本人|对方)[^，。；]{0,8}(?:书面)?同意|应(?:当)?(?:事先|先)?(?:取得|征得)[^，。；]{0,10}同意|著作权归(?:甲方|委托方)|不得|仅(?:可|限|得|能)?(?:用于|为)|禁止|未经|(?:甲方|委托方)(?:有权|可以)|单独同意|匿名化(?:处理)?后?且?不能复原|不(?:含|包含|包括)[^，。；]{0,12}(?:个人信息|业务数据)/,
  }),
  provision({
    id: 'confidentiality.processor-keeps-data',
    title: '委托终止后受托方继续保留数据',
    levels: levels('H/M/H'),
    examines: '委托终止后数据是否返还或者删除',
    reason: '委托合同不生效、无效、被撤销或者终止的，受托人应当返还或者删除个人信息，不得保留。',
    basis: [
      personalInformationLaw(
        '第二十一条',
        '委托合同终止的，受托人应当将个人信息返还或者予以删除，不得保留。',
      ),
    ],
    suggestion:
      '协议终止后【十】日内，{performer}应将全部数据（含备份）返还{payer}或者彻底删除，并出具书面证明，不得以任何形式保留。',
    ways: [
      [data, keeping, afterEnd, mayDo],
      [data, /不(?:予|再|作|必|需|另行)?(?:删除|返还|销毁)|无[须需](?:删除|返还|销毁)/, afterEnd],
      [/备份|副本|留底|复制件/, /保留|留存|继续(?:持有|保存)/, /可以?|有权|年|月|长期|永久/],
    ],
    near: /终止|届满|期满|结束|解除|到期|完成/,
    unless:
      /法定[^，。；]{0,10}(?:义务|期限|要求|档案|保存)|(?:法律|监管|会计|档案)[^，。；]{0,8}(?:义务|要求|规定)|依法(?:保存|留存|归档)|保存(?:期限|时间)?不(?:少于|低于)[三3]年|不得|不再保留|法律(?:、行政)?法规(?:另有)?(?:规定|要求)|依法(?:应|须|需)|(?:甲方|委托方)(?:可以|有权)|日志|合同(?:文本|原件)|质保|审计记录/,
  }),
  provision({
    id: 'confidentiality.processor-subcontracts',
    title: '受托方可以不经同意转委托处理数据',
    levels: levels('H/-/H'),
    examines: '转委托、使用第三方处理数据是否须经委托方同意',
    reason: '未经个人信息处理者同意，受托人不得转委托他人处理个人信息。',
    basis: [
      personalInformationLaw('第二十一条', '未经个人信息处理者同意，受托人不得转委托他人处理个人信息。'),
    ],
    suggestion:
      '未经{payer}事先书面同意，{performer}不得将数据转委托第三方处理；经同意的，{performer}应对第三方的处理行为承担责任。',
    ways: [
      [data, subProcessor, unasked],
      [/转委托|再委托|分包|外包|子处理者|交由|转交|引入/, unasked, /处理|数据|信息|清洗|标注|加工|运维/],
    ],
    unless:
      /不得|(?<!无[须需]|不需|不必|毋须)(?:经|征得|取得)(?:甲方|委托方|对方)?[^，。；]{0,8}(?:书面)?同意|单独同意/,
  }),
  provision({
    id: 'confidentiality.data-abroad',
    title: '数据出境没有合规路径',
    levels: levels('H/H/H'),
    examines: '向境外提供、存储、开放访问数据是否约定安全评估、标准合同或者认证以及单独同意',
    reason:
      '向境外提供个人信息应通过安全评估、认证或者订立标准合同等，并告知和取得个人单独同意；重要数据须经安全评估。',
    basis: [
      personalInformationLaw(
        '第三十八条',
        '向境外提供个人信息应当通过安全评估、认证、订立标准合同或者具备其他条件。',
      ),
      personalInformationLaw('第三十九条', '应当告知境外接收方情况等事项，并取得个人的单独同意。'),
      networkDataRegulation('第三十七条', '重要数据确需向境外提供的，应当通过数据出境安全评估。'),
      networkSecurityLaw(
        '第三十九条',
        '关键信息基础设施运营者的个人信息和重要数据应当在境内存储，确需出境的进行安全评估。',
      ),
    ],
    suggestion:
      '数据应当存储在中华人民共和国境内；确需向境外提供的，应依法通过安全评估、订立标准合同或者取得认证，并告知个人、取得单独同意后进行。',
    ways: [
      [abroad, transferring, data],
      [/境外|海外|国外/, /数据|信息/, /存放|服务器|节点|总部|母公司|集团/, mayDo],
    ],
    unless:
      /不得|禁止|境内存储|安全评估|标准合同|认证|单独同意|依法(?:办理|履行|申报|通过)|符合[^，。；]{0,12}(?:法律|规定)|未经|不(?:向|会)|(?:司法|执法|监管)(?:或者)?(?:机构|机关|部门)/,
    unlessNearby: /安全评估|标准合同|保护认证/,
  }),
  provision({
    id: 'confidentiality.foreign-authority',
    title: '直接向境外司法、执法机构提供数据',
    levels: levels('H/H/H'),
    examines: '是否约定可以直接向境外机构提供境内数据',
    reason: '非经主管机关批准，不得向外国司法或者执法机构提供存储于境内的数据和个人信息。',
    basis: [
      personalInformationLaw(
        '第四十一条',
        '非经主管机关批准，不得向外国司法或者执法机构提供存储于境内的个人信息。',
      ),
      dataSecurityLaw('第三十六条', '非经主管机关批准，不得向外国司法或者执法机构提供存储于境内的数据。'),
    ],
    suggestion:
      '境外司法、执法或者监管机构要求提供数据的，{performer}应立即通知{payer}，非经中华人民共和国主管机关批准不得提供。',
    ways: [
      [
        /境外|外国|国外|所在国|海外|域外|美国|欧盟|当地/,
        /法院|司法|执法|监管|政府|检察|警方|主管(?:机关|部门)|调查机构|传票|证据开示/,
        /提供|披露|移交|配合|提交|交付|交出/,
      ],
    ],
    unless: /不得|非经|经[^，。；]{0,10}(?:主管机关|批准)|禁止|应(?:当)?拒绝|标准合同|取得个人的单独同意/,
  }),
  provision({
    id: 'confidentiality.breach-notice-late',
    title: '安全事件的通知过迟或者可以不通知',
    levels: levels('H/-/H'),
    examines: '发生泄露后是否立即补救并及时通知',
    reason:
      '发生或者可能发生泄露、篡改、丢失的，应当立即采取补救措施并通知；先内部调查、过迟通知使委托方无法履行法定义务。',
    basis: [
      personalInformationLaw('第五十七条', '应当立即采取补救措施，并通知履行个人信息保护职责的部门和个人。'),
      dataSecurityLaw('第二十九条', '发生数据安全事件应当立即采取处置措施，及时告知用户并向主管部门报告。'),
      networkSecurityLaw(
        '第四十四条',
        '发生个人信息泄露、毁损、丢失的，应当立即补救，及时告知用户并向主管部门报告。',
      ),
    ],
    suggestion:
      '发生或者可能发生数据泄露、篡改、丢失的，{performer}应立即采取补救措施，并在知悉后【24】小时内书面通知{payer}。',
    ways: [
      [
        incident,
        /通知|告知|报告|通报|说明/,
        /查(?:清|明|实)[^，。；]{0,8}后|调查(?:结束|完成|清楚)|责任(?:明确|认定)后|评估后|自行决定|是否[^，。；]{0,12}(?:通知|告知|报告)[^。；]{0,20}(?:决定|判断|认定)|视[^，。；]{0,10}(?:情况|程度|影响)|例会|月报|季报|每[月季]|必要时|认为[^，。；]{0,8}(?:必要|重大)|不(?:予|必|得|向)[^，。；]{0,6}(?:通知|告知|对外|报告)|无[须需]/,
      ],
      [incident, /通知|告知|报告|通报|提交/, /日|天|周|月/],
      [/(?:先|首先)[^，。；]{0,8}(?:内部|自行)?(?:调查|核查|排查)|查清[^，。；]{0,6}后/, /通知|告知|报告/],
    ],
    near: /安全事件|泄露|泄漏|外泄|外流|遗失|篡改|丢失|安全事故/,
    unless: /立即(?!采取|启动|停止|处置|补救|组织|响应)|小时内|即时|第一时间|保密义务/,
    judge: ({ sentence: { text } }) => {
      if (
        /例会|月报|季报|每[月季]|查(?:清|明|实)|调查|核查|自行决定|视|必要|认为|不(?:予|必|得|向)|无[须需]|责任/.test(
          text,
        )
      )
        return {};
      return daysIn(text).some((days) => days > LONGEST_NOTICE_DAYS) ? {} : null;
    },
  }),
  provision({
    id: 'confidentiality.audit-excluded',
    title: '排除委托方的检查、审计和监督',
    levels: levels('M/-/M'),
    examines: '委托方能否监督受托方的处理活动',
    reason:
      '委托处理个人信息的，委托方应当对受托人的处理活动进行监督；放弃检查和审计使委托方无法履行法定义务。',
    basis: [personalInformationLaw('第二十一条', '个人信息处理者应当对受托人的个人信息处理活动进行监督。')],
    suggestion:
      '{payer}有权在提前【5】个工作日通知后，自行或者委托第三方对{performer}的数据处理活动进行检查和审计，{performer}应予配合。',
    ways: [
      [
        /审计|检查|查阅(?:日志|记录)|监督|核查|进入[^，。；]{0,8}(?:机房|现场)|查看(?:日志|系统)/,
        /(?:甲方|委托方|客户|其)?(?:不(?:得|进入|要求|再|进行|享有|予|能)|无权|放弃)|以(?:乙方|受托方|服务方)[^，。；]{0,14}(?:说明|证明|报告|声明)为准|(?:说明|声明|报告)[^，。；]{0,6}(?:即为|视为|足以)[^，。；]{0,8}(?:证明|合规)/,
      ],
    ],
    unless:
      /不得(?:拒绝|妨碍|阻|干扰|复制|对外|泄露|用于|向|影响|访问|接触)|(?:日志|安全)审计等|不免除|不影响|(?:不|未)[^，。；]{0,6}配合|接受(?:甲方|委托方)/,
    judge: ({ sentence }, contract) =>
      isDataContract(contract) || /数据|个人信息/.test(textAround(contract, sentence)) ? {} : null,
  }),
  provision({
    id: 'liability.data-breach-shifted',
    title: '数据泄露的责任推给对方或者免除',
    levels: levels('H/-/M'),
    examines: '受托方对其原因造成的泄露是否承担责任',
    reason: '受托方掌握数据和系统，却对泄露免责或者由委托方承担全部责任，委托方对个人赔偿后无法追偿。',
    basis: [
      personalInformationLaw(
        '第六十九条',
        '侵害个人信息权益造成损害，不能证明自己没有过错的，应当承担赔偿等侵权责任。',
      ),
    ],
    suggestion:
      '因{performer}原因发生数据泄露的，由{performer}承担由此产生的通知、补救、赔偿和行政处罚等全部损失。',
    ways: [
      [
        incident,
        /(?:乙方|受托方|服务方|服务商|平台|供应商|许可方)[^，。；]{0,10}(?:不承担|概不|免责|免除|无[须需]承担|不负)|由(?:甲方|委托方|客户|用户)[^，。；]{0,6}(?:自行|全部|独立)?(?:承担|负责)|与(?:乙方|受托方|服务方)无关|黑客[^，。；]{0,14}(?:不可抗力|免责)/,
        /数据|信息|系统|账号|黑客/,
      ],
    ],
    unless: /甲方(?:原因|过错)|因甲方|用户自身|泄露(?:密码|账号)|不免除|委托方(?:原因|过错)/,
  }),
];
