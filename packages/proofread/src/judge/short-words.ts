/** Words that lack nothing, for which speech has longer ones: a missing character is no slip there. */
import type { Run } from './signs.ts';

/** 付违约金, 签协议, 重新算: a verb that lacks nothing. */
const wholeAtTheEnd = new Set(
  '支付 给付 计算 核算 结算 归还 偿还 退还 返还 购买 出卖 书写 发送 安装 维修 更换 替换'.split(' '),
);
const wholeAtTheBegin = new Set(
  '签署 签订 签字 退还 退回 租赁 租用 借用 送达 运输 装运 拆除 修理 办理 日期 部门 管道 尾款 返还'.split(' '),
);

/** 如, 应, 可 and 即 of formal writing: whole words, for which speech has longer ones. */
const longForms = new Set(
  '如果 应当 可以 已经 并且 需要 必须 因为 虽然 但是 或者 若是 而且 以及 立即 随即 予以 给予 提供 对于 由于 关于 至于 基于 尚未 均为 各自 仅仅 尤其 即使 倘若 假如 及其 其中 之后 之前 以后 以前 曾经 正在 将要 能够 愿意 所有 还有 有利 有助 超过 采用 适用 代码 材料 有效 期限 方面 合同 之内'.split(
    ' ',
  ),
);

export function isShortVerb(text: string, { kind, at, character }: Run): boolean {
  if (kind !== 'insert') return false;
  const [before, after] = [text.charAt(at - 1) + character, character + text.charAt(at)];
  return wholeAtTheEnd.has(after) || wholeAtTheBegin.has(before) || isFormal(text, at, before, after);
}

/** What is left is a word of its own: 应即, 不得过, 效期, 将予通报. */
function isFormal(text: string, at: number, before: string, after: string): boolean {
  const [own, next] = [text.charAt(at - 1), text.charAt(at)];
  if (longForms.has(after) && formalAtTheEnd.test(own + next)) return true;
  return longForms.has(before) && formalAtTheBegin.test(own + next);
}

/** The character behind, with what stands before it. */
const formalAtTheEnd = /[应须当]即|得过|[，。；、]效|所供|[，。；、]利|当用|应用/;
/** The character before, with what stands behind it. */
const formalAtTheBegin =
  /^(?:如|应|可|已|并|需|因|虽|但|或|若|且|予|对|由|均|各|仅|即|曾|正|将|能|愿)[^，。；]|适于|材[，。；、]|码[，。；、的为]|合价/;
