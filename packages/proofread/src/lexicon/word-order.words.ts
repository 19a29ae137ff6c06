/** Pairs of characters that are no words of the language model and right all the same in this order. */
export const rightInThisOrder: ReadonlySet<string> = new Set(
  '上以 下以 内以 外以 前以 后以 中以 法依 存缴 表报 备置 入出 加施 开拆 角尖 监舍 龄林 资人 杆顶 蒸熏 精煤 平战 汇交 工勤 行纪 转拨 起闭 外窗 回赎 装拆 拆装 拌搅 拌和 巡视 运转 折旧 损毁 罚没 抵扣 划转 结付 扣划'.split(
    ' ',
  ),
);
