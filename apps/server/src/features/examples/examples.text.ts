export const exampleText = {
  preparing: '示例正在准备，请稍候再试',
  noPages: '这份文件没有可显示的页面，可以查看文字',
} as const;
