/** What operators say to users: the list of it, and publishing from the console. */
import {
  ANNOUNCEMENT_TEMPLATE_PREFIX,
  type BodyOf,
  publishablePopups,
  type publishOperatorNotice,
} from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { dayNumberOf, dayStart } from '../../platform/people/beijing-day.ts';
import type { NoticeActions } from './notice-actions.ts';
import { listNoticeRows, type NoticeQuery } from './notices.repository.ts';
import { operationsText as text } from './operations.text.ts';
import { nameOf } from './present-person.ts';

export async function listNotices(database: Database, query: NoticeQuery) {
  const { items, total } = await listNoticeRows(database, query);
  return { items: items.map(present), total };
}

type Publication = BodyOf<typeof publishOperatorNotice>;

/** The number of recipients of a message; null for what is shown to whoever comes. */
export async function publish(notices: NoticeActions, asked: Publication): Promise<number | null> {
  const { content, holder } = asked;
  if (asked.kind === 'message')
    return known(await notices.postMessage({ content, holder, link: asked.link }));
  const notice = { content, holder, endsAt: endOf(asked.until) };
  if (asked.kind === 'popup') known((await notices.publishPopup(asked.number, notice)) || null);
  else known(await notices.publishAnnouncement(notice));
  return null;
}

function known<Result>(result: Result | null): Result {
  if (result === null) throw new AppError('CONFLICT', { message: text.unknownHolder });
  return result;
}

/** The day itself is included. */
function endOf(until: string | null): Date | null {
  if (until === null) return null;
  const end = dayStart(dayNumberOf(until) + 1);
  if (end <= new Date()) throw new AppError('CONFLICT', { message: text.pastDay });
  return end;
}

type Row = Awaited<ReturnType<typeof listNoticeRows>>['items'][number];

function present({ notice, space, owner, isEnded, seen }: Row) {
  const { templateNumber: number, content, startsAt, endsAt } = notice;
  return {
    number,
    kind: kindOf(number),
    content,
    space: space === null ? null : space.type === 'team' || owner === null ? space.name : nameOf(owner),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    isShown: !isEnded,
    seen,
  };
}

function kindOf(number: string): 'popup' | 'announcement' | 'standing' {
  if (number.startsWith(ANNOUNCEMENT_TEMPLATE_PREFIX)) return 'announcement';
  return publishablePopups.some((known) => known === number) ? 'popup' : 'standing';
}
