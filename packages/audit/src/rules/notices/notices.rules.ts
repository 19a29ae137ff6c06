/** Notices: whether they reach the other side. */
import { levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { says } from '../../checks/find-sentences.ts';
import { incompleteRule } from '../../checks/incomplete-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import { isWorkedOut } from '../../checks/worked-out.ts';
import type { Rule } from '../../rule.ts';
import { allTypesBut } from '../commercial-types.ts';

/** One party named where neither both nor the other one is; the account, the place of delivery or the goods change. */
const oneSided =
  /^(?!.*(?:双方|各方|任何一方|任一方|一方|各自|互相|相互|其他各方|对方|甲方?[、和与及]?乙)).*(?:[甲乙丙丁买卖供需]方|您|劳动者|员工|出租人|承租人|出借人|借款人|会员|业主|用户)|(?:收货|交货|送货|经营|账户|账号)(?:地址|地点|信息)?(?:如|若)?(?:有|发生)?(?:变更|变动|变化|更换|改变)|(?<![甲、和与或]|或者)[甲乙丙丁买卖供需]方[^，。；]{0,12}(?:变更|变动|更换|改变)/;

export const noticesRules: readonly Rule[] = [
  missingClause({
    id: 'notices.missing',
    title: '没有通知送达条款',
    family: 'notices',
    types: allTypesBut('labour'),
    levels: levels('L/L/L'),
    examines: '是否约定通知的方式和送达',
    reason: '没有约定送达的地址和方式，催告、解除等通知是否到达对方难以证明。',
    basis: [civilCode('第一百三十七条', '以非对话方式作出的意思表示，到达相对人时生效。')],
    suggestion:
      '双方的通知以书面形式按本合同载明的地址、电子邮箱送达：专人递送的以签收为送达，快递的以签收或者退回之日为送达，电子邮件以进入对方系统之日为送达。任何一方变更地址或者联系方式的，应提前5日书面通知对方；未通知的，按原地址送达视为有效送达。',
    present: (contract) =>
      says(
        contract,
        /(?:通知|函件?|文书|文件|往来)[^。；]{0,60}(?:送达|寄|邮箱|邮件|签收|递交|送[至到])|送达(?:地址|方式|日|信息)|有效送达|通(?:讯|信)地址|(?:地址|邮箱|电话)[^。；]{0,16}(?:为|作为)[^。；]{0,10}(?:联系|通知|送达)(?:方式|信息)|通知[^。；]{0,20}以[^。；]{0,24}(?:地址|电话|邮箱)[^。；]{0,6}为准/,
      ) ||
      contract.clauses.some(({ heading }) => /^[^，。；]{0,6}(?:通知|送达|联络|联系)/.test(heading ?? '')),
    after: /争议|违约|不可抗力|保密/,
  }),
  sentenceRule({
    id: 'notices.deemed-delivery',
    title: '发出即视为送达',
    family: 'notices',
    types: 'all',
    levels: levels('M/M/L'),
    examines: '通知是否一经发出即视为送达',
    reason: '通知一经发出即视为送达，收件一方可能在不知情时错过异议、催告或者解除的期限。',
    basis: [civilCode('第一百三十七条', '以非对话方式作出的意思表示，到达相对人时生效。')],
    suggestion:
      '书面通知以对方签收之日为送达；拒收或者无人签收的，以快递退回之日为送达；电子邮件以进入对方系统之日为送达。任何一方变更地址或者联系方式的，应提前5日书面通知对方；未通知的，按原地址送达视为有效送达。',
    pattern:
      /(?:发出|寄出|发送|发到|发至|投递|投入|邮寄|交邮|付邮|交寄|寄送|投邮|发信|张贴|公告|公示|发布|推送|刊登|群内)[^。；]{0,40}(?:视为|视同|即为|即告|即|就|便|算作?|均为|推定|等于|产生|发生)[^。；]{0,14}(?:送达|收到|收悉|到达|知悉|知晓|通知到|已通知|已经?告知)/,
    unless:
      /^(?!.*(?:邮寄|快递|寄|信函|公告)).*双方.*(?:短信|微信).*当[天日]|第[二三四五六七八九十\d]+(?:日|天|个)|[\d一二三四五六七八九十]+个?(?:工作)?(?:日|天|小时)|进入|到达对方|系统显示|(?<!未|拒绝|无论是否|不论是否)签收|(?<!无论是否|不论是否)退回/,
  }),
  incompleteRule({
    id: 'notices.address-change',
    title: '地址变更未约定',
    family: 'notices',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '地址或者联系方式变更时，各方是否都应当通知',
    reason: '没有约定地址变更的通知和后果，变更后通知无法送达时责任不清。',
    basis: [civilCode('第五百零九条', '当事人应当遵循诚信原则履行通知、协助等义务。')],
    suggestion:
      '任何一方变更地址或者联系方式的，应提前【5】日书面通知对方；未通知的，按原地址送达视为有效送达。',
    applies: (contract) => !isWorkedOut(contract),
    topic: /送达|通(?:讯|信)地址|通知[^。；]{0,30}视为[^。；]{0,12}收到/,
    notTopic: /^[^，。；]{0,14}$|货物|运抵|裁决书|判决书|送达指定|产品/,
    complete:
      /(?:地址|联系|信息|方式|电话|住所|资料)[^。；]{0,40}(?:变更|变动|变化|更改|改变|更换|有变|换)|(?:变更|更改|变动|改变|更换)[^。；]{0,24}(?:地址|联系|住所|通讯|信息)|(?:^|[，）)])(?:一方|任何一方|如有?|如需|若有?)?(?:发生)?(?:变更|变动|有变|变了|改了)的?，?(?:应当?|须|要|需)[^。；]{0,24}(?:通知|告知|告诉)/,
    proof:
      /(?:变更|变动|变化|更改|改变|更换|有变|换)[^。；]{0,24}(?:应|须|要|需|提前|请|[日天]内)[^。；]{0,20}(?:通知|告知|告诉|通报)|(?:应|须|提前|请)[^。；]{0,16}(?:通知|告知)[^。；]{0,10}(?:变更|变动)/,
    // Where only one of them has to tell it, or something else changes.
    notProof: oneSided,
  }),
];
