/** Tables about a person, in any space. */
import { inArray, type SQL, sql } from 'drizzle-orm';
import * as s from '../../database/schema.ts';
import type { TableRule } from './table-rule.ts';

const gone = { withSpace: 'delete', withPerson: 'delete' } as const;

export const peopleTables: readonly TableRule[] = [
  {
    table: s.users,
    person: s.users.id,
    isArchived: true,
    withSpace: 'keep',
    withPerson: 'clear',
    why: '账号本身：行留下来让别人的记录有处可指，姓名、手机号、邮箱、头像、来源全部清空',
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
    actors: [s.messages.aboutUserId],
    isArchived: true,
    isPrivate: true,
    withSpace: 'delete',
    withPerson: 'clear',
    why: '本人的消息删除；别人消息里带着的姓名与手机号清空',
  },
  {
    table: s.messageDeliveries,
    person: s.messageDeliveries.userId,
    isArchived: false,
    ...gone,
    why: '消息发往邮件与浏览器的过程，内容在消息里',
  },
  {
    table: s.pushSubscriptions,
    person: s.pushSubscriptions.userId,
    hidden: [s.pushSubscriptions.endpoint, s.pushSubscriptions.p256dh, s.pushSubscriptions.auth],
    isArchived: true,
    isPrivate: true,
    ...gone,
    why: '本人开启推送的浏览器',
  },
  {
    table: s.taskPresence,
    person: s.taskPresence.userId,
    isArchived: false,
    ...gone,
    why: '谁正在看，几秒就过期',
  },
  {
    table: s.feedback,
    space: s.feedback.teamId,
    person: s.feedback.userId,
    isArchived: true,
    isPrivate: true,
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
  // Before the devices, which show whose they are.
  {
    table: s.logEvents,
    ofPerson: (userId) => inArray(s.logEvents.deviceId, devicesOf(userId)),
    isArchived: true,
    isPrivate: true,
    ...gone,
    why: '只有本人用过的设备上报的使用情况；多人共用的设备分不出是谁的，按期限删除',
  },
  {
    table: s.signIns,
    person: s.signIns.userId,
    hidden: [s.signIns.tokenSha256],
    isArchived: true,
    isPrivate: true,
    ...gone,
    why: '本人登录过的浏览器与时间',
  },
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
  {
    table: s.emailCodes,
    person: s.emailCodes.userId,
    isArchived: false,
    ...gone,
    why: '要绑定的邮箱与验证码的散列值，几分钟就失效',
  },
  { table: s.accountClosures, person: s.accountClosures.userId, isArchived: false, ...gone, why: '注销申请' },
];

/** For a device that somebody else used too, nobody can tell whose events they are. */
function devicesOf(userId: string): SQL {
  const { userId: user, deviceId } = s.userDevices;
  return sql`(select ${deviceId} from ${s.userDevices} group by ${deviceId} having bool_and(${user} = ${userId}))`;
}
