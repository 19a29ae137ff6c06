/** zh-CN sentences on missing or unreadable metadata of a file. */
export const metadataText = {
  noProperties: '此格式不记录作者、时间等文件属性',
  formatNotRead: '此格式的文件属性暂不读取',
  damagedPart: (part: string): string => `${part} 已损坏，只读取了其中一部分`,
  notOpened: (message: string): string => `文件属性未能读取：${message}`,
  noParts: '文件中没有属性部分，可能由其他软件生成或已被清除',
  pdfNotOpened: '文件设有密码或已损坏，只读取了未加密的标识与保存次数',
  pdfFontsCut: (pages: number): string => `只统计了前 ${pages} 页的字体`,
  tooMany: (limit: number): string => `属性过多，只保留了前 ${limit} 项`,
  noExif: '图片中没有拍摄或制作信息',
  damagedExif: '图片的拍摄信息已损坏，只读取了其中一部分',
} as const;
