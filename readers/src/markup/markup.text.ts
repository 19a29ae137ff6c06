/** zh-CN: content of a web page or a Markdown file that is not read as text. */
export const markupNotRead = {
  scripts: { what: '脚本', reason: '脚本不属于正文，未运行也未读取' },
  styles: { what: '样式', reason: '样式不属于正文，未读取' },
  hidden: { what: '隐藏内容', reason: '设为隐藏的文字未计入正文' },
  images: { what: '图片', reason: '未识别图片中的文字' },
  objects: { what: '嵌入内容', reason: '未读取嵌入的网页、音频、视频与图形' },
  forms: { what: '表单控件', reason: '未读取输入框与选项的内容' },
  frontMatter: { what: '文件属性', reason: '文件开头的属性区不属于正文，未读取' },
} as const;
