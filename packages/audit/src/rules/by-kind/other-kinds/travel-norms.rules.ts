/** Package travel: groups that do not come together, tips, people left behind, refunds and those who serve on the spot. */
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { tourismLaw } from '../by-kind-laws.ts';

const applies = about(/旅游者|游客|旅行社|地接|团费|参团|跟团|领队|组团社|研学旅行/);
const DAYS_AT_HOME = 7;
const DAYS_ABROAD = 30;

export const travelNormRules: readonly Rule[] = [
  provisionRule({
    id: 'termination.travel-group-notice-short',
    title: '不成团的通知太迟或者费用不全退',
    family: 'termination',
    applies,
    levels: levels('H/M/H'),
    examines: '未达到成团人数时是否提前七日（出境三十日）通知并退还全部费用',
    reason: '未达约定人数不能出团的，境内游至少提前七日、出境游至少提前三十日通知，并退还已收取的全部费用。',
    basis: [
      tourismLaw(
        '第六十三条',
        '境内旅游应当至少提前七日通知旅游者，出境旅游应当至少提前三十日通知；解除合同的退还已收取的全部费用。',
      ),
    ],
    suggestion:
      '未达到成团人数的，{performer}最迟在出发前【7】日（出境为【30】日）通知{payer}，并全额退还已收费用。',
    ways: [
      [
        /(?:不足|未达|达不到|未满|不满|不够|没(?:有)?(?:达|凑|满)|少于|低于)[^，。；]{0,12}(?:人|团)|(?:未能?|不能|无法|没能?)(?:如期)?成团|凑不(?:够|齐|满)/,
        /通知|告知|取消|不出团|解除|退/,
      ],
    ],
    unless: /全额退(?!还?[^，。；]{0,6}(?:除外|不))[^。；]{0,20}(?:提前|前)(?:七|7|三十|30|十|15|十五)日/,
    judge: ({ sentence: { text } }) => {
      if (isNoticeShort(text)) return { detail: '提前通知的天数少于法定的七日（出境三十日）。' };
      return isRefundPartial(text) ? { detail: '没有全额退还已收取的费用。' } : null;
    },
  }),
  provisionRule({
    id: 'price.guide-tips',
    title: '导游、领队、司机向旅游者收取小费',
    family: 'price',
    applies,
    levels: levels('H/M/H'),
    examines: '是否约定旅游者在团费之外向导游、领队、司机付小费或者服务费',
    reason: '导游和领队不得向旅游者索取小费；安排导游的，导游服务费应当在包价旅游合同中载明、计入团费。',
    basis: [
      tourismLaw('第四十一条', '导游和领队不得向旅游者索取小费，不得诱导、欺骗、强迫旅游者购物。'),
      tourismLaw('第六十条', '安排导游为旅游者提供服务的，应当在包价旅游合同中载明导游服务费用。'),
    ],
    suggestion: '导游服务费为每人【】元，已含在团费中；导游、领队、司机不向{payer}收取任何小费。',
    ways: [
      [
        /小费|辛苦费|打赏|服务费|红包/,
        /导游|领队|司机|司陪|全陪|地陪|讲解员/,
        /现场(?:收|支付|交)|(?:向|由|请|须|需|应)[^，。；]{0,12}(?:旅游者|游客|团员|客人|PAYER|每人)[^，。；]{0,14}(?:收|交|付|缴)|(?:旅游者|游客|团员|客人|PAYER|每人|每位)[^，。；]{0,16}(?:须|需|应|另|自行|现场|当面)[^，。；]{0,12}(?:交|付|缴|给)|(?:团费|报价|总价|费用)[^，。；]{0,8}(?:不含|之外|以外)|(?<!不)另[付收]|当地(?:支付|收取)/,
      ],
    ],
    unless:
      /不得|严禁|禁止|不(?:再|另|额外)?(?:向[^，。；]{0,10})?(?:收取|索要|索取|支付)|无[须需]|(?:已|均)?(?:包)?含(?:在|于)|自愿|投诉/,
  }),
  provisionRule({
    id: 'liability.travel-stranded-cost',
    title: '滞留后的返程费用全由旅游者承担',
    family: 'liability',
    applies,
    levels: levels('H/-/M'),
    examines: '不可抗力等造成滞留时，返程和安置费用是否由双方分担',
    reason:
      '不可抗力造成滞留的，增加的返程费用由旅行社与旅游者分担；危及人身安全时采取措施的费用也由双方分担。',
    basis: [
      tourismLaw(
        '第六十七条',
        '造成旅游者滞留的，增加的食宿费用由旅游者承担；增加的返程费用，由旅行社与旅游者分担。',
      ),
    ],
    suggestion: '滞留增加的食宿费用由{payer}承担，增加的返程费用和安全措施的费用由双方各承担一半。',
    ways: [
      [
        /滞留|不可抗力|台风|地震|航班取消|停航|封路|被困|疫情|自然灾害|无法返程/,
        /返程|返回|回程|改签|安置|救援|撤离|机票|车票/,
        /(?:(?:均|全部|一律|概|都)?由)(?:旅游者|游客|团员|PAYER)[^，。；]{0,6}(?:自行|全部|全额|独自)?(?:承担|负担|支付|解决|自理)|(?:旅游者|游客|团员|PAYER)(?:自行|自己|全额|全部)(?:承担|负担|支付|解决|购买|安排)|(?:旅行社|PERFORMER)[^，。；]{0,6}(?:不承担|概不负责|不负责|不负担)/,
      ],
    ],
    unless: /分担|各(?:自)?承担(?:一半|50%|百分之五十)|共同承担|双方承担|平均/,
  }),
  provisionRule({
    id: 'termination.travel-exit-no-refund',
    title: '旅游者退团不退任何费用',
    family: 'termination',
    applies,
    levels: levels('H/-/H'),
    examines: '旅游者在行程结束前解除合同时，扣除必要费用后的余款是否退还',
    reason: '旅游行程结束前旅游者可以解除合同，组团社扣除必要的费用后应当退还余款，一概不退的约定没有效力。',
    basis: [
      tourismLaw(
        '第六十五条',
        '旅游行程结束前，旅游者解除合同的，组团社应当在扣除必要的费用后，将余款退还旅游者。',
      ),
    ],
    suggestion: '{payer}退团的，{performer}扣除已实际支付且不可退还的必要费用并出具凭证后，退还余款。',
    ways: [
      [
        /退团|不(?:参|随)团|取消(?:行程|报名|参团|出行)|中途(?:离团|退出|离开)|离团|脱团|不能(?:成行|出行|参加)|解除合同|放弃行程|临时有事/,
        /(?:旅游者|游客|团员|学员|PAYER|报名)/,
        /(?:概|一律|均|恕|全部|都)?不(?:予|再|作|得|可)?(?:退还?|返还|找补)|(?:全部|全额)(?:扣除|没收|收取)|(?:团费|费用|已(?:交|付|缴)[^，。；]{0,6})[^，。；]{0,6}(?:归|作为)|扣除(?:全部|全额|100%)|视为放弃/,
      ],
    ],
    unless:
      /(?:余款|剩余(?:费用|款项)?|未发生的?[^，。；]{0,8})[^，。；]{0,8}(?:退|返)|必要(?:的)?费用|实际(?:发生|损失|支付)|不可退(?:还)?的/,
  }),
  provisionRule({
    id: 'liability.travel-left-behind',
    title: '行程中断后旅游者自行返回',
    family: 'liability',
    applies,
    levels: levels('H/-/H'),
    examines: '行程中解除合同时旅行社是否协助旅游者返回',
    reason:
      '行程中解除合同的，旅行社应当协助旅游者返回；因旅行社或者地接社的原因解除的，返程费用由旅行社承担。',
    basis: [
      tourismLaw(
        '第六十八条',
        '旅游行程中解除合同的，旅行社应当协助旅游者返回出发地或者旅游者指定的合理地点。',
      ),
    ],
    suggestion:
      '行程中解除合同的，{performer}协助{payer}返回出发地；因{performer}或者履行辅助人的原因解除的，返程费用由{performer}承担。',
    ways: [
      [
        /就地(?:解散|散团|离团)|(?:自行|自己)(?:返回|返程|回程|安排[^，。；]{0,6}返)|(?:旅行社|PERFORMER)[^，。；]{0,6}(?:不(?:再)?(?:负责|安排|协助|承担))[^，。；]{0,10}(?:返程|返回|送返|回程)/,
        /解除|终止|中断|中止|取消|不(?:能|再)继续|离团|停止服务|驱离|结束行程/,
      ],
    ],
    unless: /协助[^，。；]{0,14}返|负责[^，。；]{0,10}(?:返回|返程|送返)|不得|自愿|旅游者(?:要求|选择)自行/,
  }),
  provisionRule({
    id: 'liability.travel-local-agency-only',
    title: '地接社、景区的过错不由组团社负责',
    family: 'liability',
    applies,
    levels: levels('H/-/H'),
    examines: '地接社、酒店、车队等造成违约、损害时组团社是否承担责任',
    reason:
      '由于地接社、履行辅助人的原因导致违约的，由组团社承担责任；造成人身、财产损害的，旅游者可以要求组团社赔偿。',
    basis: [
      tourismLaw(
        '第七十一条',
        '由于地接社、履行辅助人的原因导致违约的，由组团社承担责任；组团社承担责任后可以追偿。',
      ),
    ],
    suggestion: '因地接社、履行辅助人的原因造成违约或者损害的，由{performer}先行承担责任，之后自行追偿。',
    ways: [
      [
        /地接(?:社|方)|履行辅助人|酒店|景区|车队|航空公司|餐厅|供应商|接待单位|承运单位/,
        /原因|过错|过失|造成|导致|引起|事故|受伤|违约|降低标准|服务质量/,
        /(?:旅行社|组团社|PERFORMER)[^，。；]{0,8}(?:概不|不(?:再|予)?(?:承担|负|赔)|不对)|(?:旅游者|游客|PAYER)[^，。；]{0,10}(?:直接|自行|径行)?(?:向|找)[^，。；]{0,14}(?:索赔|主张|追究|交涉|解决|要求|理论)|与(?:旅行社|组团社|PERFORMER)无关/,
      ],
    ],
    unless:
      /(?:先行|负责|协助)[^，。；]{0,6}(?:赔付|赔偿|承担)|也可|可以?选择|有权(?:直接)?(?:选择|要求)|追偿/,
  }),
];

/** "出发前3日通知" where the law asks for seven days, thirty for travel abroad. */
function isNoticeShort(text: string): boolean {
  const least = /出境|境外|国外|签证|护照/.test(text) ? DAYS_ABROAD : DAYS_AT_HOME;
  const notice =
    /(?:出发|出团|出行|启程|开团|行程|发团)(?:日|当日|开始)?之?前[^，。；]{0,10}|提前[^，。；]{0,8}(?:日|天|月|周)/.exec(
      text,
    );
  if (notice === null) return false;
  return daysIn(notice[0]).some((days) => days > 0 && days < least);
}

const PARTIAL =
  /退(?:还|回)?[^，。；]{0,10}[1-9]\d?%|扣(?:除|留|收)[^，。；]{0,12}(?:\d|手续费|费用)|不退|转(?:至|到|入)下[一期次]?[^，。；]{0,4}(?:团|期)|仅退|只退/;

function isRefundPartial(text: string): boolean {
  return PARTIAL.test(text) && !/退(?:还|回)?[^，。；]{0,6}100%/.test(text);
}
