export const remarkText = {
  initials: '文',
  moved: (place: string): string => `本条所指文字位于${place}，Word 不支持在该处插入批注，故标注于此。`,
  settled: '原文件中已有的修订无法与本次修订并存，已按“全部接受”处理后写入；原有修订请查看原文件。',
  commentsLost: '导出未通过核对：写入的批注与读出的不一致，已放弃导出。',
  notWritable: '文件的结构与读取时的不一致，无法写入批注与修订。',
} as const;
