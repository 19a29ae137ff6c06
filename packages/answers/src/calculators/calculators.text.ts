/** zh-CN: sums inside answers. */
const money = (value: number): string =>
  `${new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 }).format(value)} 元`;
const plain = (value: number): string => String(Number(value.toFixed(4)));

export const calculatorText = {
  money,
  plain,
  severance: {
    title: '经济补偿计算',
    formula:
      'N = 月工资 × 工作年限（每满一年算 1，六个月以上不满一年算 1，不满六个月算 0.5）；N+1 另加上一个月工资；违法解除 2N。',
    needs: '告诉我离职前十二个月的平均月工资和工作了多久（例如“月薪8000，工作了3年半”），就能算出金额。',
    given: (wage: number, years: number, months: number, count: number): string =>
      `按您说的月工资 ${money(wage)}、工作 ${years} 年${months === 0 ? '' : ` ${months} 个月`}，年限算 ${plain(count)} 个月工资：`,
    n: (wage: number, count: number): string =>
      `经济补偿（N）：${money(wage)} × ${plain(count)} = ${money(wage * count)}`,
    more: (wage: number, count: number): string =>
      `没有提前三十日通知的（N+1）：再加 ${money(wage)}，共 ${money(wage * (count + 1))}`,
    double: (wage: number, count: number): string => `违法解除的赔偿金（2N）：${money(2 * wage * count)}`,
    limit: '月工资高于当地上年度职工月平均工资三倍的，按三倍计算，年限最多十二年；这里没有考虑。',
  },
  overtime: {
    title: '加班费计算',
    formula: '小时工资 = 月工资 ÷ 21.75 ÷ 8；平时加班 × 1.5，休息日不能补休 × 2，法定休假日 × 3。',
    needs: '告诉我月工资和加班的时间（例如“月薪6000，周末加班16小时”），就能算出金额。',
    hourly: (wage: number, hour: number): string => `按您说的月工资 ${money(wage)}，每小时 ${money(hour)}：`,
    rates: (hour: number): string =>
      `平时每小时 ${money(hour * 1.5)}，休息日每小时 ${money(hour * 2)}，法定休假日每小时 ${money(hour * 3)}`,
    row: (name: string, hours: number, hour: number, times: number): string =>
      `${name} ${plain(hours)} 小时：${money(hour)} × ${times} × ${plain(hours)} = ${money(hour * times * hours)}`,
    notAllHoliday:
      '（按这些时间全在法定休假日计算；国庆、春节等长假只有其中几天是法定休假日，其余的按休息日或者工作日计算）',
    kinds: { usual: '平时加班', rest: '休息日加班', holiday: '法定休假日加班' },
  },
  deposit: {
    title: '定金计算',
    formula: '收定金的一方违约，双倍返还定金；定金最多算到合同总价的百分之二十，超过的部分只返还、不加倍。',
    needs: '告诉我定金是多少、合同总价是多少（例如“总价30万，定金10万”），就能算出金额。',
    within: (deposit: number): string =>
      `按您说的定金 ${money(deposit)}：对方违约应返还 ${money(2 * deposit)}；付定金的一方违约则无权要回。`,
    above: (deposit: number, total: number): string => {
      const most = total * 0.2;
      return `按您说的总价 ${money(total)}、定金 ${money(deposit)}：有定金效力的是 ${money(most)}（总价的百分之二十），对方违约应返还 ${money(2 * most)} + 超出部分 ${money(deposit - most)} = ${money(deposit + most)}；付定金的一方违约，${money(most)} 无权要回，超出的 ${money(deposit - most)} 可以要回。`;
    },
    noTotal: '没有说合同总价：定金超过总价百分之二十的部分不加倍。',
  },
  lending: {
    title: '利息上限计算',
    formula: '受保护的年利率最高 = 合同成立时一年期贷款市场报价利率（LPR）× 4；每年利息 = 本金 × 年利率。',
    needs:
      '需要合同成立那个月公布的一年期 LPR（在全国银行间同业拆借中心网站可查）。告诉我“本金、约定利率、当时的 LPR”（例如“借10万，月息2分，当时LPR 3.45%”），就能算出金额。',
    most: (lpr: number): string => `按您说的 LPR ${plain(lpr)}%，上限是年利率 ${plain(lpr * 4)}%。`,
    agreed: (rate: number, most: number): string =>
      rate > most
        ? `约定的年利率 ${plain(rate)}% 超过上限，超过部分不受保护。`
        : `约定的年利率 ${plain(rate)}% 没有超过上限。`,
    yearly: (principal: number, rate: number): string =>
      `本金 ${money(principal)} 每年受保护的利息最多 ${money((principal * rate) / 100)}。`,
    asked: (rate: number): string => `您说的利率折合年利率 ${plain(rate)}%。`,
  },
  limitation: {
    title: '时效计算',
    formula: (years: string): string =>
      `从知道或者应当知道权利受损害之日的次日起算${years}，到期月的对应日为最后一日，遇法定休假日顺延。`,
    three: '三年',
    one: '一年',
    needs: '告诉我起算的日子（还款到期日、知道权利受损的日子，例如“2023年5月1日到期”），就能算出最后一天。',
    last: (from: string, last: string): string =>
      `按您说的 ${from} 起算，最后一天是 ${last}；其间要求过对方履行、对方同意履行、起诉或者申请仲裁的，从那时起重新计算。`,
  },
  workingDays: {
    title: '工作日计算',
    formula: '从次日起数，周六、周日不算；法定节假日和调休以国务院每年的安排为准，这里没有扣除。',
    needs: '告诉我从哪一天起、多少个工作日（例如“2026年3月2日起15个工作日”），就能算出最后一天。',
    last: (from: string, count: number, last: string): string =>
      `从 ${from} 的次日起数 ${count} 个工作日，到 ${last}（未扣除法定节假日）。`,
  },
  doubleWage: {
    title: '二倍工资差额计算',
    formula: '差额 = 月工资 ×（没有签合同的月数 − 1），最多 11 个月。',
    needs: '告诉我月工资和没签合同工作了几个月（例如“月薪6000，干了8个月没签合同”），就能算出金额。',
    given: (wage: number, months: number): string =>
      `按您说的月工资 ${money(wage)}，可以再要 ${months} 个月的工资差额：${money(wage)} × ${months} = ${money(wage * months)}。`,
    none: '不满一个月的，还没有二倍工资。',
  },
} as const;
