const detailNames: Readonly<Record<string, string>> = {
  person: '人员',
  phone: '手机号',
  role: '角色',
  permission: '权限',
  before: '原名称',
  /** For renames recorded in the older form. */
  name: '新名称',
  format: '格式',
  version: '版本',
  documents: '移入回收站的文档',
  files: '文件数',
};

const valueNames: Readonly<Record<string, string>> = {
  owner: '所有者',
  admin: '管理员',
  member: '成员',
  readonly: '可查看',
  readwrite: '可编辑',
};

export const recordsText = {
  withoutAccount: '持链接或密钥的访客',
  system: '系统',
  cutShort: (count: number) =>
    `只列出最近的 ${count} 条，更早的没有列出；请按日期、人员或操作筛选后再导出其余`,
  sheet: '操作日志',
  columns: ['时间', '人员', '手机号', '操作', '对象类型', '对象', '说明'],
  /** A detail without a label is internal and not shown. */
  detail: (key: string, value: string) => {
    const name = detailNames[key];
    return name === undefined ? [] : [`${name}：${valueNames[value] ?? value}`];
  },
} as const;
