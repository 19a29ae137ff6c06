export const adminText = {
  summary:
    '运营：运行状况、备份与恢复、反馈、需求、访问统计、失败任务，发放套餐与卡券，退款，发布弹窗、公告与消息，操作记录 · operator: status, backup, feedback, inquiries, logs, failed jobs, grants, coupons, refunds, publish, trail',
  details: [
    'status              运行状况：进程、队列、数据库、文件、版本、上次备份',
    'backup FOLDER       备份数据库与全部文件内容；同一目录再次备份只复制新增的内容',
    'restore FOLDER      恢复到空数据库（DATABASE_URL）与文件存储（BLOB_URL）',
    'grant …             发放套餐；企业版按合同：--uses 每项工具的次数，--days 天数',
    'coupon …            卡券：list 查看，create 创建，give 发放，详见 admin coupon',
    'orders              等待处理的退款与票据申请，没有退成的款与金额不符的支付；invoice ORDER 记录票据已开出并通知买家',
    'refund ORDER REASON 按订单号退款，收回未用的次数',
    'popup NUMBER TEXT   发布弹窗，取代同编号的上一个，每人关闭一次即知晓',
    'announce TEXT       在工作台发布公告',
    'message TEXT        发送到消息列表；--link 指向产品内的页面',
    'notices             正在展示的弹窗与公告；withdraw NUMBER 撤下一个',
    '--to 只发给一个手机号或一个团队空间的成员；--until 展示到这一天（含当天，北京时间）；正文中的 \\n 表示换行',
    'operator …          运营后台的人员：list 查看，add PHONE 任命，remove PHONE 撤销，--role manager（全部）| support（客服）| maintainer（运维），--reason 写明原因',
    'trail               操作记录；--as 写明是谁做的，默认为终端的用户',
  ].join('\n'),
  unknownAction: (usage: string): string => `请说明要做什么。用法：wenjian admin ${usage}`,
  notRunning: (folder: string): string =>
    `数据目录 ${folder} 上没有运行中的文鉴。请先启动它，用 --data 指定目录，或用 DATABASE_URL 指定数据库。`,
  feedback: (at: string, kind: string, path: string, text: string): string =>
    `${at}  ${kind}  ${path}\n  ${text}`,
  noFeedback: '还没有反馈。',
  deadLetter: (at: string, name: string, attempts: number, payload: string, output: string): string =>
    `${at}  ${name}  尝试 ${attempts} 次  ${payload}\n  ${output}`,
  noDeadLetters: '没有失败的任务。',
  unknownPlan: (plan: string, known: string): string => `没有名为“${plan}”的套餐，可选：${known}。`,
  contractTerms: '企业版按合同发放，请写明 --uses（每项工具的次数）与 --days（天数），都是正整数。',
  unknownPhone: '没有找到这个团队，或使用这个手机号登录过的用户。',
  granted: (plan: string, teamId: string): string => `已为空间 ${teamId} 发放 ${plan} 套餐。`,
  unknownPopup: (number: string, known: string): string =>
    `不能发布编号为“${number}”的弹窗，可选：${known}。`,
  popupPublished: (number: string): string => `已发布弹窗 ${number}。`,
  announced: (number: string): string => `已发布公告，编号 ${number}。`,
  messageSent: (reached: number): string => `已发送给 ${reached.toLocaleString('zh-CN')} 人。`,
  notice: (number: string, until: string | null, teamId: string | null, content: string): string =>
    `${number}  ${until === null ? '长期' : `到 ${until}`}  ${teamId === null ? '所有人' : `空间 ${teamId}`}\n  ${content.replaceAll('\n', '\n  ')}`,
  noNotices: '没有正在展示的弹窗与公告。',
  withdrawn: (number: string): string => `已撤下 ${number}。`,
  unknownNotice: (number: string): string => `没有正在展示、编号为“${number}”的弹窗或公告。`,
  badContent: (most: number): string => `请写明内容，最多 ${most.toLocaleString('zh-CN')} 字。`,
  badDay: (day: string): string => `“${day}”不是还没有过去的日期，请写成 2026-12-31 的形式。`,
  badLink: (path: string): string => `“${path}”不是产品内的页面，请写成 /dashboard 的形式。`,
  operation: (at: string, operator: string, action: string, subject: string, details: string): string =>
    `${at}  ${operator}  ${action}  ${subject}  ${details}`,
  noOperations: '还没有操作记录。',
  inquiry: (at: string, about: string, who: string, content: string, isMailed: boolean): string =>
    `${at}  ${about}  ${who}${isMailed ? '' : '  （邮件未寄出）'}\n  ${content}`,
  refund: {
    refunded: (number: string): string => `订单 ${number} 已退款。`,
    begun: (number: string): string =>
      `订单 ${number} 已批准退款，款项还没有退回，后台会继续向支付平台查询与重试。`,
  },
  unknownOrder: (number: string): string => `没有编号为“${number}”的订单。`,
  noReason: '请写明退款原因。',
  noInquiries: '还没有人提交需求。',
  loggedEvent: (service: string, event: string, count: number): string => `${service}  ${event}  ${count} 次`,
  signUps: (channel: string | null, count: number): string =>
    `注册  渠道 ${channel ?? '未注明'}  ${count} 人`,
  conversions: (kind: string, count: number, uploaded: number): string =>
    `转化  ${kind}  ${count} 次，已上报 ${uploaded} 次`,
  noLogs: '还没有访问统计。',
} as const;
