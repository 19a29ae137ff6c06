/**
 * Seeded contracts of a given length: types, definitions, articles with clauses and items, price lists,
 * footnotes, references.
 */

import type { Random } from '../contract-text.ts';
import {
  type Clause,
  type Contract,
  hasReference,
  type NumberingLevel,
  type Part,
  type PriceTable,
  referenceTo,
  type TableRow,
} from './contract-model.ts';
import { type Article, type ContractKind, kinds } from './contract-phrases.ts';
import { companyWords, definitions, lists, notes, slots } from './contract-words.ts';

/** Characters of a laid-out page, including the effect of numbers and short lines; measured on rendered contracts. */
const CHARACTERS_PER_PAGE = 1040;
const CLAUSES_PER_ARTICLE = { least: 5, more: 6 };
const LIST_CHANCE = 6;
const NOTE_CHANCE = 14;
const TABLE_CHANCE = 4;
/** Even the shortest contract has one price list: the article on prices. */
const TABLE_ARTICLE = 1;

const numberings: readonly Contract['numbering'][] = [
  [level('第%1条', true), level('%2.', false), level('（%3）', true)],
  [level('第%1条', false), level('%1.%2', false), level('（%3）', true)],
  [level('%1、', true), level('%2.', false), level('(%3)', false)],
  [level('%1.', false), level('%1.%2', false), level('%1.%2.%3', false)],
];

function level(text: string, isChinese: boolean): NumberingLevel {
  return { text, isChinese };
}

