/** What a sentence lays on somebody or gives him. */
import type { WordClasses } from './word-class.ts';

export const deontics = {
  duty: {
    words: '应 应当 须 必须 需 需要 负责 有义务 务必 保证 承诺 只能 均由 统一由 一律由 概由 负有',
    but: '供应 应收 相应 应用 反应 响应 应急 对应 适应 效应 应付 应得 应对 应届 应税 应有 需方 需求 急需 必需 按需 应援 应聘 保证金 保证人 保证方 保证期间 保证责任 负责人 应予免除',
    examples: ['乙方应支付货款', '卖方须按时交货'],
    counterExamples: ['供应商的名称', '相应款项'],
  },
  right: {
    words: '有权 可以 可 得以 保留权利 享有 有权利 保留 能够',
    but: '可能 可得利益 可行 可靠 认可 许可 不可抗力 可用 可转债 可见 可信 可比 可预见 可持续 可追溯 可分配 保留所有权 不可 宁可 可撤销 可燃',
    examples: ['甲方有权解除', '乙方可转租'],
    counterExamples: ['因不可抗力造成的', '经甲方认可'],
  },
  ban: {
    words: '不得 禁止 严禁 不可 不能 不准 不允许 不许 不应 不可以',
    but: '不可抗力 不可撤销 不可分割 不得不 不能归责 不可抗拒 不可归责',
    examples: ['乙方不得转租'],
    counterExamples: ['因不可抗力'],
  },
  freed: {
    words:
      '无需 无须 不必 毋须 毋需 无庸 不承担 不负 概不 不予 免于 免除 不再 没有义务 不作 不给 无义务 不构成违约 不视为违约 不用 不需 不须 免责 不算违约 不属于违约 不负责 无涉 不另 不计 不做 不管 不受 不补 不保证 不退 不赔 不付 无关 免去 不设 不提供 不支付',
    but: '不予免除 不免除 不负有保密 不受影响 不给予 不做到',
    examples: ['甲方无需承担责任', '押金不予退还', '甲方概不负责'],
    counterExamples: ['乙方应承担责任'],
  },
  barred: {
    words: '无权 放弃 丧失 不享有 不得要求 不得主张 不得向 不得以 不得提出 不得因此 不得拒绝 不具有 失去',
    examples: ['乙方无权要求退款', '乙方放弃抗辩权'],
    counterExamples: ['乙方有权退款'],
  },
  deemed: {
    words:
      '视为 视同 视作 即为 推定 默认 当作 当成 算作 等同于 即视为 就算 就当 即构成 即认定 即告 等于 算是 权当 即表示',
    but: '默认设置 默认值 不视为 不当然视为 不应视为 不得视为 不即视为 不能视为 不推定 不等于 不等同于',
    examples: ['逾期视为合格', '推定为乙方责任'],
    counterExamples: ['双方认为必要'],
  },
} as const satisfies WordClasses;

export type Deontic = keyof typeof deontics;
