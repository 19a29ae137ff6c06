import type { MessageGroup, NotificationWay } from '@wenjian/api';

const groups: Readonly<Record<MessageGroup, { readonly name: string; readonly note: string }>> = {
  tasks: { name: '任务完成', note: '运行时间较长的任务完成或没有完成；一批任务只提醒一次' },
  people: { name: '团队与协作', note: '申请、分享、批注里提到您' },
  account: { name: '账号与通知', note: '订单、数据导出、奖励、公告' },
};

const ways: Readonly<Record<NotificationWay, string>> = {
  product: '站内提醒',
  mail: '邮件',
  push: '浏览器推送',
};

export const notificationsText = {
  title: '提醒方式',
  note: '消息始终保留在消息列表里。站内提醒指铃铛上的数字；邮件与推送只说有几个任务完成，不含文档的名称和内容；在站内读过的不再发送。',
  groups,
  ways,
  choice: (group: MessageGroup, way: NotificationWay) => `${groups[group].name}：${ways[way]}`,
  needsEmail: '邮件提醒要先绑定邮箱。',
  loadFailed: '没有读到，请重试',
  retry: '重试',
  saved: '已保存',
  pushTitle: '这个浏览器的推送',
  pushOn: '已开启：关着文鉴的页面时也能收到推送。',
  pushOff: '还没有开启。开启后，上面选择了「浏览器推送」的消息会推送到这个浏览器。',
  pushUnsupported: '这个浏览器不支持推送，或没有通过 https 打开。',
  pushDenied: '浏览器已禁止文鉴发送通知，请在地址栏左侧的网站设置里允许后再开启。',
  pushFailed: '没有开启成功：浏览器连不上它的推送服务。可以换一个浏览器，或改用邮件提醒。',
  turnOn: '开启推送',
  turnOff: '关闭推送',
  turnedOn: '已开启推送',
  turnedOff: '已关闭推送',
  others: (count: number) => `另有 ${count} 个浏览器开启了推送`,
} as const;
