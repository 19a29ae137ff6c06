/**
 * The tables that are no single tool's: which of their rows belong to a person or a space, what is exported on request, and what happens when
 * the account is closed. The others are in the registration of their feature (`jobs.ts`); a test fails if a table or a column with a person is
 * in neither.
 */
import { inArray, sql } from 'drizzle-orm';
import * as s from '../../database/schema.ts';
import { chatTables } from './chat-tables.ts';
import { peopleTables } from './people-tables.ts';
import { derived, type TableRule } from './table-rule.ts';
import { workTables } from './work-tables.ts';

const LEDGER = '账目：会计法规要求保留；去掉姓名、发票抬头与邮箱';
const NOBODY = '不含个人与空间的数据';

const nobodys = { isArchived: false, withSpace: 'keep', withPerson: 'keep', why: NOBODY } as const;

const ledger: readonly TableRule[] = [
  {
    table: s.orders,
    space: s.orders.teamId,
    actors: [s.orders.userId],
    isArchived: true,
    withSpace: 'clear',
    withPerson: 'keep',
    why: LEDGER,
  },
  {
    table: s.payments,
    through: (teamId) =>
      inArray(
        s.payments.orderId,
        sql`(select ${s.orders.id} from ${s.orders} where ${s.orders.teamId} = ${teamId})`,
      ),
    hidden: [s.payments.url],
    isArchived: true,
    withSpace: 'keep',
    withPerson: 'keep',
    why: LEDGER,
  },
  {
    table: s.balanceEntries,
    space: s.balanceEntries.teamId,
    actors: [s.balanceEntries.userId],
    isArchived: true,
    withSpace: 'keep',
    withPerson: 'keep',
    why: LEDGER,
  },
  {
    table: s.coupons,
    space: s.coupons.teamId,
    person: s.coupons.userId,
    isArchived: true,
    withSpace: 'keep',
    withPerson: 'clear',
    why: '用掉的是订单的一部分，留下；没用的删除',
  },
  {
    table: s.operations,
    ...nobodys,
    actors: [s.operations.operatorId],
    why: '运营人员做过什么：审计要求保留；只有编号与打码的手机号，没有姓名',
  },
  { table: s.paymentNotices, ...nobodys, why: '支付方的回执：只有编号' },
  { table: s.sandboxPayments, ...nobodys, why: '沙箱收银台的账：只有编号与金额' },
];

const reckoned: readonly TableRule[] = [
  { table: s.taskChanges, ...derived, why: '版本计数随任务一起删除（外键）' },
  { table: s.uploadChunks, ...derived, why: '分片清单随上传一起删除（外键）' },
  { table: s.readings, ...derived, why: '读取结果按内容存放；没有文件用到的内容，读取结果随清理删除' },
  { table: s.contentSweeps, ...nobodys, why: '存储最近一次清理的时间与数量，不涉及个人' },
  { table: s.contentLinks, ...derived, why: '内容之间的引用；内容没有了就删除' },
  { table: s.notices, space: s.notices.teamId, ...derived, why: '运营公告；只给一个空间的随空间删除' },
  {
    table: s.closedIdentities,
    ...nobodys,
    why: '只有散列值：让注销前的令牌失效，注销后用同一手机号或设备注册的不再得到新人奖励',
  },
  { table: s.conversions, ...nobodys, why: '广告点击的编号，不含是谁；与账号的联系随账号的来源一起清空' },
  {
    table: s.workShares,
    space: s.workShares.teamId,
    person: s.workShares.userId,
    ...derived,
    withPerson: 'delete',
    why: '最近用了多少处理时间，只为排队公平',
  },
  { table: s.productSecrets, ...nobodys, why: '产品自己的密钥，与任何人无关' },
  { table: s.workPace, ...nobodys },
  { table: s.couponKinds, ...nobodys },
  { table: s.laws, ...nobodys },
  { table: s.lawArticles, ...nobodys },
  { table: s.lawTerms, ...nobodys },
  { table: s.lawFingerprints, ...nobodys },
  { table: s.lawIndex, ...nobodys },
  { table: s.lawShipment, ...nobodys },
  { table: s.lawVectors, ...nobodys },
];

export const commonTables: readonly TableRule[] = [
  ...workTables,
  ...peopleTables,
  ...chatTables,
  ...ledger,
  ...reckoned,
];
