/** Confidentiality and the protection of data. */
import { type Contract, type ContractType, partyMentions, sentencesOf } from '@wenjian/contract';
import {
  hitOrPassed,
  levels,
  missingClause,
  notApplicable,
  passed,
  sentenceRule,
} from '../../checks/build-rule.ts';
import { findSentences, passageOf, says, textAround } from '../../checks/find-sentences.ts';
import { bearerAt, levelsAgainst } from '../../checks/find-side.ts';
import { incompleteRule } from '../../checks/incomplete-rule.ts';
import { civilCode, dataSecurityLaw, personalInformationLaw } from '../../checks/laws.ts';
import { secret } from '../../checks/words.ts';
import { isWorkedOut } from '../../checks/worked-out.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';

const keepingSecrets: readonly ContractType[] = [
  'technologyDevelopment',
  'technologyService',
  'technologyTransfer',
  'cooperation',
  'equityTransfer',
  'softwareLicence',
  'procurementFramework',
];
const duty = /保密(?!局|津贴|补贴|工资|奖|费)|商业秘密|机密|不得[^。；]{0,20}(?:泄露|披露|透露)/;

export const confidentialityRules: readonly Rule[] = [
  missingClause({
    id: 'confidentiality.missing',
    title: '没有保密条款',
    family: 'confidentiality',
    types: keepingSecrets,
    levels: levels('M/M/M'),
    examines: '是否约定保密义务',
    reason:
      '合作中会接触对方的技术和经营信息，没有保密条款，泄露后只能依靠一般规定主张，范围和责任都不明确。',
    basis: [
      civilCode(
        '第五百零一条',
        '知悉的商业秘密或者其他应当保密的信息，不得泄露或者不正当使用，造成损失的应当赔偿。',
      ),
      civilCode('第五百零九条', '当事人应当根据合同的性质、目的和交易习惯履行通知、协助、保密等义务。'),
    ],
    suggestion:
      '双方对在订立和履行本合同中知悉的对方未公开的技术资料、经营数据、价格、客户信息负有保密义务，未经书面同意不得向第三人披露或者用于其他目的；已公开的信息及依法应当披露的除外。保密期限至合同终止后【三】年。',
    present: (contract) =>
      findSentences(
        contract,
        duty,
        /保密[^，。；]{0,20}条款|条款[^。；]{0,20}有效|累计赔偿|责任总额|^[^，]*(?:返还|删除)[^，]*保密(?:资料|信息)[^，]*$/,
      ).length > 0,
    after: /知识产权|成果|权利|义务|服务|合作/,
  }),
  {
    id: 'confidentiality.scope-undefined',
    title: '保密信息没有界定',
    family: 'confidentiality',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '保密信息的范围是否界定',
    reason:
      '保密信息的范围没有界定或者由一方任意认定，义务一方不知道哪些内容不能使用，权利一方也难以证明泄密。',
    basis: [civilCode('第五百零一条', '应当保密的是商业秘密或者其他应当保密的信息。')],
    suggestion:
      '保密信息是指一方以书面、口头或者其他形式向对方提供的、未公开的技术资料、源代码、图纸、经营数据、价格、客户名单以及标明“保密”的其他信息。口头提供的，应在【10】日内以书面确认。',
    excuses: (contract, { text }) =>
      isTradeSecret(contract, text) ||
      namesSecret.test(text) ||
      /(?:未履行|违反)[^，。；]{0,12}(?:保密|数据安全)/.test(text),
    check: checkScope,
  },
  missingClause({
    id: 'confidentiality.no-exceptions',
    title: '保密义务没有例外',
    family: 'confidentiality',
    types: ['confidentiality'],
    levels: levels('M/M/M'),
    examines: '是否约定公知信息、依法披露等例外',
    reason: '没有公知信息、独立开发、依法披露等例外，接收方正常经营或者配合监管也可能构成违约。',
    basis: [civilCode('第五百零九条', '保密义务应当根据合同的性质、目的和交易习惯确定。')],
    suggestion:
      '下列信息不属于保密信息：（1）非因接收方过错已为公众所知的；（2）接收方在披露前已合法知悉的；（3）接收方独立开发的；（4）接收方从有权披露的第三人合法取得的。依照法律或者有权机关要求披露的，应在可能的范围内提前通知披露方。',
    present: (contract) =>
      says(
        contract,
        /公知|公众|公开(?:的)?(?:信息|领域|渠道|资料)|已(?:经)?公开|公有领域|独立(?:开发|研发|取得)|合法(?:取得|获得|获知|知悉)|(?:法律|法规|法院|司法|监管|有权机关|行政机关)[^。；]{0,20}(?:要求|强制|规定|命令)[^。；]{0,10}(?:披露|公开|提供)|依法[^。；]{0,8}(?:披露|公开)/,
      ) && says(contract, /除外|不属于|不视为|不受|不适用|不包括|例外|不构成|可以披露|不在此限/),
    after: /保密信息|定义|范围|义务/,
  }),
  incompleteRule({
    id: 'confidentiality.period-missing',
    title: '没有保密期限',
    family: 'confidentiality',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '保密义务是否约定期限',
    reason: '保密期限没有约定，合同终止后义务是否继续、继续多久不明确。',
    basis: [civilCode('第五百五十八条', '债权债务终止后，当事人应当遵循诚信原则履行保密等义务。')],
    suggestion: '保密期限自知悉之日起至本合同终止后【三】年；构成商业秘密的，至该信息公开之日止。',
    // A word about secrets among other duties is no clause that needs a term.
    applies: (contract) =>
      !isWorkedOut(contract) ||
      contract.type.type === 'confidentiality' ||
      contract.type.type.startsWith('technology') ||
      contract.clauses.some(({ heading }) => /保密|商业秘密/.test(heading ?? '')),
    topic: /保密(?!局|津贴|补贴|工资|奖|费)|商业秘密/,
    notTopic:
      /^[^，。；]{0,12}$|竞业限制|有权要求[^，。；]{0,14}保密|(?:督促|要求|教育)[^，。；]{0,16}(?:人员|员工|劳动者)|(?:签订|签署)[^。；]{0,30}保密[^，。；]{0,16}协议|个人信息|公告|(?:涉及|属于)(?:国家秘密|商业秘密)[^，。；]{0,10}除外/,
    complete:
      /(?:保密|商业秘密|本条)[^。；]{0,80}(?:[\d一二三四五六七八九十两]+个?(?:年|月)|永久|永远|长期|终身|无限期|不限期|终止后|届满后|解除后|期间|期限|直至|离职后|不因)|(?:期满|结束)后?[^。；]{0,8}[\d一二三四五六七八九十两]+个?[年月]内?[^。；]{0,6}保密|(?:终止|解除|届满|离职|失效)[^。；]{0,30}(?:仍|继续|持续|[\d一二三四五六七八九十]年)[^。；]{0,20}|保密期|^(?=.*(?:保密|泄露|公开|披露))(?:.*)(?:永久|永远|终身|无限期|任何时候)|(?:不因|不受|不影响)[^。；]{0,16}(?:终止|解除)|长期存续|期限至|(?:至|到)[^，。；]{0,14}(?:公开|公众|知晓|公知)[^，。；]{0,8}(?:止|时|日)|(?:该|本|上述|此)项?(?:义务|责任)[^。；]{0,16}(?:期限|[\d一二三四五六七八九十两]+个?[年月]|世世代代)/,
    proof:
      /^(?![^。；]*(?:违约金|赔偿|津贴|补贴|支付))[^。；]*(?:(?<!披露)(?:保密|商业秘密)[^。；]{0,160}(?:(?<!\d{3}|年)(?:\d|[一二三四五六七八九十两])+(?:年(?!\d)|个月)|永久|永远|长期(?!合作)|终身|无限期|[至到][^，。；]{0,30}(?:公开|公众|公知))|(?<!\d{3}|年)(?:\d|[一二三四五六七八九十两])+(?:年|个月)内?[^。；\d]{0,12}保密|(?:永久|永远|终身|任何时候)[^。；]{0,20}保密)/,
  }),
  sentenceRule({
    id: 'confidentiality.perpetual',
    title: '保密义务永久',
    family: 'confidentiality',
    types: 'all',
    levels: levels('M/M/L'),
    examines: '保密义务是否写明终止的时间',
    reason: '保密义务没有终点，信息已经过时或者公开后仍须保密，接收方的管理成本和违约风险没有尽头。',
    basis: [civilCode('第五百零九条', '保密义务应当根据合同的性质、目的和交易习惯确定。')],
    suggestion: '保密期限至本合同终止后【三】年；构成商业秘密的信息，至其非因接收方原因公开之日止。',
    pattern:
      /(?:永久|永远|无限期|终身|终生|不限期|不设期限|无期限|没有期限|长期(?:有效|存续|持续|负有)|永续|一直(?:有效|持续)|(?:任何时候|不论何时|无论何时|何时何地)[^，。；]{0,10}不|世世代代|永不(?:泄露|披露|解除))/,
    unless: /许可|授权|使用权|劳动合同|公开之日|公知|个人信息/,
    judge: ({ sentence }, contract) => {
      const isAbout = secret.test(sentence.text);
      const isOfDuty = /(?:该|本|上述|此)项?(?:义务|责任|承诺)/.test(sentence.text);
      if (!isAbout && !(isOfDuty && secret.test(textAround(contract, sentence, 1)))) return null;
      const at = sentence.text.search(/保密|泄露|披露|透露|秘密/);
      const bearer =
        bearerAt(contract, sentence, at + 1) ?? bearerAt(contract, sentence, sentence.text.length);
      return bearer === null || bearer === 'both'
        ? {}
        : { levels: { ...levelsAgainst(bearer, 'medium'), neutral: 'low' } };
    },
  }),
  {
    id: 'confidentiality.one-way',
    editMode: 'add',
    title: '保密义务只约束一方',
    family: 'confidentiality',
    types: [
      'confidentiality',
      ...keepingSecrets,
      'service',
      'entrustment',
      'sale',
      'workContract',
      'construction',
    ],
    levels: levels('M/M/M'),
    examines: '双方互有信息往来时保密义务是否约束双方',
    reason: '双方都会接触对方的信息，却只有一方承担保密义务，另一方的信息得不到保护。',
    basis: [civilCode('第五百零一条', '知悉对方商业秘密的任何一方都不得泄露或者不正当使用。')],
    suggestion:
      '双方对在订立和履行本合同中知悉的对方保密信息均负有保密义务，未经对方书面同意不得披露或者用于其他目的。',
    check: checkOneWay,
  },
  missingClause({
    id: 'confidentiality.return-missing',
    title: '未约定保密资料的返还或销毁',
    family: 'confidentiality',
    types: ['confidentiality'],
    levels: levels('M/M/L'),
    examines: '是否约定资料的返还、删除或者销毁',
    reason: '没有约定返还或者销毁，合作结束后资料仍留在对方，泄露的风险持续存在。',
    basis: [civilCode('第五百五十八条', '债权债务终止后，当事人应当履行保密等义务。')],
    suggestion:
      '合作终止或者披露方书面要求之日起【10】日内，接收方应返还或者销毁全部保密资料及复制件，并出具书面确认；依法须留存的除外。',
    present:
      /(?:返还|归还|退还|交还|交回|退回|移交|上交|销毁|删除|清除|粉碎)[^。；]{0,40}(?:资料|文件|载体|信息|数据|复制|副本|设备|物品|材料|账号|备份|图纸|样品)|(?:资料|文件|载体|信息|数据|复制件|副本|设备|物品|材料|账号|备份|图纸|样品)[^。；]{0,40}(?:返还|归还|退还|交还|交回|退回|移交|上交|销毁|删除|清除|粉碎)/,
    proof:
      /(?:终止|解除|届满|期满|要求|离职|完成|结束)[^。；]{0,60}(?:返还|归还|退还|交还|销毁|删除)[^。；]{0,40}(?:资料|文件|载体|信息|数据|复制|备份|图纸)|(?:终止|解除|届满|期满|要求|离职|完成|结束)[^。；]{0,60}(?:资料|文件|载体|信息|数据|复制件|备份|图纸)[^。；]{0,24}(?:返还|归还|退还|交还|销毁|删除)/,
    proofUnless: /保留|不(?:予|再)?(?:返还|退还|销毁)|可以?不|无须|无需|付款|付清/,
    after: /义务|使用|期限|保密/,
  }),
  missingClause({
    id: 'confidentiality.liability-missing',
    title: '没有泄密的违约责任',
    family: 'confidentiality',
    types: ['confidentiality'],
    levels: levels('M/M/M'),
    examines: '是否约定违反保密义务的责任',
    reason: '没有约定泄密的违约责任，损失难以证明，追究成本高。',
    basis: [civilCode('第五百八十五条', '当事人可以约定违约金，也可以约定损失赔偿额的计算方法。')],
    suggestion:
      '一方违反保密义务的，应立即停止并采取补救措施，向对方支付违约金人民币【】元；违约金不足以弥补损失的，还应赔偿差额及合理的维权费用。',
    present: (contract) =>
      sentencesOf(contract).some(
        (sentence) =>
          /(?:违反|违约|泄露|泄密)[^。；]{0,80}(?:赔偿|违约金|承担|责任)|违约责任|违约金/.test(
            sentence.text,
          ) &&
          !/时效|^[^，]*(?:律师费|公证费)[^，]*$/.test(sentence.text) &&
          partyMentions(contract, sentence.text).length > 0 &&
          !/(?:企业|公司|印刷厂|供应商|母公司)[^。；]{0,30}(?:应|须)?(?:直接)?(?:向|承担)/.test(
            sentence.text,
          ),
      ),
    after: /期限|返还|义务|保密/,
  }),
  missingClause({
    id: 'confidentiality.data-security-missing',
    title: '数据安全措施与事件通知缺失',
    family: 'confidentiality',
    types: ['softwareLicence', 'technologyService', 'service'],
    levels: levels('M/M/M'),
    examines: '处理个人信息或者数据时是否约定安全措施和事件通知',
    reason:
      '合同涉及个人信息或者数据的处理，却没有约定安全措施和安全事件的通知，发生泄露时责任不清，也不符合委托处理的要求。',
    basis: [
      personalInformationLaw(
        '第二十一条',
        '委托处理个人信息的，应当与受托人约定目的、期限、方式、种类、保护措施以及双方的权利义务。',
      ),
      personalInformationLaw(
        '第五十七条',
        '发生或者可能发生泄露的，应当立即采取补救措施并通知有关部门和个人。',
      ),
      dataSecurityLaw('第二十七条', '开展数据处理活动应当建立健全数据安全管理制度，采取相应的技术措施。'),
    ],
    suggestion:
      '{performer}处理个人信息和数据应限于履行本合同的目的，采取加密、访问控制等安全措施；发生泄露、篡改、丢失的，应在【24】小时内通知{payer}并采取补救措施；合同终止后应删除或者返还全部数据。',
    applies: (contract) =>
      !isOwnCustomer(contract) &&
      !says(contract, /(?:先行|事先)[^。；]{0,8}(?:去标识|匿名|脱敏)|不向对方提供[^。；]{0,20}个人信息/) &&
      says(
        contract,
        /个人信息|(?:用户|消费者|患者|学员|会员|住客|顾客)(?:的)?(?:数据|个人信息|信息|姓名|手机号)|(?:业务|客户)数据|数据(?:处理|存储|采集|上传|托管)|手机号码|身份证号码?/,
      ),
    present: (contract) =>
      says(
        contract,
        /安全(?:保护|保障|管理|防护|技术)?(?:措施|制度|义务|责任)|加密|访问控制|去标识|匿名化|脱敏|保护措施|网络安全|等级保护/,
      ) &&
      says(
        contract,
        /(?:泄露|泄漏|安全事件|安全事故|丢失|篡改|毁损)[^。；]{0,60}(?:通知|告知|报告|通报)|(?:通知|报告|告知)[^。；]{0,30}(?:安全事件|泄露|泄漏)/,
      ),
    after: /保密|数据|信息|知识产权/,
  }),
];

