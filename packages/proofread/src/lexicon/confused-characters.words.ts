/** Characters that make two real words of like sound, so that the words around gain little by the right one: 权力 and 权利. */
const sets =
  '利力 致至止 中终 订定 盈营赢 授受 销消 映应 证正 录陆 记纪 帐账 坐座 缴交 启起 份分 负付副附符 即既 侯候 薄簿 磨摩 备配 竟竞 度渡 象像 辨辩 型形 象相 质职 制治 诉溯 债责 幅副 费废 绩积 成承 期其 结决 检捡 扣叩 抚扶 含涵 暂暴 询寻 查察 布部 蓄畜 振震 燥躁 籍藉 欠歉 复覆 作做 划化 融溶 练炼 采彩 式势 诉述 押压 货贷 拔拨 末未 己已巳 折拆 洽恰 撤澈 拟似 免兔 偿赏 赔陪 侵浸 租组 赁凭 券卷 竣峻 违为 按安 流留 属嘱 享想 喻誉 预逾'.split(
    ' ',
  );

export function areConfused(one: string, other: string): boolean {
  return sets.some((set) => set.includes(one) && set.includes(other));
}
