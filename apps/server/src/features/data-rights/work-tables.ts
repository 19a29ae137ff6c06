/** The work in a space. In a team it belongs to the team, whoever did it. */
import * as s from '../../database/schema.ts';
import { ofTeam, type TableRule } from './table-rule.ts';

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