/** Who teaches, houses, travels with or looks after persons handles their data for itself; nobody entrusts it. */
function isOwnCustomer({ title, parties }: Contract): boolean {
  return (
    parties.some(({ side, isPerson }) => side === 'payer' && isPerson) ||
    /物业|派遣|旅游|培训|养老|家政|健身|美容|托育/.test(title?.text ?? '')
  );
}

const definition =
  /本(?:协议|合同)(?:的)?(?:内容|条款|价格)|(?:依|按|据)前款[^，。；]{0,8}(?:资料|信息)|(?:配方|身份证件|联系方式)[^。；]{0,20}保密|(?:保密信息|商业秘密|秘密信息|机密信息|保密内容|保密范围|保密资料|保密事项)[^。；]{0,30}(?:是指|指|包括|包含|系指|范围|如下|：|限于|含)|(?:包括但不限于|包括|如|例如|涉及)[^。；]{0,80}(?:信息|资料|秘密|数据|客户|技术|文件|图纸)|(?:技术|经营|客户|价格|财务|数据|商务|业务|图纸|源代码|商业|报价|配方|工艺|资料|薪酬|产品|源程序|患者|员工|用户|个人)[^，。；]{0,14}(?:、|及|和|以及|或)[^，。；]{0,40}(?:信息|资料|秘密|数据|情况|文件|内容|政策|名单|计划|配方|价格|报价)|提供的?[^，。；]{0,8}(?:资料|信息|文件|图纸|数据)|对[^，。；]{2,24}、[^，。；]{2,24}(?:和|及|与|等)[^，。；]{1,16}(?:保密|秘密)/;
