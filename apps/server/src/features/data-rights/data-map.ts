/**
 * Every table of the product: what of it is a person's or a space's, what is handed out on request, and what becomes of it when
 * they go. A table that is missing here, or a column with a person that is not named, fails a test.
 */
import { inArray, sql } from 'drizzle-orm';
import * as schema from '../../database/schema.ts';
import type { TableRule } from './table-rule.ts';

const WORK =
  '空间里的工作内容：随空间导出、随空间删除；在团队里做的事属于团队，做的人注销后只剩「已注销用户」';
const DERIVED = '由其他内容算出来的，不必导出；随空间删除';
const LEDGER = '账目：会计法规要求保留；去掉姓名、发票抬头与邮箱';
const NOBODY = '不含个人与空间的数据';

const gone = { withSpace: 'delete', withPerson: 'delete' } as const;
const ofTeam = { isArchived: true, withSpace: 'delete', withPerson: 'keep', why: WORK } as const;
const derived = { isArchived: false, withSpace: 'delete', withPerson: 'keep', why: DERIVED } as const;
const nobodys = { isArchived: false, withSpace: 'keep', withPerson: 'keep', why: NOBODY } as const;

const s = schema;

const work: readonly TableRule[] = [
  { table: s.tasks, space: s.tasks.teamId, actors: [s.tasks.ownerId], ...ofTeam },
  { table: s.taskExports, space: s.taskExports.teamId, ...ofTeam },
  { table: s.files, space: s.files.teamId, actors: [s.files.ownerId], ...ofTeam },
  {
    table: s.auditRiskStates,
    space: s.auditRiskStates.teamId,
    actors: [s.auditRiskStates.decidedBy],
    ...ofTeam,
  },
  { table: s.auditTemplates, space: s.auditTemplates.teamId, actors: [s.auditTemplates.ownerId], ...ofTeam },
  {
    table: s.comparisonDecisions,
    space: s.comparisonDecisions.teamId,
    actors: [s.comparisonDecisions.decidedBy],
    ...ofTeam,
  },
  {
    table: s.compareProfiles,
    space: s.compareProfiles.teamId,
    actors: [s.compareProfiles.ownerId],
    ...ofTeam,
  },
  {
    table: s.correctionStates,
    space: s.correctionStates.teamId,
    actors: [s.correctionStates.decidedBy],
    ...ofTeam,
  },
  { table: s.lexiconEntries, space: s.lexiconEntries.teamId, actors: [s.lexiconEntries.ownerId], ...ofTeam },
  {
    table: s.knowledgeFolders,
    space: s.knowledgeFolders.teamId,
    actors: [s.knowledgeFolders.createdBy],
    ...ofTeam,
  },
  {
    table: s.knowledgeDocuments,
    space: s.knowledgeDocuments.teamId,
    actors: [s.knowledgeDocuments.ownerId],
    hidden: [s.knowledgeDocuments.foldedName, s.knowledgeDocuments.foldVersion],
    ...ofTeam,
  },
  { table: s.knowledgeVersions, space: s.knowledgeVersions.teamId, ...ofTeam },
  {
    table: s.contractTemplates,
    space: s.contractTemplates.teamId,
    actors: [s.contractTemplates.ownerId],
    ...ofTeam,
  },
  {
    table: s.contractTemplateVersions,
    space: s.contractTemplateVersions.teamId,
    actors: [s.contractTemplateVersions.createdBy],
    ...ofTeam,
  },
  {
    table: s.textBaseDocuments,
    space: s.textBaseDocuments.teamId,
    actors: [s.textBaseDocuments.ownerId],
    ...ofTeam,
  },
  {
    table: s.sensitiveWordSettings,
    space: s.sensitiveWordSettings.teamId,
    actors: [s.sensitiveWordSettings.updatedBy],
    ...ofTeam,
  },
  { table: s.collaborations, space: s.collaborations.teamId, actors: [s.collaborations.openedBy], ...ofTeam },
  // What somebody said about a finding is what the others answered to.
  { table: s.findingComments, space: s.findingComments.teamId, person: s.findingComments.userId, ...ofTeam },
  { table: s.securityRecords, space: s.securityRecords.teamId, person: s.securityRecords.userId, ...ofTeam },
  {
    table: s.shareKeys,
    space: s.shareKeys.teamId,
    actors: [s.shareKeys.createdBy],
    hidden: [s.shareKeys.key],
    ...ofTeam,
  },
];

