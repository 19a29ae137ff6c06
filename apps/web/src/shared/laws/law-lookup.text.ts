/** zh-CN. The articles on a clause, beside the document. */
export const lawLookupText = {
  open: '查相关法条',
  title: '相关法条',
  words: '要查的条款或文字',
  placeholder: '在文档中选中一段文字，或在这里写下、粘贴要查的条款',
  ask: '查法条',
  cut: (characters: number): string => `文字较长，只按前 ${characters} 字查找。`,
  near: (count: number): string => `${count} 条相关，标出的是最接近的一句`,
  nothing: '没有找到足够接近的条文。可以只选一句，或换成法律上的说法再试。',
  notReady: '法律条文库还没有装好，装好后这里会自动显示。',
  failed: (reason: string): string => `没有查到：${reason}`,
  retry: '重试',
  whole: '在法律条文库中查看全部结果',
  coverage: '按词语与含义在法律条文库中查找，供参考，是否适用请核对原文。',
} as const;