const arbitraryScope =
  /(?:保密信息|保密内容|商业秘密|保密范围|应当保密)[^。；]{0,40}(?:由(?:甲方|乙方|披露方|对方)[^，。；]{0,6}(?:认定|决定|确定|判断|解释)|(?:甲方|乙方|披露方)认为)|(?:一切|所有|任何|全部)(?:相关|有关)?(?:信息|事项|内容)[^。；]{0,14}(?:均|都|皆)[^。；]{0,8}(?:保密|秘密)/;

/** 商业秘密 is defined by law; only an agreement about secrets itself must say more. */
/** 对甲方的菜品配方保密: the thing that is kept is named. 泄露秘密的应赔偿: tells what follows, not what is kept. */
const namesSecret =
  /(?:配方|名单|底价|源代码|源程序|密码|薪酬|房源|图纸|工艺|病历|成交价格?|演出费)[^，。；]{0,16}(?:保密|秘密|不得|泄露)|(?:泄露|泄漏)[^，。；]{0,16}的，[^。]{0,20}(?:赔偿|承担|支付)/;

/** 对未公开的图纸保密; 对交易条件、尽职调查资料保密: what is kept secret is named. */
const namedObject =
  /对(?:合同|交易|成交|租金)?(?:价格|价款|报价|租金|条款)(?:均|应|互)?负?有?保密|对[^，。；]{0,16}(?:未公开|非公开)[^，。；]{2,30}(?:保密|负有?)|对[^，。；、]{2,16}、[^，。；]{2,30}(?:保密|负有?保密)/;