const people: readonly TableRule[] = [
  {
    table: s.users,
    person: s.users.id,
    isArchived: true,
    withSpace: 'keep',
    withPerson: 'clear',
    why: '账号本身：行留下来让别人的记录有处可指，姓名、手机号、头像、来源全部清空',
  },
  {
    table: s.teamSpaces,
    space: s.teamSpaces.id,
    actors: [s.teamSpaces.ownerId],
    isArchived: true,
    withSpace: 'clear',
    withPerson: 'keep',
    why: '空间本身：账目指着它，所以行留下来，名称清空',
  },
  {
    table: s.teamMembers,
    space: s.teamMembers.teamId,
    person: s.teamMembers.userId,
    isArchived: true,
    ...gone,
    why: '成员资格与在团队里的称呼',
  },
  {
    table: s.teamRequests,
    space: s.teamRequests.teamId,
    person: s.teamRequests.userId,
    actors: [s.teamRequests.answeredBy],
    isArchived: true,
    ...gone,
    why: '申请加入时填写的称呼',
  },
  {
    table: s.teamInvitations,
    space: s.teamInvitations.teamId,
    phone: s.teamInvitations.phone,
    actors: [s.teamInvitations.invitedBy],
    isArchived: true,
    ...gone,
    why: '被邀请的手机号',
  },
  {
    table: s.collaborationMembers,
    space: s.collaborationMembers.teamId,
    person: s.collaborationMembers.userId,
    phone: s.collaborationMembers.phone,
    actors: [s.collaborationMembers.invitedBy],
    isArchived: true,
    ...gone,
    why: '协作者的手机号与权限',
  },
  {
    table: s.messages,
    person: s.messages.userId,
    space: s.messages.teamId,
    isArchived: true,
    withSpace: 'delete',
    withPerson: 'clear',
    why: '本人的消息删除；别人消息里带着的手机号清空',
  },
  {
    table: s.taskPresence,
    person: s.taskPresence.userId,
    isArchived: false,
    ...gone,
    why: '谁正在看，几秒就过期',
  },
  {
    table: s.auditFeedback,
    space: s.auditFeedback.teamId,
    person: s.auditFeedback.userId,
    isArchived: true,
    ...gone,
    why: '本人对审查结果的评价',
  },
  {
    table: s.feedback,
    space: s.feedback.teamId,
    person: s.feedback.userId,
    isArchived: true,
    ...gone,
    why: '本人写给我们的话',
  },
  {
    table: s.inquiries,
    phone: s.inquiries.phone,
    isArchived: true,
    ...gone,
    why: '公开页面上留下的姓名、电话与内容',
  },
  { table: s.inviteCodes, person: s.inviteCodes.userId, isArchived: true, ...gone, why: '本人的邀请码' },
  { table: s.userDevices, person: s.userDevices.userId, isArchived: true, ...gone, why: '本人用过的设备' },
  {
    table: s.newUserInvitations,
    person: s.newUserInvitations.inviteeId,
    actors: [s.newUserInvitations.inviterId],
    isArchived: true,
    withSpace: 'keep',
    withPerson: 'clear',
    why: '对方的奖励由它而来，行留下来；设备标识换成随机值',
  },
  {
    table: s.invitationRewards,
    person: s.invitationRewards.userId,
    isArchived: true,
    ...gone,
    why: '本人得到的点数',
  },
  {
    table: s.openApiKeys,
    space: s.openApiKeys.teamId,
    person: s.openApiKeys.createdBy,
    hidden: [s.openApiKeys.keySha256],
    isArchived: true,
    ...gone,
    why: '密钥以本人的身份行事，人走密钥就没有了',
  },
  {
    table: s.uploads,
    space: s.uploads.teamId,
    person: s.uploads.userId,
    isArchived: false,
    ...gone,
    why: '上传的过程；传完的在 files',
  },
  {
    table: s.dataExports,
    space: s.dataExports.teamId,
    person: s.dataExports.userId,
    isArchived: false,
    ...gone,
    why: '导出本身',
  },
  { table: s.accountClosures, person: s.accountClosures.userId, isArchived: false, ...gone, why: '注销申请' },
];

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
  { table: s.operations, ...nobodys, why: '运营人员做过什么：审计要求保留；只有编号，没有姓名' },
  { table: s.paymentNotices, ...nobodys, why: '支付方的回执：只有编号' },
  { table: s.sandboxPayments, ...nobodys, why: '沙箱收银台的账：只有编号与金额' },
];

const reckoned: readonly TableRule[] = [
  { table: s.knowledgePages, space: s.knowledgePages.teamId, ...derived },
  { table: s.textBases, space: s.textBases.teamId, ...derived },
  { table: s.textBaseFingerprints, ...derived, why: '指纹随查重文本一起删除（外键）' },
  { table: s.textBasePostings, ...derived, why: '索引随指纹一起删除（触发器）' },
  { table: s.taskChanges, ...derived, why: '版本计数随任务一起删除（外键）' },
  { table: s.uploadChunks, ...derived, why: '分片清单随上传一起删除（外键）' },
  { table: s.readings, ...derived, why: '读取结果按内容存放；没有文件用到的内容，读取结果随清理删除' },
  { table: s.contentLinks, ...derived, why: '内容之间的引用；内容没有了就删除' },
  { table: s.notices, space: s.notices.teamId, ...derived, why: '运营公告；只给一个空间的随空间删除' },
  { table: s.closedIdentities, ...nobodys, why: '只有散列值：让注销前的令牌失效' },
  { table: s.couponKinds, ...nobodys },
  { table: s.laws, ...nobodys },
  { table: s.lawArticles, ...nobodys },
  { table: s.lawTerms, ...nobodys },
  { table: s.lawFingerprints, ...nobodys },
  { table: s.lawIndex, ...nobodys },
  { table: s.lawVectors, ...nobodys },
];

export const dataMap: readonly TableRule[] = [...work, ...people, ...ledger, ...reckoned];
