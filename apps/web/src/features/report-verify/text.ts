/** Texts of the page that verifies reports. */
import { MAX_FILE_MB } from '@wenjian/api/limits';

export const reportVerifyText = {
  title: '报告核验',
  lead: '查重报告的首页有报告编号与验证码。在这里输入，可以查到这份报告签发时的主要内容，不需要登录。',
  form: '输入编号与验证码',
  number: '报告编号',
  numberPlaceholder: '例如 WJ-20261118-7K3MQ9XP',
  code: '验证码',
  codePlaceholder: '16 位字母和数字，大小写与横线不限',
  submit: '核验',
  submitting: '正在核验…',
  noScript: '核验需要在浏览器中启用 JavaScript。',
  found: '查到了这份报告',
  foundHint:
    '以下是签发时记录的内容。请与手中报告的首页逐项对照；编号与验证码相符，不代表手中的文件没有被改动。',
  facts: {
    number: '报告编号',
    issuedAt: '签发时间',
    requester: '发起人',
    files: '被查文件（名称已遮挡）与 SHA-256',
    compared: '比较了什么',
    rate: '重复率（扣除后）',
    rewritten: '另有改写',
    fragments: '重复片段',
    notExamined: '没有检查的内容',
  },
  compared: (uploads: number, textBase: number): string =>
    [uploads > 0 ? `上传的文件 ${uploads} 份` : '', textBase > 0 ? `文本库文件 ${textBase} 份` : '']
      .filter(Boolean)
      .join('，') || '无',
  rate: (percent: string, matched: number, total: number): string =>
    `${percent}%（${matched} / ${total} 字）`,
  none: '无',
  fragments: (counted: number, subtracted: number): string =>
    subtracted > 0 ? `${counted} 处，另有已扣除的 ${subtracted} 处` : `${counted} 处`,
  notExamined: (count: number): string => (count > 0 ? `${count} 项，逐项列在报告的“检查范围”中` : '无'),
  file: {
    heading: '核对报告文件（可选）',
    hint: '校验值在您的浏览器里计算，文件不会上传。',
    choose: '选择或拖入报告文件',
    busy: '正在计算…',
    same: '与签发的文件一致',
    different: '与签发的文件不一致',
    tooLarge: `文件超过 ${MAX_FILE_MB} MB，无法在浏览器里计算校验值`,
    unreadable: '没有读出这个文件，请重新选择',
    noCrypto: '当前的访问方式不能计算校验值，请用 https 地址打开本页',
    own: '手中文件的 SHA-256',
    issued: '签发文件的 SHA-256',
  },
  what: '核验能说明什么',
  cards: [
    {
      name: '编号与验证码相符',
      body: '说明文鉴签发过这份报告，上面列出的是签发时的内容。手中文件里的其他文字是否被改过，要看文件是否一致。',
    },
    {
      name: '文件一致',
      body: '说明手中的文件与签发的文件逐字节相同。打印、截图、转存成其他格式或另存后，都会显示不一致。',
    },
    {
      name: '没有查到',
      body: '编号或验证码不对，或查重已被删除、账号已注销。为了不泄露哪些编号存在，这几种情况的答复相同。',
    },
  ],
} as const;
