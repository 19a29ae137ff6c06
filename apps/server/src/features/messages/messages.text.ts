/** Sentences of the messages that the product itself writes. */
import { FREE_USES, freeToolUsesADay } from '@wenjian/api';

export const VERSION = '0.1.0';

export const messagesText = {
  newUser: `欢迎使用文鉴。\n个人空间已备好：合同审查、文档查重、文档比对、合同模板各 ${FREE_USES} 次；文档转换、文字识别与合同纠错每天共 ${freeToolUsesADay.free} 次，免费。\n工作台上有一份示例合同，可以先用它把每个工具试一遍。`,
  version:
    '这一版新增：\n· 合同审查：风险与页面并排，逐条给出依据与建议\n· 合同纠错：错别字、数字、编号与引用逐条更正\n· 文档查重：一对一、一对多、图片与作者痕迹，附检查范围\n· 团队空间：成员、消息与协作',
  welcome: '欢迎使用文鉴。把文件拖到工作台，再选择要做的事；也可以先用那里的示例合同试一试。',
} as const;
