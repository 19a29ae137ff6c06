/**
 * The content words of a question: only these may be reported as not found. A fragment of a phrase (得过) is
 * never one.
 */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A word with one of these characters is grammar, or was cut out of a phrase. */
const functionSign =
  /[的了得过着吗呢吧啊嘛是在有和与把被给让我你您他她它们这那哪谁怎什么几多少很太最就都还也又再要想会能可该应不没未无别个些下上里外前后去来到对为以及或但如若因所其之将已从向只每各某只起开出进拿找说叫做用看问请求]/;
const commonWords: ReadonlySet<string> = new Set(
  '约定 合同 问题 情况 时候 时间 事情 东西 方面 方式 办法 内容 部分 规定 法律 法规 条文 相关 关于 属于 处理 解决 知道 觉得 认为 希望 今天 昨天 明天 现在 目前 之后 之前 以后 一般 通常 通过 进行 一种 一方 双方 对方 别人 自己 公司 单位 一直 已经 突然 一共 万元 如何 为何 是否 怎样'.split(
    ' ',
  ),
);

/** In order, each once. */
export function contentWords(question: string): readonly string[] {
  const words = [...segmenter.segment(question)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter(
      (word) => /^\p{Script=Han}{2,6}$/u.test(word) && !functionSign.test(word) && !commonWords.has(word),
    );
  return [...new Set(words)];
}