function isTradeSecret({ type, title }: Contract, text: string): boolean {
  const isNda = type.type === 'confidentiality' && !/竞业/.test(title?.text ?? '');
  return (
    !isNda &&
    /商业秘密|个人信息|(?:未公开|(?:[甲乙]方|对方)的?)[^，。；应须一所任全]{0,14}(?:信息|资料|数据|文件|内容)/.test(
      text,
    )
  );
}

function checkScope(contract: Contract): RuleOutcome {
  const [arbitrary] = findSentences(contract, arbitraryScope, /包括|例如|如下/);
  if (arbitrary !== undefined) return { kind: 'hit', findings: [{ span: arbitrary.sentence }] };
  const duties = sentencesOf(contract).filter(
    ({ text }) =>
      /保密(?!津贴|补贴|工资|奖|费)|商业秘密|机密|秘密/.test(text) &&
      !/^[^，。；]{0,12}$|^第[^，。；]{1,4}[章节条][^，。；]{0,24}$|违反[^，。；]{0,8}保密|保密条款|保密期|竞业限制|保密协议》|就保密事宜|签订|签署[^，。；]{0,4}保密|订立|要求[^，。；]{0,14}保密|保密措施|条款[^。；]{0,20}(?:有效|终止|存续)|秘密[^，。；]{0,4}归|保密义务[^，。；]{0,6}(?:延续|持续|至|在合同)/.test(
        text,
      ),
  );
  const [first] = duties;
  if (first === undefined) return notApplicable;
  if (
    duties.some(
      ({ text }) => definition.test(text) || namedObject.test(text) || isTradeSecret(contract, text),
    ) ||
    says(contract, /(?:保密信息|资料|信息|秘密)[^。；]{0,20}(?:是指|包括|系指)/)
  )
    return passed;
  return { kind: 'hit', findings: [{ span: passageOf(contract, [first, ...duties.slice(1)]) }] };
}

