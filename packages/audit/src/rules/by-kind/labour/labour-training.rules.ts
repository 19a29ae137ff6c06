/** Training and terms of service, the employee's inventions and privacy, the employer's rules. */
import { type Contract, type Sentence, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { civilCode, labourContractLaw, personalInformationLaw } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { labourContractRegulation, patentLaw } from '../by-kind-laws.ts';
import { largestAmount, rulesOf } from '../provision-rule.ts';
import { isLabour, servicePeriod, training, worker } from './labour.words.ts';

const { provision } = rulesOf(isLabour);

export const labourTrainingRules: readonly Rule[] = [
  {
    id: 'validity.training-penalty-over-cost',
    title: '服务期违约金超过培训费用',
    family: 'validity',
    types: 'all',
    levels: levels('M/H/H'),
    examines: '违反服务期的违约金是否不超过单位实际支付的培训费用',
    reason: '违反服务期约定的违约金不得超过用人单位提供的培训费用，超过部分无效。',
    basis: [labourContractLaw('第二十二条', '违约金的数额不得超过用人单位提供的培训费用。')],
    suggestion:
      '{performer}违反服务期约定的，违约金不超过{payer}实际支付的培训费用，且不超过服务期尚未履行部分所应分摊的培训费用。',
    check: (contract) => (isLabour(contract) ? hitOrPassed(dearTraining(contract)) : notApplicable),
  },
  provision({
    id: 'validity.training-penalty-undivided',
    title: '服务期违约金不按未履行部分分摊',
    levels: levels('M/H/H'),
    examines: '服务期违约金是否按尚未履行的服务期分摊',
    reason: '要求支付的违约金不得超过服务期尚未履行部分所应分摊的培训费用，已服务的年限必须扣减。',
    basis: [labourContractLaw('第二十二条', '违约金不得超过服务期尚未履行部分所应分摊的培训费用。')],
    suggestion: '违约金按服务期尚未履行的月数占服务期总月数的比例计算，已履行的部分相应扣减。',
    ways: [
      [
        /服务期|服务(?:的)?(?:年限|时间|期限)|已(?:经)?(?:服务|工作|履行)|在职时间|干了多久|服务(?:多久|长短)/,
        /不[^，。；]{0,12}(?:扣减|递减|抵减|折算|分摊|减免|减少|影响)|不(?:受|因)[^，。；]{0,12}影响|(?:不论|无论|不管)[^，。；]{0,14}(?:服务|工作|履行|多久|长短|几年)|(?:一律|均|仍|照样)[^，。；]{0,8}(?:全额|全部|足额)|全额(?:赔|返还|退还|支付)|全部培训费/,
      ],
    ],
    near: /违约金|培训费|赔偿|返还/,
    unless: /工资|不得|工龄|竞业|按[^，。；]{0,10}(?:比例|分摊)|尚未履行/,
  }),
  provision({
    id: 'validity.training-ordinary',
    title: '以一般培训约定服务期或者由劳动者承担培训费',
    levels: levels('M/H/M'),
    examines: '服务期是否以专项技术培训为前提，入职、安全等培训费用是否由劳动者承担',
    reason:
      '只有单位提供专项培训费用进行专业技术培训的，才可以约定服务期和违约金；入职、岗前、安全等培训是单位的义务。',
    basis: [
      labourContractLaw('第二十二条', '提供专项培训费用、进行专业技术培训的，可以约定服务期。'),
      labourContractRegulation(
        '第十六条',
        '培训费用包括有凭证的培训费、培训期间差旅费和因培训产生的用于该劳动者的其他直接费用。',
      ),
    ],
    suggestion: '入职培训、岗前培训和安全培训由{payer}免费提供，不约定服务期和违约金。',
    ways: [
      [
        /入职[^，。；]{0,20}培训|岗前|上岗培训|新人培训|新员工|安全(?:教育|培训|生产培训)|日常培训|内部(?:技能)?(?:培训|学习)|带教|师傅|在岗培训|企业文化|业务培训|实习培训|岗位[^，。；]{0,6}培训|操作培训|制度(?:学习|培训)|产品知识/,
        /服务(?:期|满|不少于)|违约金|赔偿|返还|退还|补交|扣除|承担|自理|自费|支付|缴纳|交纳/,
        /费|元|违约金|服务期|年/,
      ],
      [/落户|户口|住房|安家|车辆|招聘费|猎头|引进/, /服务期|服务满|工作满/, /违约金|赔偿|返还|退还/],
    ],
    unless:
      /不(?:约定|设|收|另)|免费|由(?:甲方|公司|单位|用人单位)(?:承担|负担|支付)|不得|无[须需]|不(?:因此)?约定服务期|(?:单位|甲方)[^，。；]{0,6}承担(?:全部)?费用/,
  }),
  provision({
    id: 'property.employee-inventions',
    title: '劳动者的非职务成果也归单位或者放弃署名、奖酬',
    levels: levels('-/M/M'),
    examines: '业余、离职后与本职无关的成果是否归单位，署名和奖励报酬是否没有被排除',
    reason:
      '只有执行本单位任务或者主要利用本单位物质技术条件完成的才是职务成果；完成人享有署名和取得奖励、报酬的权利。',
    basis: [
      patentLaw('第六条', '职务发明创造申请专利的权利属于单位；非职务发明创造属于发明人。'),
      patentLaw('第十五条', '应当对职务发明创造的发明人给予奖励和合理的报酬。'),
      civilCode('第八百四十九条', '完成技术成果的个人享有署名和取得荣誉证书、奖励的权利。'),
    ],
    suggestion:
      '{performer}执行{payer}工作任务或者主要利用{payer}物质技术条件完成的成果为职务成果，{payer}依法给予奖励和报酬并保障署名；其他成果归{performer}。',
    ways: [
      [
        /业余|工作之余|下班|非工作时间|休息时间|节假日|离职(?:之?后|以后)|(?:离开|脱离)[^，。；]{0,8}(?:之?后|以后)|(?:解除|终止)[^，。；]{0,10}后|退休后|离岗后|入职(?:之|以)?前|在职期间[^，。；]{0,8}(?:任何|一切|所有)|不论是否|无论是否|(?:不论|无论|不问|不管)[^，。；]{0,12}(?:岗位|本职|任务|业务|工作)|与[^，。；]{0,8}(?:本职|工作|岗位|任务|业务)(?:有无|无关|没有)/,
        /发明|成果|作品|专利|软件|创作|知识产权|著作|设计/,
        /归|属于|所有|转让|移交/,
      ],
      [
        /发明|职务成果|职务作品|技术成果|专利/,
        /放弃[^，。；]{0,10}(?:署名|奖|报酬)|不(?:享有|享受|署名|给予|支付|再|另)[^，。；]{0,10}(?:署名|奖|报酬)|(?:奖励|报酬)[^，。；]{0,12}(?:包含|已含|不再|不另)/,
      ],
    ],
    unless:
      /(?:一年|1年|十二个月|12个月)内[^。；]{0,30}(?:有关|相关)|归(?:乙方|劳动者|员工|本人)|不属于|依法给予/,
  }),
  provision({
    id: 'confidentiality.employee-privacy',
    title: '过度收集劳动者个人信息或者监控隐私',
    levels: levels('L/M/M'),
    examines: '是否概括同意单位查看私人通讯、账户、定位、健康等信息',
    reason: '处理劳动者个人信息限于人力资源管理所必需，敏感信息须单独同意；概括授权监控私人设备侵害隐私权。',
    basis: [
      personalInformationLaw('第十三条', '实施人力资源管理所必需的，可以处理个人信息；超出的须取得同意。'),
      civilCode('第一千零三十二条', '自然人享有隐私权，不得以刺探、侵扰、泄露、公开等方式侵害。'),
    ],
    suggestion:
      '{payer}仅为人力资源管理和履行法定义务之必要处理{performer}的个人信息；处理敏感个人信息的，另行取得{performer}的单独同意。',
    ways: [
      [
        worker,
        /(?:私人|个人|本人)[^，。；]{0,8}(?:手机|电脑|微信|邮箱|聊天|通讯|账户|账号|银行流水|征信)|聊天记录|通讯录|通话记录|银行[^，。；]{0,6}流水|住所|住处|家中|征信(?:报告|记录)|家庭成员|婚育|定位|行踪|体检报告|基因|乙肝/,
        /有权|同意|授权|允许|随时|无条件|应当?|须|可(?:以|派)/,
        /查看|检查|调取|监控|查阅|收集|获取|读取|公开|安装|提供|登录|提交|报送|上报|进入|核实|入户/,
      ],
      [/宿舍|更衣室|卫生间|浴室|母婴室/, /摄像|监控|录像|录音/],
    ],
    unless: /不得|单独同意|必要(?!时)|依法|送达|紧急联系|住所(?:地)?(?:变更|：)/,
  }),
  provision({
    id: 'validity.labour-rules-unilateral',
    title: '规章制度由单位随时单方修改并当然生效',
    levels: levels('L/M/M'),
    examines: '规章制度是否经民主程序制定并公示',
    reason:
      '涉及劳动者切身利益的制度应经职工代表大会或者全体职工讨论、与工会或者职工代表平等协商并公示，否则不能作为管理依据。',
    basis: [
      labourContractLaw(
        '第四条',
        '直接涉及劳动者切身利益的规章制度应当经民主程序制定，并公示或者告知劳动者。',
      ),
    ],
    suggestion:
      '{payer}依照民主程序制定并公示或者告知{performer}的规章制度适用于{performer}；与本合同或者法律不一致的，以有利于{performer}的为准。',
    ways: [
      [
        /规章制度|员工手册|管理制度|公司制度|各项制度|厂规|内部规定|管理办法/,
        /(?:随时|单方|自行|有权)[^，。；]{0,12}(?:制定|修改|修订|调整|变更|补充)|(?:修改|修订|发布|调整)[^。；]{0,20}(?:即|当然|自动|立即)[^，。；]{0,6}(?:生效|适用|约束)|无[须需](?:另行)?(?:通知|告知|公示|征求)|视为[^，。；]{0,6}(?:知悉|同意|阅读|认可)|以[^，。；]{0,14}(?:最新|现行|届时)[^，。；]{0,8}为准|不论是否(?:知悉|公示)|以(?:公司|甲方)解释为准/,
      ],
    ],
    unless: /民主程序|职工代表|工会|讨论|公示(?:或|并|后)|签收|不得/,
  }),
  provision({
    id: 'validity.labour-relation-denied',
    title: '以合作、承揽等名义否认劳动关系',
    levels: levels('M/H/H'),
    examines: '接受管理、按月领酬的用工是否被约定为不存在劳动关系',
    reason:
      '是否构成劳动关系看实际用工和管理；约定“不构成劳动关系”不能排除劳动法的适用，还可能产生二倍工资、补缴社保等责任。',
    basis: [
      labourContractLaw('第七条', '用人单位自用工之日起即与劳动者建立劳动关系。'),
      labourContractLaw('第十条', '建立劳动关系应当订立书面劳动合同。'),
    ],
    suggestion: '双方建立劳动关系的，依法订立书面劳动合同并缴纳社会保险。',
    ways: [
      [
        /(?:不(?:构成|存在|属于|成立|建立|形成|具有|是)|并非|非|无)[^，。；]{0,8}(?:劳动(?:合同)?关系|雇佣关系|事实劳动)/,
        worker,
      ],
    ],
    near: /劳动关系|雇佣/,
    applies: (contract) => contract.type.type === 'labour',
    unless: /其他(?:用人)?单位|第三方|原单位|此前|未与/,
  }),
];

/** 违反服务期的违约金 and 培训费用, wherever they are named. */
function dearTraining(contract: Contract): Finding[] {
  const sentences = sentencesOf(contract);
  const fines = sentences.filter(({ text }) => /违约金|赔偿/.test(text));
  const isOfTraining = (sentence: Sentence) =>
    servicePeriod.test(textAround(contract, sentence)) && training.test(textAround(contract, sentence));
  const multiples = fines.filter((sentence) =>
    /培训(?:费用?|成本|总额)[^，。；]{0,6}(?:两|二|三|四|五|[2-5])倍|双倍[^，。；]{0,6}培训费|培训费用?[^，。；]{0,6}(?:[1-9][1-9]0|[2-9]00)%/.test(
      sentence.text,
    ),
  );
  if (multiples.length > 0) return multiples.map((span) => ({ span }));
  const cost = largestAmount(
    contract,
    sentences.filter(
      ({ text }) =>
        /培训(?:费|总?费用|成本|金额|支出)|学费|出资[^，。；]{0,16}(?:培训|进修|学习|认证)|培训[^，。；]{0,16}出资/.test(
          text,
        ) && !/违约金|赔偿/.test(text),
    ),
  );
  if (cost === 0) return [];
  return fines
    .filter((sentence) => isOfTraining(sentence) && largestAmount(contract, [sentence]) > cost)
    .map((span) => ({ span, detail: `违约金高于培训费用 ${cost / 100} 元` }));
}
