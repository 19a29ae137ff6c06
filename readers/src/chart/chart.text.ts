/** zh-CN: how a chart is told in the text of a document. */
export const chartText = {
  /** Marks the text as a chart's. */
  chart: '图表',
  head: (title: string): string => `图表：${title}`,
  axes: (titles: readonly string[]): string => `坐标轴：${titles.join('，')}`,
  series: (name: string, points: string): string => (name === '' ? points : `${name}：${points}`),
  point: (category: string, value: string): string => (category === '' ? value : `${category} ${value}`),
  between: '；',
  levels: ' ',
  moreSeries: (count: number): string => `另有 ${count} 个系列未列出`,
  more: (count: number): string => `另有 ${count} 个数据点未列出`,
} as const;
