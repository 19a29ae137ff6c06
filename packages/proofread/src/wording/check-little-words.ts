/**
 * Little words and characters that stand twice, where what stands around says which one is right: 应当于变更同步, 股权权变更. In: a
 * line. Out: drafts.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { draftsOf, manner, type WordPattern } from './check-grammar.ts';

const patterns: readonly WordPattern[] = [
  {
    // 应当于变更同步, 须于样品一致: with what it goes.
    pattern:
      /(?<=应当?|必须|须|需|要|能够?|可以?)于(?=[^，。；于在]{2,14}?(?:保持)?(?:同步|一致|相符|相匹配|匹配|相适应|相称|吻合|相对应|挂钩|对应)(?:[，。；进实完开]|$))/g,
    right: '与',
    reason: proofreadText.pair('于', '与'),
  },
  {
    pattern:
      /(?<=本(?:合同|协议|备忘录)(?:由双方|系|书)?签[订署])与(?=[\u4e00-\u9fff]{2,6}(?:省|市|县|州|自治区)[^，。；和]{0,16}[，。；])/g,
    right: '于',
    reason: proofreadText.pair('与', '于'),
  },
  {
    // 款项以于六月三日汇出.
    pattern:
      /(?<=[项款金费件函书品货据额资])以(?=于(?:本[年月日周季]|上[年月周]|[去前昨当]|20\d|二〇|[\d一二三四五六七八九十]{1,3}[年月日])[^，。；]{2,24}(?:[汇付寄送交缴划拨打退还]|支付|送达|发出|到账|签收|办|完成|收讫))/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    // 应当及时、准确的披露: nothing but how it is done stands between what one must and what one does.
    pattern: new RegExp(
      `(?<=(?:应当|应|须|必须|要)(?:${manner}[、和]?|有效[、和]?|合理[、和]?|充分[、和]?|完整[、和]?){1,3})的(?=披露|告知|履行|报告|通知|使用|保管|执行|完成|处理|反映|提交|答复|解决|维护|行使|配合|提供)(?![^，。；]{0,4}(?:义务|方式|责任|期限|时间|情况|人[，。]))`,
      'g',
    ),
    right: '地',
    reason: proofreadText.mannerWord,
  },
  {
    pattern:
      /(?<=处理|办理|履行|管理|执行|完成|安装|施工|运行|运转|服务|维护|整改|落实|组织|安排|准备|掌握|控制)地(?=是否(?:及时|到位|充分|规范|合理|彻底|完整|准确|妥当|顺利|正常|良好))/g,
    right: '得',
    reason: proofreadText.mannerWord,
  },
  {
    pattern: /不不(?=得|能|应|会|可|超|再|影响|承担|低于|少于|高于|多于|免除|退还)/g,
    right: '不',
    reason: proofreadText.doubledCharacter('不'),
  },
  {
    // 股权权变更; 股权权益 and 股权权属 are words.
    pattern: /(?<=[\u4e00-\u9fff])权权(?![益属能利限重威证衡力责源籍数])/g,
    right: '权',
    reason: proofreadText.doubledCharacter('权'),
  },
  {
    // 中所所列; 本所所列 is said of a firm.
    pattern: /(?<=[中下上条款项])所所(?=[列述示载称指附规约定])/g,
    right: '所',
    reason: proofreadText.doubledCharacter('所'),
  },
  {
    pattern: /(?<=贵(?<own>[司方校院局行部]))贵\k<own>|(?<=我(?<ours>[司方校院局行部]))我\k<ours>/g,
    right: '',
    reason: proofreadText.doubledWord('贵司'),
  },
  {
    // 一式四份四份; 一份一份 is said on purpose.
    pattern:
      /(?<=(?:一式|共计?|合计|各执|各持)(?<count>[二三四五六七八九十两]{1,2}[份本套]))\k<count>(?=[，。；、])/g,
    right: '',
    reason: proofreadText.doubledWord('四份'),
  },
  {
    pattern: /做出(?=(?:如下|以下|下列|上述|了|书面|最终|新的)?(?:决议|判决|裁定|批复))/g,
    right: '作出',
    reason: proofreadText.pair('做出', '作出'),
  },
  {
    // 泄漏披露方的商业秘密: what is told, not what runs out.
    pattern:
      /泄漏(?=[^，。；]{1,14}(?:秘密|机密|保密信息|个人信息|技术资料|客户资料|客户信息|内部信息|隐私|标底))/g,
    right: '泄露',
    reason: proofreadText.pair('泄漏', '泄露'),
  },
  {
    // 至今末付, 仍末归还: what is not done yet.
    pattern: /(?<=至今|仍|尚|均|逾期|从)末(?=[付经按能予到得缴交签还收取完履提归偿支曾])/g,
    right: '未',
    reason: proofreadText.pair('末', '未'),
  },
  {
    pattern: /座落(?=[于在：:]|地点|位置)/g,
    right: '坐落',
    reason: proofreadText.pair('座落', '坐落'),
  },
  {
    // 受让方既为股东: 既 that nothing answers (也, 又, 且).
    pattern:
      /(?<=[方人者司日后的，])既(?=为(?!定)|可(?![能靠])|告(?![知诉])|视为|发生|构成|享有|成为|应(?![当]?[^，。；]{0,8}[，、][也又且]))(?![^。；]{0,60}[也又且还亦更])/g,
    right: '即',
    reason: proofreadText.pair('既', '即'),
  },
  {
    // 乙方以收到首期款; 以收到…为准 and 以支付…代替 go on.
    pattern:
      /(?<=[甲乙丙丁]方|双方|承租人|出租人|买受人|出卖人|借款人|出借人|受让方|转让方|委托人|受托人|发包人|承包人|贵司|我司)以(?=(?:收到|付清|收讫|签收|知悉|全部付清|全额支付|如期支付|按期支付|充分了解|阅读并|仔细阅读|详细阅读)(?![^。；]{0,40}(?:为|方式|名义|形式|代替|替代|作|之日)))/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    // 妥善得保管: how something is done.
    pattern:
      /(?<=妥善|及时|合理|有效|严格|认真|如实|完整|准确|按时|按期|全面|公平|公正|诚实|积极|适当|谨慎|擅自|自愿|真实|连续|无条件|单方)得(?=(?:保管|保护|履行|支付|通知|告知|提供|处理|使用|完成|执行|遵守|披露|反映|记录|解决|配合|行使|解除|变更|转让|承担|说明|检查|维护|提交))/g,
    right: '地',
    reason: proofreadText.mannerWord,
  },
  {
    pattern:
      /(?<=法规|法律|规定|条款|章程|政策|标准|制度|合同|协议|规范|目录|办法)(?:的)?修定(?=[，。；、的后时]|$)/g,
    right: '修订',
    reason: proofreadText.pair('修定', '修订'),
  },
  {
    pattern:
      /从新(?=核[算定]|计算|签订|签署|办理|确定|制作|安排|评估|申请|协商|约定|提交|检验|验收|测量|组织|开工|调整)/g,
    right: '重新',
    reason: proofreadText.pair('从新', '重新'),
  },
  {
    pattern: /开据(?=[^，。；]{0,8}(?:发票|收据|凭证|票据|证明|收条))/g,
    right: '开具',
    reason: proofreadText.pair('开据', '开具'),
  },
  {
    pattern: /《《(?=[^《》〈〉]{1,40}》(?!》))/g,
    right: '《',
    reason: proofreadText.doubledCharacter('《'),
  },
];

export function checkLittleWords(text: string): readonly CorrectionDraft[] {
  return draftsOf(patterns, text);
}
