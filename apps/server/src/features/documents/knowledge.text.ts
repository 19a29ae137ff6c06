/** Sentences of the knowledge base. */
export const knowledgeText = {
  copyOf: (name: string, number: number) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    return `${stem} 副本${number === 1 ? '' : ` ${number}`}${extension}`;
  },
  notYours: (name: string) => `“${name}”由其他成员上传，只有上传者、团队所有者或管理员可以删除`,
  currentStays: '当前版本不能单独删除；请先把另一版设为当前版本，或删除整份文档',
  factsFile: (day: string) => `合同要素表 ${day}.xlsx`,
  folderMissing: '文件夹不存在，或已被删除',
};
