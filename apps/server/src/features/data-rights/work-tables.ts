/** The work in a space. In a team it belongs to the team, whoever did it. */
import * as s from '../../database/schema.ts';
import type { TableRule } from './table-rule.ts';

const WORK =
  '空间里的工作内容：随空间导出、随空间删除；在团队里做的事属于团队，做的人注销后只剩「已注销用户」';

const ofTeam = { isArchived: true, withSpace: 'delete', withPerson: 'keep', why: WORK } as const;

export const workTables: readonly TableRule[] = [
  { table: s.tasks, space: s.tasks.teamId, actors: [s.tasks.ownerId], ...ofTeam },
  { table: s.taskExports, space: s.taskExports.teamId, ...ofTeam },
  { table: s.files, space: s.files.teamId, actors: [s.files.ownerId], ...ofTeam },
  {
    table: s.findingDecisions,
    space: s.findingDecisions.teamId,
    actors: [s.findingDecisions.decidedBy],
    ...ofTeam,
  },
  {
    table: s.auditRiskStates,
    space: s.auditRiskStates.teamId,
    actors: [s.auditRiskStates.decidedBy],
    ...ofTeam,
    // What counts is in `finding_decisions`.
    isArchived: false,
  },
  { table: s.auditTemplates, space: s.auditTemplates.teamId, actors: [s.auditTemplates.ownerId], ...ofTeam },
  {
    table: s.comparisonDecisions,
    space: s.comparisonDecisions.teamId,
    actors: [s.comparisonDecisions.decidedBy],
    ...ofTeam,
    // What counts is in `finding_decisions`.
    isArchived: false,
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
    // What counts is in `finding_decisions`.
    isArchived: false,
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
  // A comment on a finding stays, because others answered it.
  { table: s.findingComments, space: s.findingComments.teamId, person: s.findingComments.userId, ...ofTeam },
  // Actions in a team concern the team's objects, and the records name the person.
  {
    table: s.securityRecords,
    space: s.securityRecords.teamId,
    actors: [s.securityRecords.userId],
    ...ofTeam,
  },
  {
    table: s.shareKeys,
    space: s.shareKeys.teamId,
    actors: [s.shareKeys.createdBy],
    hidden: [s.shareKeys.key],
    ...ofTeam,
  },
];
