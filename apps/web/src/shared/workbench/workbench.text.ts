/** What a tool calls its decisions; a decision that is not offered has no key. */
export interface DecisionKeys {
  readonly accept?: string;
  readonly ignore?: string;
  readonly edit?: string;
}

/** The words that are the same on the result page of every tool. */
export const workbenchText = {
  position: (at: string, total: string, unit: string) => `第 ${at} / ${total} ${unit}`,
  positionNone: (total: string, unit: string) => `共 ${total} ${unit}`,
  /** After the position, where the list is filtered. */
  ofAll: (total: string, unit: string) => `（清单已筛选，全部 ${total} ${unit}）`,
  previous: (unit: string) => `上一${unit}`,
  next: (unit: string) => `下一${unit}`,
  progress: (done: string, total: string) => `已处理 ${done}/${total}`,

  /** The keys that `use-finding-keys.ts` answers to here, one letter each. */
  keys: (unit: string, { accept, ignore, edit }: DecisionKeys) =>
    [
      `N 下一${unit}`,
      `P 上一${unit}`,
      accept && `A ${accept}`,
      ignore && `X ${ignore}`,
      edit && `E ${edit}`,
      accept && 'Ctrl+Z 撤销',
      '/ 搜索',
      '? 帮助',
    ]
      .filter(Boolean)
      .join('　'),

  choiceOfAll: (label: string) => `${label}：全部`,
  clearFilters: '清除筛选',

  note: '备注',
  addNote: '加备注',
  notePlaceholder: '写给自己和同事，最多 500 字',
  decidedBy: (name: string, when: string) => `${name} · ${when}`,
  ignore: '忽略',
  restore: '恢复',
  cancel: '取消',
  locate: '定位',
  page: (page: number) => `第 ${page} 页`,

  batch: (count: string, unit: string) => `列表中未处理 ${count} ${unit}`,
  batchIgnore: '全部忽略',

  list: '清单',
} as const;
