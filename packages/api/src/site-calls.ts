/**
 * What pages without the schema library need: the paths of their calls and the rules of their forms. The
 * routes use the same values; nothing here may import the schema library.
 */
/** Success code of the envelope. */
export const SUCCESS_CODE = 200;
export const SUCCESS_MESSAGE = '成功';

export const siteCalls = {
  identityConfig: '/api/account/identity',
  signOut: '/api/account/sign-out',
  checkPhoneExist: '/release/check-wenjian-phone-exist',
  sendSmsCode: '/release/send-wenjian-sms-code',
  verifySmsCode: '/release/verify-wenjian-sms-code',
  sendInquiry: '/api/wenjian/inquiry',
  contactWays: '/api/wenjian/contact',
  verifyReport: '/api/report/verify',
} as const;

/** The log an event goes to: `events` for everything outside the three tools that have their own log. */
export const logServices = ['events', 'compare', 'audit', 'plag'] as const;
export type LogService = (typeof logServices)[number];

export const logCalls = {
  events: '/logs/events',
  compare: '/logs/compare/upload_logs',
  audit: '/logs/audit/upload_logs',
  plag: '/logs/plag/upload_logs',
  conversion: '/logs/conversion',
} as const;

export const LOG_BATCH_MAX_EVENTS = 50;
/** The browser drops larger requests while a page closes. */
export const LOG_BATCH_MAX_BYTES = 64 * 1024;
export const LOG_DETAIL_MAX_CHARACTERS = 500;

/** Mainland mobile numbers, the only ones the SMS sign-in accepts. */
export const PHONE_PATTERN = /^1[3-9]\d{9}$/;
export const PHONE_WRONG = '请输入正确的手机号';
export const SMS_CODE_DIGITS = 6;

export const INQUIRY_NAME_MAX_CHARACTERS = 50;
export const INQUIRY_COMPANY_MAX_CHARACTERS = 100;
export const INQUIRY_CONTENT_MIN_CHARACTERS = 5;
export const INQUIRY_CONTENT_MAX_CHARACTERS = 2000;

interface TextRule {
  readonly min: number;
  readonly tooShort: string;
  readonly max: number;
  readonly tooLong: string;
}

/** Counted without surrounding white space. */
export const inquiryRules = {
  name: {
    min: 1,
    tooShort: '请填写姓名',
    max: INQUIRY_NAME_MAX_CHARACTERS,
    tooLong: `姓名请控制在 ${INQUIRY_NAME_MAX_CHARACTERS} 字以内`,
  },
  company: {
    min: 2,
    tooShort: '请填写单位名称',
    max: INQUIRY_COMPANY_MAX_CHARACTERS,
    tooLong: `单位名称请控制在 ${INQUIRY_COMPANY_MAX_CHARACTERS} 字以内`,
  },
  content: {
    min: INQUIRY_CONTENT_MIN_CHARACTERS,
    tooShort: `请至少写 ${INQUIRY_CONTENT_MIN_CHARACTERS} 个字`,
    max: INQUIRY_CONTENT_MAX_CHARACTERS,
    tooLong: `请控制在 ${INQUIRY_CONTENT_MAX_CHARACTERS} 字以内`,
  },
} as const satisfies Record<string, TextRule>;

export const TOPIC_MISSING = '请选择合作方式';

/** The topics of a cooperation. */
export const cooperationTopics = ['channel', 'integration', 'content', 'other'] as const;
export type CooperationTopic = (typeof cooperationTopics)[number];

/** Longer than any number or code, with room for blanks. */
export const REPORT_FIELD_MAX_CHARACTERS = 64;
export const REPORT_NUMBER_MISSING = '请填写报告编号';
export const REPORT_CODE_MISSING = '请填写验证码';