/** Who cleans, guards or builds for another learns its secrets and shows none of its own. */
function isClientsOwn(contract: Contract): boolean {
  return (
    ['service', 'construction', 'workContract', 'entrustment', 'sale'].includes(contract.type.type) &&
    !says(
      contract,
      /(?:乙方|受托[方人]|服务方|承揽[方人]|供方|卖方)的?[^，。；]{0,6}(?:商业秘密|技术(?:秘密|资料|方案|信息)|报价|配方|工艺|源代码|算法)|双方[^，。；]{0,16}(?:资料|信息|数据)|互(?:相|换)|交换[^，。；]{0,8}(?:资料|信息)/,
    )
  );
}

function checkOneWay(contract: Contract): RuleOutcome {
  const duties = findSentences(
    contract,
    /(?:负有?|承担|履行|遵守|应当?|须|有)[^。；]{0,60}保密|保密(?:义务|责任)|不得[^。；]{0,30}(?:泄露|披露|透露|公开)|[严保]守[^。；]{0,10}秘密|不(?:得|可|向)[^，。；]{0,6}(?:外传|外泄)/,
    /律师|仲裁|承诺书|通知|违反|违约|开源|个人信息|(?:督促|要求|教育)[^，。；]{0,16}(?:人员|员工|劳动者)|劳动合同中约定|著作权|讲义|教材|课件/,
  );
  if (duties.length === 0) return notApplicable;
  const isNda = contract.type.type === 'confidentiality';
  if (
    isNda &&
    !says(contract, /双方[^。；]{0,20}(?:披露|提供|交换|互相)|互相(?:披露|提供)|相互(?:披露|提供|交换)/)
  )
    return notApplicable;
  const bearers = duties.map(({ sentence, match }) => {
    if (
      /双方|各方|三方|任何一方|任一方|一方|对方|接收方|披露方|互相|相互|(?:甲方对乙方|乙方对甲方)[^。；]{0,40}均/.test(
        sentence.text,
      )
    )
      return 'both' as const;
    const mentions = partyMentions(contract, sentence.text);
    return bearerAt(contract, sentence, match.index + 1) ?? mentions[0]?.party?.side ?? null;
  });
  const sides = new Set(bearers);
  const [only] = sides;
  const [first] = duties;
  if (sides.size !== 1 || only === undefined || only === null || only === 'both' || first === undefined)
    return passed;
  if (only === 'performer' && isClientsOwn(contract)) return passed;
  return hitOrPassed([
    {
      span: passageOf(contract, [first.sentence, ...duties.slice(1).map(({ sentence }) => sentence)]),
      levels: { ...levelsAgainst(only, 'medium'), neutral: 'medium' },
    },
  ]);
}
