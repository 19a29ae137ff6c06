import type { MessageGroup, MessageKind } from '@wenjian/api';

/** Nothing of a document and nobody's name leaves the product: what it is about is read after signing in. */
const sentences: Readonly<Record<Exclude<MessageKind, 'taskEnded'>, string>> = {
  welcome: '欢迎使用文鉴',
  teamRequest: '有人申请加入您的团队',
  teamAnswer: '您加入团队的申请有了答复',
  teamAdded: '您已加入一个团队',
  roleRequest: '有只读成员申请成为成员',
  teamRemoved: '您已不在一个团队里',
  joinRequest: '有人申请查看您的一份结果',
  joinAnswer: '您查看结果的申请有了答复',
  shared: '有人与您分享了一份结果',
  mention: '有人在批注里提到了您',
  order: '您的订单状态有变化',
  account: '您的账号有一条新通知',
  reward: '您得到了一份奖励',
  announcement: '有一条新公告',
};

const groups: Readonly<Record<MessageGroup, string>> = {
  tasks: '任务完成',
  people: '团队与协作',
  account: '账号与通知',
};

const PRODUCT = '文鉴';

export const notificationsText = {
  product: PRODUCT,
  sentence: (kind: Exclude<MessageKind, 'taskEnded'>): string => sentences[kind],
  ended: (tool: string, { done, failed }: { readonly done: number; readonly failed: number }): string => {
    const parts = [done > 0 ? `${done} 个已完成` : '', failed > 0 ? `${failed} 个失败` : ''];
    return `${tool}：${parts.filter((part) => part !== '').join('，')}`;
  },
  someTool: '任务',
  mail: (sentence: string, link: string, unsubscribe: string) => ({
    subject: `【${PRODUCT}】${sentence}`,
    text: `${sentence}。\n\n登录后查看：${link}\n\n为了保密，邮件里没有文档的名称和内容。\n不想再收到这类邮件：${unsubscribe}\n`,
  }),
  page: {
    title: `${PRODUCT} · 邮件提醒`,
    ask: (group: MessageGroup) => `不再用邮件提醒「${groups[group]}」？站内的消息不受影响。`,
    button: '不再发送',
    done: (group: MessageGroup) =>
      `已停止：「${groups[group]}」不再发送邮件。随时可以在「账号与数据」里重新开启。`,
    wrong: '这个链接不完整或已失效。请登录后在「账号与数据」里修改邮件提醒。',
    open: `打开${PRODUCT}`,
  },
} as const;
