/** Advertising: examined goods, promised effects, fees for what was taken down. */
import { levels } from '../../../checks/build-rule.ts';
import { says } from '../../../checks/find-sentences.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { advertisingLaw } from '../trade-laws.ts';

const isAdvertising = about(
  /广告(?:发布|主|费|投放|代理|合同|位|内容|服务|制作)|推广(?:服务|合同)|代言|投放/,
);
/** Goods and services whose advertisements are examined before they are published. */
const examined = /保健食品|药品|医疗器械|医疗(?:机构|服务|美容|广告)|农药|兽药|特殊医学用途|医院|诊所|整形/;

export const advertisingTermRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.ad-before-approval',
    title: '未经审查批准先行发布广告',
    family: 'validity',
    applies: (contract) => isAdvertising(contract) && says(contract, examined),
    levels: levels('H/H/H'),
    examines: '医疗、药品、医疗器械、保健食品等广告是否在发布前取得审查批准',
    reason:
      '医疗、药品、医疗器械、农药、兽药和保健食品广告应当在发布前审查，未经审查不得发布；先发布后补办批准，广告主和发布者都会被处罚。',
    basis: [
      advertisingLaw(
        '第四十六条',
        '发布医疗、药品、医疗器械、农药、兽药和保健食品等广告，应当在发布前审查；未经审查，不得发布。',
      ),
    ],
    suggestion: '{payer}应在发布前取得广告审查批准文件并提交{performer}核对，取得前不得发布。',
    ways: [
      [
        /审查|审批|批准(?:文件|文号|手续|证明)?|批文|广审|送审|备案号/,
        /先(?:行)?(?:按|予)?[^，。；]{0,6}(?:发布|上刊|上线|投放|播出|刊登|播放|刊播|推送)|(?:发布|上刊|投放|上线|播出|刊登)(?:期内|期间|之?后|的同时)[^，。；]{0,12}(?:补|办|取得|提交|报|送)|后补|补(?:交|办|齐|报|送|提供)|(?:尚未|未|没有|无[须需]|不需要?|不必|免于?)[^，。；]{0,8}(?:取得|通过|获得|办理|送审|报批|审查|审批|提供)|不影响[^，。；]{0,8}(?:发布|上刊|投放|排期)|边[^，。；]{0,8}边/,
        /广告|发布|上刊|投放|播|刊登|上线|推送|排期/,
      ],
    ],
    unless:
      /不得|不予(?:发布|播出|上刊)|拒绝|方可|方能|才能|有权(?:暂停|停止|拒绝)|户外[^，。；]{0,10}(?:设置|许可)|暂停发布|顺延|延期/,
  }),
  provisionRule({
    id: 'validity.ad-effect-assured',
    editMode: 'none',
    title: '广告断言或者保证功效、安全性',
    family: 'validity',
    applies: (contract) => isAdvertising(contract) && says(contract, examined),
    levels: levels('H/H/H'),
    examines: '医疗、药品、医疗器械、保健食品广告是否含有功效、安全性的断言或者保证',
    reason:
      '医疗、药品、医疗器械、保健食品广告不得含有表示功效、安全性的断言或者保证，也不得说明治愈率、有效率。',
    basis: [
      advertisingLaw('第十八条', '保健食品广告不得含有表示功效、安全性的断言或者保证。'),
      advertisingLaw(
        '第十六条',
        '医疗、药品、医疗器械广告不得含有表示功效、安全性的断言或者保证，不得说明治愈率或者有效率。',
      ),
    ],
    suggestion: '删除功效、安全性的断言和保证，只使用经批准的功能表述，并注明“本品不能代替药物”等法定提示。',
    ways: [
      [
        /(?:\d{1,3}|[一二三四五六七八九十两半]{1,3})(?:天|日|周|个月|个?疗程|盒|次)[^。；]{0,14}(?:见效|有效|起效|搞定|瘦|告别|根除|缓解|康复|恢复|变白|逆转)|无效(?:全额)?退款|(?:无|没有|零|0)(?:任何)?(?:毒)?副作用|保证(?:有效|见效|治愈|瘦|安全无)|(?:有效率|治愈率|显效率)[^，。；]{0,6}(?:\d|百分|九成|高)|绝对安全|(?:百分之百|100%)(?:有效|安全|见效)|人人有效|一(?:用|吃|贴|喝)就(?:好|灵|见效)|立竿见影/,
      ],
    ],
    unless: /不得|禁止|严禁|不含|避免|不使用|合同|送达|付款|工作日/,
  }),
  provisionRule({
    id: 'price.ad-fee-kept-on-removal',
    title: '广告中断、拆除后不退费用也不补播',
    family: 'price',
    applies: isAdvertising,
    levels: levels('M/-/M'),
    examines: '因发布方或者不可归责的原因中断发布时费用如何处理',
    reason: '广告没有发布的期间没有对价，因拆除、停播、停电等中断后不退费用、不补播，广告主白付费用。',
    basis: [
      civilCode('第五百六十六条', '合同解除后尚未履行的终止履行，已经履行的可以请求恢复原状。'),
      civilCode('第五百八十二条', '履行不符合约定的，可以要求继续履行、减少价款等。'),
    ],
    suggestion:
      '非因{payer}原因中断发布的，发布期相应顺延或者由{performer}在【10】日内按未发布天数退还费用，由{payer}选择。',
    ways: [
      [
        /拆除|停播|停电|中断|关停|撤下|下刊|断网|检修|损毁|遮挡|停止(?:发布|播放|播出)|占用|征用|黑屏|改造/,
        /广告|发布|播|屏|点位|媒体|刊/,
        /(?:费用?|款项?)?[^，。；]{0,4}不(?:予|再|作|得)?(?:退|返还|减|扣减|顺延|补播|补偿|补)|概不(?:退|补|负责|承担)|(?:费用|款项|广告费)[^，。；]{0,6}(?:照付|不变|仍应|不减)|不承担[^，。；]{0,8}(?:责任|补偿|补播)|视为(?:已)?(?:发布|播出)/,
      ],
    ],
    unless:
      /因PAYER|PAYER(?:原因|违约|要求|逾期)|(?:应|可以?)[^，。；]{0,8}(?:顺延|补播|退还)|不得(?:拆除|中断|停播)/,
  }),
];
