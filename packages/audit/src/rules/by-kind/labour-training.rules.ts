/** Training and terms of service, bans on competing, the employee's inventions and privacy. */
import { type Contract, factsWithin, type Sentence, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../checks/build-rule.ts';
import { sharesIn } from '../../checks/find-figures.ts';
import { textAround } from '../../checks/find-sentences.ts';
import { civilCode, labourContractLaw, personalInformationLaw } from '../../checks/laws.ts';
import type { Finding, Rule } from '../../rule.ts';
import { labourContractRegulation, labourDisputeInterpretation, patentLaw } from './by-kind-laws.ts';
import { isLabour, servicePeriod, speaksOfCompetition, training, worker } from './labour.words.ts';
import { rulesOf } from './provision-rule.ts';

const { provision } = rulesOf(isLabour);
const competition = rulesOf(speaksOfCompetition);

const LOWEST_BAN_PAY = 0.3;

export const labourTrainingRules: readonly Rule[] = [
  {
    id: 'validity.training-penalty-over-cost',
    title: '服务期违约金超过培训费用',
    family: 'validity',
    types: 'all',
    levels: levels('M/H/H'),
    examines: '违反服务期的违约金是否超过单位实际支付的培训费用',
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
        /不[^，。；]{0,12}(?:扣减|递减|抵减|折算|分摊|减免|影响)|不(?:受|因)[^，。；]{0,12}影响|(?:不论|无论|不管)[^，。；]{0,14}(?:服务|工作|履行|多久|长短|几年)|(?:一律|均|仍|照样)[^，。；]{0,8}(?:全额|全部|足额)|全额(?:赔|返还|退还|支付)|全部培训费/,
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
        /入职培训|岗前|新人培训|新员工|安全(?:教育)?培训|日常培训|内部培训|带教|师傅|在岗培训|企业文化|业务培训|实习培训/,
        /服务(?:期|满|不少于)|违约金|赔偿|返还|退还|补交|扣除|承担|自理|自费|支付|缴纳|交纳/,
        /费|元|违约金|服务期|年/,
      ],
      [/落户|户口|住房|安家|车辆|招聘费|猎头|引进/, /服务期|服务满|工作满/, /违约金|赔偿|返还|退还/],
    ],
    unless: /不(?:约定|设|收|另)|免费|由(?:甲方|公司|单位|用人单位)(?:承担|负担|支付)|不得|无[须需]/,
  }),
  competition.provision({
    id: 'validity.noncompete-pay-low',
    title: '竞业限制补偿过低',
    levels: levels('L/H/M'),
    examines: '竞业限制补偿是否低于离职前十二个月平均工资的百分之三十',
    reason:
      '没有约定补偿标准的，按离职前十二个月平均工资的百分之三十且不低于最低工资计算；明显低于该标准的补偿与限制不相称，容易被认定不公平。',
    basis: [
      labourDisputeInterpretation(
        '第三十六条',
        '未约定补偿的，按离职前十二个月平均工资的百分之三十按月支付，低于最低工资的按最低工资。',
      ),
    ],
    suggestion:
      '竞业限制期内，{payer}按月支付经济补偿，标准不低于{performer}离职前十二个月平均工资的百分之三十，且不低于当地最低工资标准。',
    ways: [
      [/补偿/, /%|百分之|[一二两三]成/],
      [
        /补偿/,
        /每月[^，。；]{0,8}(?:[1-9]\d{0,2}|1[0-9]00|[一二三四五六七八九]百|一千)元|(?:象征性|一次性|共计|总计)[^，。；]{0,10}元/,
      ],
    ],
    near: /竞业|竞争|同业|同类/,
    unless: /违约金|违反|返还|不低于[^，。；]{0,12}(?:[3-9]\d%|百分之[三四五六七八九])/,
    judge: ({ sentence: { text } }) => {
      const shares = sharesIn(text);
      return shares.length > 0 && !shares.some((share) => share < LOWEST_BAN_PAY) ? null : {};
    },
  }),
  competition.provision({
    id: 'validity.noncompete-scope-unlimited',
    title: '竞业限制的地域、行业或者人员范围过宽',
    levels: levels('L/M/M'),
    examines: '竞业限制的范围、地域是否与所接触的商业秘密相适应',
    reason:
      '竞业限制的范围和地域应当与劳动者知悉的商业秘密相适应，覆盖全国全球、一切行业或者亲属的约定超出必要限度。',
    basis: [labourContractLaw('第二十四条', '竞业限制的范围、地域、期限由双方约定，不得违反法律、法规。')],
    suggestion:
      '竞业限制的范围限于与{payer}生产或者经营同类产品、从事同类业务的有竞争关系的单位，地域为【】。',
    ways: [
      [
        /不得|不能|禁止|不可|不准|限制/,
        /全球|世界(?:范围|各地)|全国(?:范围|各地)?|国内任何|中国境内|任何(?:地区|区域|国家|行业|企业|单位|公司|工作|地方)|一切(?:行业|企业|单位)|所有(?:行业|企业|同业)|不限(?:地域|行业|区域)|地域不限|配偶|父母|亲属|家人|近亲|子女|亲友/,
        /竞业|竞争|同业|同类|任职|就业|从业|从事|经营|入股|受雇|工作/,
      ],
      [/竞业|竞争限制/, /(?:地域|区域|范围)[^，。；]{0,10}(?:全球|全国|不限|境内|任何|所有)/],
    ],
    near: /竞业|竞争|同业|离职|同类/,
    unless: /招用|引诱|劝诱|泄露|披露|利用职务|在职期间|任职期间/,
  }),
  competition.provision({
    id: 'validity.noncompete-unpaid-binding',
    title: '单位不付补偿时仍须遵守竞业限制',
    levels: levels('L/H/M'),
    examines: '单位停付补偿、单方决定是否启动时劳动者是否仍受约束',
    reason:
      '因单位原因三个月未支付补偿的，劳动者可以解除竞业限制约定；约定停付仍须遵守，排除了劳动者的权利。',
    basis: [
      labourDisputeInterpretation(
        '第三十八条',
        '因用人单位原因三个月未支付经济补偿，劳动者可以请求解除竞业限制约定。',
      ),
    ],
    suggestion:
      '{payer}三个月未支付竞业限制补偿的，{performer}可以解除竞业限制约定并要求支付已履行期间的补偿。',
    ways: [
      [
        /补偿/,
        /(?:未|不|停止|迟延|拖欠|逾期)[^，。；]{0,10}(?:支付|付|发放|给付)|是否[^，。；]{0,8}(?:支付|发放)/,
        /仍|不影响|不得(?:以此|因此|据此)|继续(?:履行|遵守)|不免除|依然|均(?:应|须)/,
      ],
      [
        /竞业|竞争/,
        /(?:甲方|公司|单位|用人单位)[^。；]{0,20}(?:随时|单方|有权)[^。；]{0,14}(?:决定|解除|免除|取消|终止|延长)/,
        /不(?:再|予|另)?(?:支付|承担|补偿)|无[须需]|延长/,
      ],
    ],
    near: /竞业|竞争|同业/,
    unless: /额外支付三个月|可以解除竞业|有权解除/,
  }),
  competition.provision({
    id: 'validity.noncompete-penalty-high',
    title: '竞业限制违约金明显过高',
    levels: levels('-/M/M'),
    examines: '竞业限制违约金与补偿、工资的比例',
    reason: '违约金数倍于补偿总额或者年收入，与损失和补偿明显失衡，劳动者可以请求调减。',
    basis: [civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。')],
    suggestion:
      '{performer}违反竞业限制约定的，返还违约期间的补偿，并支付不超过竞业限制补偿总额【一】倍的违约金。',
    ways: [
      [
        /违约金|赔偿|赔付/,
        /[三四五六七八九十3-9](?:\d)?倍|[1-9]0倍|[一二三四五六七八九十\d]{1,4}百万|\d{3,}万|[2-9]\d{2}万|一百万|二百万|五十万|[5-9]0万|[五六七八九]十万/,
      ],
    ],
    near: /竞业|竞争限制|同业/,
    unless: /不超过|不高于/,
  }),
  provision({
    id: 'property.employee-inventions',
    title: '劳动者的非职务成果也归单位或者放弃署名、奖酬',
    levels: levels('-/M/M'),
    examines: '业余、离职后与本职无关的成果是否归单位，署名和奖励报酬是否被排除',
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
        /业余|工作之余|下班|非工作时间|休息时间|离职后|入职前|在职期间[^，。；]{0,8}(?:任何|一切|所有)|不论是否|无论是否|与[^，。；]{0,8}(?:本职|工作|岗位)无关/,
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
        /(?:私人|个人|本人)[^，。；]{0,8}(?:手机|电脑|微信|邮箱|聊天|通讯|账户|账号|银行流水|征信)|聊天记录|通讯录|通话记录|银行流水|征信(?:报告|记录)|家庭成员|婚育|定位|行踪|体检报告|基因|乙肝/,
        /有权[^，。；]{0,10}(?:查看|检查|调取|监控|查阅|收集|获取|读取|公开)|同意[^，。；]{0,16}(?:查看|检查|调取|监控|收集|安装|公开|提供)|随时[^，。；]{0,8}(?:检查|查看|监控)|无条件/,
      ],
    ],
    unless: /不得|单独同意|必要|依法/,
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
        /规章制度|员工手册|管理制度|公司制度|厂规|内部规定|管理办法/,
        /(?:随时|单方|自行|有权)[^，。；]{0,12}(?:制定|修改|修订|调整|变更|补充)|(?:修改|修订|发布|调整)[^。；]{0,20}(?:即|当然|自动|立即)[^，。；]{0,6}(?:生效|适用|约束)|无[须需](?:另行)?(?:通知|告知|公示|征求)|视为(?:已)?(?:知悉|同意|阅读|认可)|不论是否(?:知悉|公示)|以(?:公司|甲方)解释为准/,
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
  const cost = largest(
    contract,
    sentences.filter(
      ({ text }) => /培训(?:费|总?费用|成本|金额|支出)|学费/.test(text) && !/违约金|赔偿/.test(text),
    ),
  );
  if (cost === 0) return [];
  return fines
    .filter((sentence) => isOfTraining(sentence) && largest(contract, [sentence]) > cost)
    .map((span) => ({ span, detail: `违约金高于培训费用 ${cost / 100} 元` }));
}

function largest(contract: Contract, sentences: readonly Sentence[]): number {
  return Math.max(
    0,
    ...sentences.flatMap((sentence) => factsWithin(contract.amounts, sentence).map(({ fen }) => fen ?? 0)),
  );
}
