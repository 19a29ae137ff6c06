export const liveText = {
  commentGone: '这条评论不存在',
  noFindings: '这份文档没有可以评论的内容',
  mentioned: (name: string, title: string): string => `${name} 在《${title}》的评论中提到了您`,
} as const;
