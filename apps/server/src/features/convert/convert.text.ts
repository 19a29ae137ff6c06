/** Sentences of conversion and recognition that a user reads. */
export const convertText = {
  filesMissing: '要处理的文件不存在，或已被删除',
  severalFiles: (name: string, count: number) => `${name} 等 ${count} 个文件`,
  tooMuchWritten: '前面的文件转换后已超过 4 GB，这个文件没有转换，请分几次转换',
  noSuchOutput: '没有这个结果文件',
  noArchive: '结果文件太多或太大，不能打包，请逐个下载',
  archiveName: (title: string) => `${title}.zip`,
  nothingRecognised: '没有识别到文字，请换一张更清晰的图片',
  noSuchFormat: '这次识别没有生成这种格式',
  noImage: '上传的文件不是图片，没有可显示的页面图片',
  exportFailed: (format: string, reason: string) => `没有生成 ${format}：${reason}`,
  formats: { txt: '文字', docx: 'Word', pdf: '可搜索的 PDF' },
} as const;