/** Writes one contract, and the sentences and rows that edits insert later. */
export class ContractWriter {
  readonly #random: Random;
  readonly #kind: ContractKind;
  readonly #names: Readonly<Record<string, string>>;
  #count = 0;
  #codes = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#kind = this.#pick(kinds);
    const { a, b } = this.#kind;
    this.#names = { a, b, aName: this.company(), bName: this.company() };
  }

  write(pages: number): Contract {
    const title = this.#kind.title;
    const parts: Part[] = this.#opening();
    const target = pages * CHARACTERS_PER_PAGE;
    let size = sizeOf(parts);
    for (let index = 0; size < target; index++) {
      const article = this.#kind.articles[index % this.#kind.articles.length];
      const written = this.#article(article, index);
      parts.push(...written);
      size += sizeOf(written);
    }
    parts.push(...this.#signatures());
    const number = `HT-20${20 + this.#random(9)}-${1000 + this.#random(9000)}`;
    return {
      numbering: this.#pick(numberings),
      header: `${title}　合同编号：${number}`,
      footer: `${this.#names.aName}　内部资料`,
      parts: connectReferences(parts, this.#random),
    };
  }

  clause(text: string, depth: Clause['level'] = 1): Clause {
    return { kind: 'clause', id: this.#nextId(), level: depth, text };
  }

  /** One to three sentences on one subject. */
  clauseText(sentences: readonly string[]): string {
    const item = this.#item();
    const first = this.#random(sentences.length);
    const count = 1 + this.#random(3);
    let text = '';
    for (let index = 0; index < count; index++)
      text += this.fill(sentences[(first + index * 2) % sentences.length] ?? '', item);
    return text;
  }

  /** A sentence of any article, without references. */
  anyClauseText(): string {
    const article = this.#pick(this.#kind.articles);
    return this.clauseText(article.sentences.filter((sentence) => !hasReference(sentence)));
  }

  fill(template: string, item = this.#item()): string {
    return template.replace(/\{(\w+)\}/g, (_, slot: string) => this.#slot(slot, item));
  }

  priceRow(): TableRow {
    const quantity = 1 + this.#random(60);
    const cents = 1000 + this.#random(9_000_000);
    const unit = (cents / 100).toFixed(2);
    const code = `${'ABCDEFGH'[this.#random(8)]}${100 + this.#codes++}-${10 + this.#random(90)}`;
    const total = ((cents * quantity) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    return {
      id: this.#nextId(),
      cells: [code, this.#item(), this.#pick(['台', '套', '件', '项', '批']), String(quantity), unit, total],
    };
  }

  company(): string {
    const { place, name, trade } = companyWords;
    return `${this.#pick(place)}${this.#pick(name)}${this.#pick(trade)}有限公司`;
  }

  #opening(): Part[] {
    const { a, b, aName, bName } = this.#names;
    const plain = (text: string, isTitle = false): Part => ({
      kind: 'plain',
      id: this.#nextId(),
      text,
      isTitle,
    });
    return [
      plain(this.#kind.title, true),
      plain(`${a}：${aName}`),
      plain(this.fill('住所地：{place}，统一社会信用代码：{account}')),
      plain(`${b}：${bName}`),
      plain(this.fill('住所地：{place}，统一社会信用代码：{account}')),
      plain(this.fill('双方经平等协商，就{item}等事宜于{date}订立本合同，共同遵守。')),
      this.clause('定义', 0),
      ...definitions.map((sentence) => this.clause(this.fill(sentence))),
    ];
  }

  #article(article: Article | undefined, index: number): Part[] {
    const isRepeated = index >= this.#kind.articles.length;
    const { heading, sentences } = article ?? { heading: '其他', sentences: ['{item}另行约定。'] };
    const parts: Part[] = [this.clause(isRepeated ? `${this.#item()}的${heading}` : heading, 0)];
    const count = CLAUSES_PER_ARTICLE.least + this.#random(CLAUSES_PER_ARTICLE.more);
    for (let written = 0; written < count; written++) {
      if (this.#random(LIST_CHANCE) === 0) parts.push(...this.#list());
      else parts.push(this.#noted(this.clause(this.clauseText(sentences))));
    }
    if (index === TABLE_ARTICLE || this.#random(TABLE_CHANCE) === 0) parts.push(...this.#priceList());
    return parts;
  }

  #noted(clause: Clause): Clause {
    if (this.#random(NOTE_CHANCE) > 0) return clause;
    return { ...clause, note: this.fill(this.#pick(notes)) };
  }

  #list(): Part[] {
    const { lead, items } = this.#pick(lists);
    const item = this.#item();
    return [
      this.clause(this.fill(lead, item)),
      ...items.map((text) => this.clause(this.fill(text, item), 2)),
    ];
  }

  #priceList(): Part[] {
    const head: TableRow = {
      id: this.#nextId(),
      cells: ['编码', '名称', '单位', '数量', '单价（元）', '金额（元）'],
    };
    const rows = Array.from({ length: 5 + this.#random(8) }, () => this.priceRow());
    const table: PriceTable = { kind: 'table', id: this.#nextId(), rows: [head, ...rows] };
    return [this.clause(this.fill('{item}及其配套的价格见下表，单价在{date}前固定不变。')), table];
  }

  #signatures(): Part[] {
    const { a, b, aName, bName } = this.#names;
    return [`${a}（盖章）：${aName}`, `${b}（盖章）：${bName}`, this.fill('签订日期：{date}')].map(
      (text) => ({
        kind: 'plain',
        id: this.#nextId(),
        text,
        isTitle: false,
      }),
    );
  }

  #slot(slot: string, item: string): string {
    switch (slot) {
      case 'item':
        return item;
      case 'days':
        return String(2 + this.#random(88));
      case 'percent':
        return (1 + this.#random(290) / 10).toFixed(1);
      case 'permille':
        return (0.1 + this.#random(40) / 10).toFixed(1);
      case 'amount':
        return (1000 + this.#random(9_000_000)).toLocaleString('en-US');
      case 'date':
        return `20${24 + this.#random(6)}年${1 + this.#random(12)}月${1 + this.#random(28)}日`;
      case 'account':
        return `${6_200_000 + this.#random(99_999)}${10_000_000 + this.#random(89_999_999)}`;
      default:
        return this.#names[slot] ?? this.#pick(slots[slot] ?? []);
    }
  }

  #item(): string {
    const [places, things] = this.#kind.items;
    return this.#pick(places) + this.#pick(things);
  }

  #nextId(): string {
    return `p${++this.#count}`;
  }

  #pick<T>(list: readonly T[]): T {
    const found = list[this.#random(list.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  }
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + lengthOf(part), 0);
}

function lengthOf(part: Part): number {
  return part.kind === 'table'
    ? part.rows.reduce((sum, row) => sum + row.cells.join('').length, 0)
    : part.text.length;
}

/** Each open reference names an article or clause of the same contract. */
function connectReferences(parts: readonly Part[], random: Random): readonly Part[] {
  const targets = parts.filter((part) => part.kind === 'clause' && part.level < 2);
  return parts.map((part) => {
    if (part.kind !== 'clause' || !hasReference(part.text)) return part;
    const text = part.text.replace(/⟦\?⟧/g, () => referenceTo(targets[random(targets.length)]?.id ?? ''));
    return { ...part, text };
  });
}
