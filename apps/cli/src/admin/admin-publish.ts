/** Texts from an operator to users: popups, announcements, messages. */
import { popupTemplates } from '@wenjian/api';
import { UnusableInput } from '../command.ts';
import type { AdminAction } from './admin.action.ts';
import { adminText as text } from './admin.text.ts';

const CONTENT_MAX_CHARACTERS = 2000;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The welcome for new users is built in: it is written again at every start. */
const [, ...publishable] = popupTemplates;

const to = { to: { type: 'string' } } as const;
const until = { until: { type: 'string' } } as const;
const link = { link: { type: 'string' } } as const;

export const publishActions: Readonly<Record<string, AdminAction>> = {
  popup: {
    argumentCount: 2,
    options: { ...to, ...until },
    async run(admin, [number = '', words = ''], values) {
      if (!publishable.some((known) => known === number))
        throw new UnusableInput(text.unknownPopup(number, publishable.join('、')));
      const isPublished = await admin.publishPopup(number, noticeOf(words, values));
      if (!isPublished) throw new UnusableInput(text.unknownPhone);
      return { json: { templateNumber: number }, lines: [text.popupPublished(number)] };
    },
  },
  announce: {
    argumentCount: 1,
    options: { ...to, ...until },
    async run(admin, [words = ''], values) {
      const templateNumber = await admin.publishAnnouncement(noticeOf(words, values));
      if (templateNumber === null) throw new UnusableInput(text.unknownPhone);
      return { json: { templateNumber }, lines: [text.announced(templateNumber)] };
    },
  },
  message: {
    argumentCount: 1,
    options: { ...to, ...link },
    async run(admin, [words = ''], values) {
      const message = { content: contentOf(words), link: pathOf(values.link), holder: nameOf(values.to) };
      const reached = await admin.postMessage(message);
      if (reached === null) throw new UnusableInput(text.unknownPhone);
      return { json: { reached }, lines: [text.messageSent(reached)] };
    },
  },
  notices: {
    argumentCount: 0,
    options: {},
    async run(admin) {
      const shown = await admin.listNotices();
      const lines = shown.map(({ templateNumber, endsAt, teamId, content }) =>
        text.notice(templateNumber, endsAt?.toISOString() ?? null, teamId, content),
      );
      return { json: shown, lines: lines.length > 0 ? lines : [text.noNotices] };
    },
  },
  withdraw: {
    argumentCount: 1,
    options: {},
    async run(admin, [number = '']) {
      if (!(await admin.endNotice(number))) throw new UnusableInput(text.unknownNotice(number));
      return { json: { templateNumber: number }, lines: [text.withdrawn(number)] };
    },
  },
};

function noticeOf(words: string, values: Parameters<AdminAction['run']>[2]) {
  return { content: contentOf(words), holder: nameOf(values.to), endsAt: endOf(values.until) };
}

/** A shell passes `\n` as two characters: it means a new line. */
function contentOf(words: string): string {
  const content = words.replaceAll('\\n', '\n').trim();
  if (content === '' || content.length > CONTENT_MAX_CHARACTERS)
    throw new UnusableInput(text.badContent(CONTENT_MAX_CHARACTERS));
  return content;
}

function nameOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The day itself is included; days are the product's, UTC+8. */
function endOf(day: unknown): Date | null {
  if (typeof day !== 'string') return null;
  const end = DAY.test(day) ? Date.parse(`${day}T00:00:00+08:00`) + DAY_MS : Number.NaN;
  if (!(end > Date.now())) throw new UnusableInput(text.badDay(day));
  return new Date(end);
}

/** A message links to a page of the product, never to another site. */
function pathOf(path: unknown): string | null {
  if (typeof path !== 'string') return null;
  if (!/^\/(?![/\\])/.test(path)) throw new UnusableInput(text.badLink(path));
  return path;
}
