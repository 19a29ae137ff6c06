/**
 * In: the source of a library template and the clauses that several templates share. Out: the contract with its
 * blanks and boxes. The form of a source: packages/templates/library/README.md. Promise: the document has no mark of
 * the source's form left.
 */
import { writeNumberLike } from '@wenjian/contract';
import { type BlockDraft, buildDocument } from '@wenjian/document';
import { fileText } from './library.text.ts';
import { type LibraryHead, LibrarySourceError, type LibraryTemplate } from './library-template.ts';
import { readHead, splitSource } from './read-head.ts';
import { takeBlanks } from './take-blanks.ts';

const DISPLAYED_PT = 12;

export function readLibraryTemplate(source: string, shared: string): LibraryTemplate {
  const { head, body } = splitSource(source);
  const writer = new ContractWriter(readHead(head));
  writer.read(withShared(body, sharedClauses(shared)));
  return writer.finish();
}

/** The clauses of the shared source by their names: `## name` and what follows it. */
function sharedClauses(shared: string): ReadonlyMap<string, string> {
  const [, ...parts] = `\n${shared}`.split('\n## ');
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end + 1).trim()];
    }),
  );
}

/** `@clause name name…` */
function withShared(body: string, clauses: ReadonlyMap<string, string>): readonly string[] {
  return body.split('\n').flatMap((line) => {
    if (!line.startsWith('@clause ')) return [line];
    const [, ...names] = line.trim().split(/\s+/);
    return names.flatMap((name) => {
      const clause = clauses.get(name);
      if (clause === undefined) throw new LibrarySourceError(`no shared clause ${name}`);
      return clause.split('\n');
    });
  });
}

interface Party {
  readonly letter: string;
  readonly isPerson: boolean;
}

interface Article {
  readonly title: string;
  readonly lines: string[];
}

class ContractWriter {
  readonly #head: LibraryHead;
  readonly #opening: string[] = [];
  readonly #articles: Article[] = [];
  readonly #attachments: Article[] = [];
  readonly #parties: Party[] = [];
  readonly #blocks: BlockDraft[] = [];
  #tableCount = 0;

  constructor(head: LibraryHead) {
    this.#head = head;
  }

  read(lines: readonly string[]): void {
    for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
      const article = /^# (?<title>.+)$/.exec(line)?.groups?.title;
      const attachment = /^@attachment\s+(?<title>.+)$/.exec(line)?.groups?.title;
      if (attachment !== undefined) this.#attachments.push({ title: attachment, lines: [] });
      else if (article !== undefined) this.#articles.push({ title: article, lines: [] });
      else (this.#attachments.at(-1)?.lines ?? this.#articles.at(-1)?.lines ?? this.#opening).push(line);
    }
  }

  finish(): LibraryTemplate {
    this.#heading(1, this.#head.title);
    for (const line of this.#opening) this.#openingLine(line);
    for (const [index, { title, lines }] of this.#articles.entries()) {
      this.#heading(2, `${articleNumber(index)}　${title}`);
      this.#paragraphs(lines, index + 1);
    }
    this.#signatures();
    for (const [index, { title, lines }] of this.#attachments.entries()) {
      this.#heading(2, fileText.attachment(this.#attachments.length === 1 ? null : index + 1, title));
      this.#paragraphs(lines, null);
    }
    const { blocks, blanks } = takeBlanks(this.#blocks);
    return {
      ...this.#head,
      clauseCount: this.#articles.length,
      document: buildDocument({ readerVersion: 'library', kind: 'docx', pages: null, blocks, notRead: [] }),
      blanks,
    };
  }

  #openingLine(line: string): void {
    const party = /^@(?<form>company|person)\s+(?<letter>\S+)(?:\s+(?<role>\S+))?$/.exec(line)?.groups;
    if (party?.letter === undefined) {
      this.#add(line);
      return;
    }
    const isPerson = party.form === 'person';
    const index = this.#parties.push({ letter: party.letter, isPerson }) - 1;
    for (const one of fileText.party(party.letter, party.role ?? null, isPerson, index)) this.#add(one);
  }

  /** An article of one paragraph has no numbers below its own. */
  #paragraphs(lines: readonly string[], article: number | null): void {
    const isNumbered = article !== null && lines.filter((line) => /^[^|-]/.test(line)).length > 1;
    let [count, item, row] = [0, 0, -1];
    for (const line of lines) {
      row = line.startsWith('|') ? row + 1 : -1;
      if (row >= 0) {
        this.#row(line, row);
        continue;
      }
      if (line.startsWith('- ')) {
        item += 1;
        this.#add(`（${item}）${line.slice(2)}`);
        continue;
      }
      item = 0;
      count += 1;
      const isOptional = line.startsWith('? ');
      const number = isNumbered ? `${article}.${count}　` : '';
      this.#add(`${number}${isOptional ? `【可选】${line.slice(2)}` : line}`);
    }
  }

  #row(line: string, row: number): void {
    const table = row === 0 ? this.#tableCount++ : this.#tableCount - 1;
    const cells = line.replace(/^\||\|$/g, '').split('|');
    for (const [column, cell] of cells.entries())
      this.#blocks.push({
        type: 'tableCell',
        text: this.#resolved(cell.trim()),
        cell: { table, row, column },
      });
  }

  #signatures(): void {
    this.#add(fileText.end);
    for (const { letter, isPerson } of this.#parties)
      for (const line of fileText.signature(letter, isPerson)) this.#add(line);
  }

  #heading(level: 1 | 2, text: string): void {
    const style = { sizePt: DISPLAYED_PT } as const;
    const runs = level === 1 ? [] : [{ start: 0, end: text.length, style }];
    this.#blocks.push({
      type: 'heading',
      level,
      text,
      runs,
      ...(level === 1 ? { alignment: 'center' as const } : {}),
    });
  }

  #add(text: string): void {
    this.#blocks.push({ type: 'paragraph', text: this.#resolved(text) });
  }

  /** {标题} is the number of the article with that title. */
  #resolved(text: string): string {
    return text.replace(/\{([^{}]+)\}/g, (_, title: string) => {
      const index = this.#articles.findIndex((article) => article.title === title);
      if (index < 0) throw new LibrarySourceError(`no article ${title} in ${this.#head.title}`);
      return articleNumber(index);
    });
  }
}

function articleNumber(index: number): string {
  return `第${writeNumberLike(index + 1, '一') ?? index + 1}条`;
}
