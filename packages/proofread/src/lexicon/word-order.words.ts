/** Pairs of characters that are no words of the language model and right all the same in this order. */
export const rightInThisOrder: ReadonlySet<string> = new Set(
  '辆车 自各 上以 下以 内以 外以 前以 后以 中以 法依 存缴 表报 备置 入出 加施 开拆 角尖 监舍 龄林 资人 杆顶 蒸熏 精煤 平战 汇交 工勤 行纪 转拨 起闭 外窗 回赎 装拆 拆装 拌搅 拌和 巡视 运转 折旧 损毁 罚没 抵扣 划转 结付 扣划'.split(
    ' ',
  ),
);

/** Words that have their place in a sentence: before what is done, before what they speak of, behind a time. */
export const wordsWithAPlace: ReadonlySet<string> = new Set(
  `由 以 未 均 不得 应当 有关 按照 可以 有权 应 须 不 对 如 自 向 将 方 可 擅自 书面 及时 按时 立即 必须 不再 不予 予以 另行 自行 已 并 与 于 因 为 被
  把 经 也 亦 仍 方可 无权 不能 尚未 一致 共同 分别 视为 承担 负责 之日 之前 以内 内 后 前 起 按 从 在 其 该 各 每 只能 只 仅 必 得 无偿 免费 严格 一并 进一步`
    .trim()
    .split(/\s+/),
);
