/** Further clauses of data, software and licences: collection, automation, terms changed, outsourcing, registration. */
import { levels } from '../../../checks/build-rule.ts';
import { says } from '../../../checks/find-sentences.ts';
import { civilCode, networkSecurityLaw, personalInformationLaw } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { trademarkLaw } from '../../commercial-laws.ts';
import { patentLaw } from '../by-kind-laws.ts';
import { isTitled, rulesOf } from '../provision-rule.ts';
import { isLicence, isSoftwareService, isTechnology, speaksOfData } from './technology.words.ts';

const data = rulesOf(speaksOfData);
const software = rulesOf(isSoftwareService);
const technology = rulesOf(isTechnology);
const licence = rulesOf(isLicence);

export const technologyRightRules: readonly Rule[] = [
  data.provision({
    id: 'confidentiality.excessive-collection',
    title: '收集与服务无关的个人信息',
    levels: levels('M/M/M'),
    examines: '收集的信息是否限于实现目的的最小范围',
    reason:
      '收集个人信息应当限于实现处理目的的最小范围，强制读取通讯录、相册、短信、精确位置等属于过度收集。',
    basis: [
      personalInformationLaw('第六条', '收集个人信息应当限于实现处理目的的最小范围，不得过度收集。'),
      networkSecurityLaw('第四十三条', '不得收集与其提供的服务无关的个人信息，不得违反约定收集、使用。'),
    ],
    suggestion: '仅收集实现【】功能所必需的信息，不收集与服务无关的通讯录、相册、短信、位置等信息。',
    ways: [
      [
        /收集|采集|读取|获取|调取|上传|留存/,
        /通讯录|相册|短信|通话记录|应用列表|精确位置|行踪轨迹|家庭成员|宗教|收入状况|剪贴板|浏览记录|婚姻状况/,
        /可以?|有权|应|须|同意|默认|自动|全部/,
      ],
    ],
    unless: /不得|禁止|不(?:收集|读取|采集)|必需|最小/,
  }),
  data.provision({
    id: 'confidentiality.unfair-automation',
    title: '差别定价或者不能拒绝的个性化推送',
    levels: levels('M/M/M'),
    examines: '自动化决策是否公平、是否提供拒绝方式',
    reason:
      '利用个人信息进行自动化决策不得在交易价格等条件上实行不合理的差别待遇，营销推送应提供不针对个人特征的选项或者便捷的拒绝方式。',
    basis: [
      personalInformationLaw(
        '第二十四条',
        '不得对个人在交易价格等交易条件上实行不合理的差别待遇；推送应提供拒绝方式。',
      ),
    ],
    suggestion: '不得根据用户画像实行差别定价；个性化推送应提供关闭选项和便捷的退订方式。',
    ways: [
      [
        /(?:用户|客户|会员|消费)[^，。；]{0,10}(?:画像|习惯|记录|偏好|能力|标签)|算法|大数据|自动化决策/,
        /(?:不同|差异化?|差别|个性化)(?:的)?(?:价格|定价|报价|折扣|收费)|提价|加价/,
      ],
      [
        /推送|营销信息|推广短信|广告|电话回访/,
        /不(?:得|能|可|提供|设)[^，。；]{0,8}(?:拒绝|退订|关闭|取消)|无[须需][^，。；]{0,8}(?:退订|同意)|不(?:设|提供)退订/,
      ],
    ],
    unless: /不得(?:根据|利用|对|实行|以)|禁止|可以(?:退订|关闭)/,
  }),
  software.provision({
    id: 'validity.service-terms-changed',
    title: '服务方可以单方修改协议并当然生效',
    levels: levels('M/-/M'),
    examines: '服务协议、规则、功能能否由一方修改后公布即生效',
    reason:
      '合同变更应当协商一致；一方修改后公布即生效、继续使用视为同意，使付费方的权利义务处于不确定状态。',
    basis: [
      civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'),
      civilCode('第四百九十七条', '不合理地加重对方责任、限制对方主要权利的格式条款无效。'),
    ],
    suggestion:
      '协议和服务规则的修改须经双方书面确认；涉及价格、功能、数据的修改，{payer}不同意的可以解除合同并退还剩余费用。',
    ways: [
      [
        /(?:修改|修订|变更|更新|调整|补充)[^，。；]{0,14}(?:协议|条款|规则|政策|服务内容|合同)|(?:协议|条款|规则|政策)[^，。；]{0,8}(?:修改|修订|变更|更新|调整)/,
        /随时|不时|单方|自行|有权|可以?/,
        /(?:公布|发布|公告|上线|通知|公示|登载|刊登)[^，。；]{0,8}(?:即|后|之日|立即)[^，。；]{0,12}(?:生效|适用|有效|约束)|继续使用[^，。；]{0,8}(?:视为|即)|视为(?:同意|接受)|无[须需](?:另行)?(?:通知|同意)/,
      ],
    ],
    unless: /双方(?:协商|书面)|书面同意|不同意的?[^，。；]{0,8}(?:可|有权)(?:以)?解除/,
  }),
  software.provision({
    id: 'property.licence-audit-harsh',
    title: '许可检查没有限制或者按倍数追缴',
    levels: levels('M/-/L'),
    examines: '许可方检查使用情况的时间、方式和后果是否合理',
    reason: '许可方可以随时进入系统和场所检查、单方认定超用并按倍数追缴，干扰经营且责任过重。',
    basis: [civilCode('第五百零九条', '当事人应当遵循诚信原则全面履行义务，协助、保密。')],
    suggestion:
      '{performer}每年可以检查一次，应提前【10】个工作日书面通知、在工作时间进行并承担保密义务；超出授权的，按约定单价补足费用。',
    ways: [
      [
        /(?:随时|不经通知|无[须需]通知|任何时候|不定期)[^。；]{0,20}(?:检查|审计|核查|进入|查阅|复制|调取)|(?:进入|登录)[^，。；]{0,10}(?:场所|系统|服务器|机房)[^，。；]{0,8}(?:检查|核查|审计)/,
        /许可|授权|使用(?:情况|数量)|软件|安装|用户数|账[册簿目]|财务|经营场所|客户资料/,
      ],
      [
        /超(?:出|过|量|范围)[^，。；]{0,12}(?:授权|许可|用户数|数量|使用)/,
        /[三四五六七八九十3-9]倍|十倍|全部(?:费用)?不退/,
      ],
    ],
    unless: /提前[^，。；]{0,12}通知|每年(?:不超过)?[一1]次|乙方义务/,
  }),
  technology.provision({
    id: 'parties.development-outsourced',
    title: '受托方可以任意把主要工作转给第三方',
    levels: levels('M/-/M'),
    examines: '主要开发、服务工作能否不经同意转委托、分包',
    reason: '委托方看重受托方的能力才签约；主要工作可以任意转给第三方，质量、保密和权属都难以控制。',
    basis: [
      civilCode('第九百二十三条', '受托人应当亲自处理委托事务；转委托须经委托人同意。'),
      civilCode(
        '第七百七十二条',
        '主要工作交由第三人完成的，应当就该工作成果负责；未经同意的，定作人可以解除合同。',
      ),
    ],
    suggestion:
      '未经{payer}书面同意，{performer}不得将主要工作交由第三方完成；经同意的，{performer}对第三方的工作承担全部责任。',
    ways: [
      [
        /(?:乙方|受托[方人]|开发方|服务方|研发方|许可方)[^。；]{0,24}(?:可以?|有权|得)[^。；]{0,20}(?:转包|分包|转委托|外包|转交|交由|委托)/,
        /第三方|第三人|他人|其他(?:公司|单位|团队)|关联(?:公司|企业)|合作(?:方|伙伴)|外部团队/,
        /无[须需]|不(?:需|必|另行)|自行|任意|全部|主要|视[^，。；]{0,6}(?:需要|情况)|根据[^，。；]{0,8}(?:需要|情况)/,
      ],
    ],
    unless: /不得|(?<!无[须需]|不需|不必)(?:经|征得|取得)[^，。；]{0,10}(?:书面)?同意|数据|个人信息/,
  }),
  technology.provision({
    id: 'price.known-technology',
    title: '技术已经公开仍须继续履行付费',
    levels: levels('M/-/M'),
    examines: '标的技术已由他人公开时能否解除、停止付费',
    reason:
      '标的技术已经由他人公开致使履行没有意义的，当事人可以解除合同；约定仍须付费，付费方得不到独占的技术。',
    basis: [
      civilCode(
        '第八百五十七条',
        '作为技术开发合同标的的技术已经由他人公开，致使履行没有意义的，当事人可以解除合同。',
      ),
    ],
    suggestion: '标的技术已由他人公开致使履行没有意义的，任何一方可以解除合同，按已完成的工作结算。',
    ways: [
      [
        /(?:技术|成果|方案|秘密)[^，。；]{0,14}(?:公开|公知|披露|进入公有)/,
        /仍|不影响|不得(?:解除|要求|主张)|继续(?:履行|支付)|不退|照付/,
      ],
    ],
    unless: /保密|泄露|不再/,
  }),
  licence.provision({
    id: 'validity.trademark-source-hidden',
    title: '不标明被许可人名称、产地或者不保证质量',
    levels: levels('M/M/M'),
    examines: '使用许可商标的商品是否标明被许可人名称和产地、保证质量',
    reason:
      '经许可使用他人注册商标的，必须在商品上标明被许可人的名称和商品产地，许可人应当监督质量；相反约定违法并误导消费者。',
    basis: [trademarkLaw('第四十三条', '被许可人必须在商品上标明其名称和商品产地；许可人应当监督商品质量。')],
    suggestion: '{payer}应在使用许可商标的商品上标明其名称和产地，{performer}有权监督商品质量。',
    ways: [
      [
        /名称|产地|厂名|厂址|被许可(?:方|人)/,
        /不(?:得|必|需|予|在)[^，。；]{0,10}(?:标明|标注|注明|标示|体现|出现|显示)|无[须需](?:标明|标注|注明)|(?:仅|只)(?:标|注)[^，。；]{0,8}(?:许可|甲方|乙方)/,
      ],
      [/(?:许可(?:方|人)|甲方|乙方)[^，。；]{0,8}(?:不(?:过问|监督|干预|负责))[^，。；]{0,12}(?:质量|品质)/],
      [
        /(?:不(?:再|得|予|另|必|需)?|无[须需]|免于?)(?:标注|标明|标示|出现|注明|印制|印|体现|显示)[^，。；]{0,4}(?:乙方|甲方|被许可(?:人|方)|(?:实际)?生产(?:者|商|企业|厂家)|受托方|加工方)[^，。；]{0,6}(?:名称|厂名|信息|地址|产地)/,
      ],
    ],
    applies: (contract) => says(contract, /商标/),
    unless: /应当?(?:标明|标注)|不得(?:擅自|虚假)/,
  }),
  licence.absence({
    id: 'property.application-refused-missing',
    title: '专利尚未授权而没有约定驳回的后果',
    levels: levels('M/L/M'),
    examines: '标的为专利申请时，是否约定申请被驳回、视为撤回的处理',
    reason: '专利申请可能被驳回，没有约定后果的，付费方可能为没有专利保护的技术支付全部费用。',
    basis: [civilCode('第八百七十条', '许可人应当保证所提供的技术完整、无误、有效，能够达到约定的目标。')],
    suggestion: '专利申请被驳回或者视为撤回的，{payer}有权解除合同，{performer}退还已收费用的【】%。',
    applies: (contract) =>
      isLicence(contract) &&
      says(contract, /专利申请权|申请号|尚未授权|实质审查|申请中|未授权/) &&
      !says(contract, /专利号|授权公告|专利证书/),
    present: /驳回|不予授权|未(?:能)?(?:获得?|取得)?授权(?:的|，)|视为撤回/,
    after: /专利|技术|保证/,
  }),
  licence.absence({
    id: 'delivery.right-registration-missing',
    title: '权利转让没有约定登记和办理期限',
    levels: levels('M/L/M'),
    examines: '是否约定在什么期限内办理转让的登记、核准',
    reason:
      '专利权的转让自登记之日起生效，注册商标转让须经核准公告，没有约定办理义务和期限，付款后可能得不到权利。',
    basis: [
      patentLaw('第十条', '转让专利申请权或者专利权应当订立书面合同并登记，转让自登记之日起生效。'),
      trademarkLaw(
        '第四十二条',
        '转让注册商标应共同向商标局提出申请，经核准后予以公告，受让人自公告之日起享有专用权。',
      ),
    ],
    suggestion:
      '{performer}应在收到首期款后【10】日内与{payer}共同向国家知识产权局办理转让登记，费用由【】承担；未获登记的，退还已收款项。',
    applies: (contract) => isTitled(contract, /(?:专利|商标)[^许可]{0,6}转让/),
    present: /登记|核准|著录项目|变更手续|公告/,
    proof: /(?:日|天|月)(?:之?内|前)[^。；]{0,40}(?:办理|申请|提交|报)[^。；]{0,24}(?:登记|核准|变更|公告)/,
    proofUnless: /未|逾期|注销|备案/,
    after: /转让|价款|支付/,
  }),
];
