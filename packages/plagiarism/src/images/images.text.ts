/** zh-CN sentences of the comparison of pictures. */
export const imageText = {
  side: { a: '被查文件', b: '对照文件' },
  reasons: {
    same: (): string => '两处是同一个图片文件',
    alike: (percent: number): string =>
      `画面相似度 ${percent}%，可能经过重新压缩、缩放、加边框、裁边或转为灰度`,
    mirrored: (percent: number): string => `左右翻转后画面相似度 ${percent}%`,
  },
  compared: '按画面比对的图片',
  picture: '图片',
  notRead: '超出数量或大小的上限，或图片已损坏，未参与比对',
  bytesOnly: '尺寸过小、画面过于单一或无法绘制，只比对了文件是否相同',
} as const;
