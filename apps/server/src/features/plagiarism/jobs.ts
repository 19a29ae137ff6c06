import * as s from '../../database/schema.ts';
import { derived, ofPerson, ofTeam } from '../data-rights/index.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { plagiarismJob } from './plagiarism.job.ts';
import { plagiarismExportJob } from './reports/exports.job.ts';
import { textBaseJob } from './text-base/text-base.job.ts';

export const plagiarismJobs: FeatureJobs = {
  jobs: (parts) => [
    plagiarismJob({ ...parts, readerVersion: parts.reader.version }),
    plagiarismExportJob({ ...parts, writer: parts.plagiarismWriter }),
    textBaseJob(parts),
  ],
  dataRules: [
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
    {
      table: s.openApiKeys,
      space: s.openApiKeys.teamId,
      person: s.openApiKeys.createdBy,
      hidden: [s.openApiKeys.keySha256],
      ...ofPerson,
      why: '密钥以本人的身份行事，人走密钥就没有了',
    },
    {
      table: s.issuedReports,
      space: s.issuedReports.teamId,
      actors: [s.issuedReports.requestedBy],
      hidden: [s.issuedReports.codeSha256],
      ...ofTeam,
    },
    { table: s.textBases, space: s.textBases.teamId, ...derived },
    { table: s.textBaseFingerprints, ...derived, why: '指纹随查重文本一起删除（外键）' },
    { table: s.textBaseMeanings, ...derived, why: '句意索引随查重文本一起删除（外键）' },
    { table: s.textBasePostings, ...derived, why: '索引随指纹一起删除（触发器）' },
  ],
};
