/** Sentences about people's data that a user reads. */

/** What a person is called whose account was closed. */
export const ERASED_NAME = '已注销用户';

export const dataRightsText = {
  archiveName: (space: string, day: string) => `${space}-数据导出-${day}.zip`,
  person: '我的数据',
  tooOften: (minutes: number) => `${minutes} 分钟内已导出过一次，请直接下载，或稍后再导出`,
  none: '还没有导出，或导出的文件已过期，请重新导出',
  pending: '数据还在打包，请稍候',
  failed: '导出没有成功，请重试',
  ready: (days: number) => `您要的数据已打包完成，${days} 天内可以下载`,
  notReady: '您要的数据没有打包成功，请重新导出',
  phraseWrong: (phrase: string) => `请输入「${phrase}」以确认`,
  codeMissing: '请输入短信验证码',
  ownsTeam: (name: string) =>
    `您是团队「${name}」的所有者，团队里还有其他成员：请先把团队转让给其他成员，或移除成员`,
  refundOpen: (number: string) => `订单 ${number} 的退款还在处理，请等退款完成`,
  orderOpen: (number: string) => `订单 ${number} 还没有支付，请先取消订单`,
  closing: (day: string) => `您的账号将于 ${day} 注销，届时个人空间的全部内容会被删除；在此之前可以随时撤销`,
  stays: '注销申请已撤销，账号照常使用',
  erased: ERASED_NAME,
  erasedSpace: '已注销空间',
  folders: { tables: '数据', files: '文件', texts: '查重文本', results: '结果', exports: '导出文件' },
  missingFile: '缺失的内容.txt',
  missing: (names: readonly string[]) => `以下内容在存储里已经没有了：\n${names.join('\n')}\n`,
  readMe: '说明.txt',
  explanation: (space: string, at: string) =>
    [
      `文鉴数据导出`,
      `空间：${space}`,
      `时间：${at}`,
      '',
      '数据：每张表一个 JSON 文件，每行一个对象；时间为 UTC。',
      '文件：上传的原文件。查重文本：查重文本库里的原文件。',
      '结果：审查、比对、校对、查重、识别与读取的结果（JSON）。',
      '导出文件：由模板生成、转换、识别得到的文件，以及从结果导出的文件。',
      '没有收录：密钥与公开链接的密文、为显示与检索而算出的中间内容。',
      '',
    ].join('\n'),
} as const;
