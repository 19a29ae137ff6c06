/** zh-CN: content of a presentation that is not read, and the names of its parts. */
export const slidesNotRead = {
  hiddenSlides: { what: '隐藏的幻灯片', reason: '设为隐藏的幻灯片未计入正文' },
  images: { what: '图片', reason: '未识别图片中的文字' },
  drawings: { what: '图形', reason: '未读取 SmartArt 的内容，也未读取没有数据的图表' },
  objects: { what: '嵌入对象', reason: '未打开嵌入的文件' },
  media: { what: '音频或视频', reason: '未识别其中的语音与画面' },
  comments: { what: '批注', reason: '批注不属于正文，未读取' },
  pageNumbers: { what: '页码', reason: '页码随版面自动变化，未计入正文' },
  slidesBeyondLimit: { what: '超出上限的幻灯片', reason: '超过 2000 页的上限，其后的幻灯片未读取' },
  missingParts: { what: '缺失的部件', reason: '文件引用了不存在或已损坏的部分' },
} as const;

export const slidesText = {
  /** Before the speaker's notes of a slide. */
  notes: '备注：',
} as const;
