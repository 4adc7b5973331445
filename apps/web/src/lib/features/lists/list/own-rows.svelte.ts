import type { UpdateBatches } from '#lib/live/updates.ts';
import { withMoved, type ListCounts, type ShownPart } from './list-part.ts';
import {
  editFields,
  guessed,
  rowKey,
  type Row,
  type RowEdit,
  type RowsOutcome,
} from './list-row.ts';
import { done, type ListNotice } from './list-notice.ts';
import type { MoreRows, RowPage } from './own-list.ts';
import { readRows } from './read-rows.ts';
import { RowSelection } from './row-selection.svelte.ts';
import { sendRows, type RowsAnswer } from './send-rows.ts';
import { ShownRows } from './shown-rows.svelte.ts';
import { OwnUpdates } from './own-updates.ts';
import { ChangeNumbers, UndoStack } from './undo-stack.svelte.ts';

/** What the bulk forms take. */
const MOST_AT_ONCE = 200;
const MOST_UNDOS = 50;

/** How one row is changed. */
type Change = 'plus' | 'save' | 'minus';

/** All rows of the visitor's list in the browser. They are edited in place, and an edit is reverted if the server refuses it. */
export class OwnRows {
  /** The row that has the keyboard focus. */
  at = $state(-1);
  notice = $state.raw<ListNotice | null>(null);
  /** The progress of a change of many rows. */
  working = $state.raw<{ done: number; of: number } | null>(null);
  readonly #shown = new ShownRows();
  readonly #selection = new RowSelection();
  readonly selected = this.#selection.ids;
  readonly #undos = new UndoStack(MOST_UNDOS);
  readonly #numbers = new ChangeNumbers();
  #address = '';
  #isHere: ShownPart['isHere'] = () => true;
  #next: string | null = null;
  #reading = new AbortController();
  /** Edits of one row wait for each other, because each sends the version of the previous one. */
  readonly #turns = new Map<string, Promise<unknown>>();
  #pending = 0;
  readonly #updates = new OwnUpdates();

  /** The action of the page of these rows, to which pending edits go even if another page is shown. */
  readonly #path = location.pathname;
  readonly #rowAction: string;
  readonly #reread: (() => Promise<void>) | undefined;

  /** Pages other than the list name the action that changes a row, and reload as a whole. */
  constructor(page: { rowAction?: string; reread?: () => Promise<void> } = {}) {
    this.#rowAction = page.rowAction ?? 'row';
    this.#reread = page.reread;
  }

  /** Whether no edit is being sent or waits. */
  isIdle(): boolean {
    return this.#pending === 0 && !this.#undos.isRunning;
  }

  /** Makes the browser ask before it leaves the page while an edit waits. */
  readonly keepOpen = (leaving: BeforeUnloadEvent): void => {
    if (!this.isIdle()) leaving.preventDefault();
  };

  get rows(): readonly Row[] {
    return this.#shown.all;
  }

  get total(): number {
    return this.#shown.total;
  }

  get counts(): ListCounts | null {
    return this.#shown.counts;
  }

  row(id: string): Row | undefined {
    return this.#shown.find(id);
  }

  /** Replaces rows in place by their current state, and puts new rows before them. */
  merge(rows: readonly Row[]): void {
    this.#shown.merge(rows);
  }

  /** Shows a page as the server rendered it, and then reads the remaining rows. */
  show(page: RowPage, { address, counts, isHere }: ShownPart): void {
    this.#reading.abort();
    this.#reading = new AbortController();
    const isOther = address !== this.#address;
    this.#address = address;
    this.#isHere = isHere;
    if (isOther) this.#leave();
    this.#shown.replace(page, counts);
    this.#next = page.next;
  }

  /** Reads until all rows are there. */
  readAll(): Promise<void> {
    this.#whole = this.#readRest(this.#reading.signal);
    return this.#whole;
  }
  #whole = Promise.resolve();

  async #readRest(signal: AbortSignal): Promise<void> {
    while (this.#next !== null && !signal.aborted) {
      const page = await readRows(this.#address, this.#next, signal);
      if (!page || signal.aborted) return;
      this.#shown.append(page.rows);
      this.#next = page.next;
    }
    if (!signal.aborted) this.#shown.total = this.rows.length;
  }

  /** Reads the list again after an update, unless this page made the change. */
  async receive(batches: UpdateBatches): Promise<void> {
    this.#updates.receive(batches);
    await this.#readUpdates();
  }

  /** The page's own edits cause updates too. Their batches are known only after the response. */
  async #readUpdates(): Promise<void> {
    if (this.#pending === 0 && this.#updates.takeForeign()) await this.refresh();
  }

  /** Reads all rows again, and keeps the old ones on the page meanwhile. */
  async refresh(): Promise<void> {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    const rows: Row[] = [];
    let counts: ListCounts | null = null;
    let after: string | null = null;
    do {
      const page: MoreRows | null = await readRows(this.#address, after, signal);
      if (!page || signal.aborted) return;
      rows.push(...page.rows);
      counts ??= page.counts;
      after = page.next;
    } while (after !== null);
    // Rows that were changed here meanwhile are newer than what was read.
    if (this.#pending > 0) {
      this.#updates.receive(null);
      return;
    }
    const moved = withMoved(rows, this.rows, this.#isHere);
    this.#shown.replace({ rows: moved, total: moved.length }, counts);
    this.#next = null;
  }

  /** Changes one row on the page at once, or after an undo, and then on the server. Returns whether that succeeded. */
  edit(id: string, does: Change, edit: RowEdit): Promise<boolean> {
    return this.#undos.after(() => this.#begin(id, does, edit));
  }

  #begin(id: string, does: Change, edit: RowEdit): Promise<boolean> {
    const before = this.row(id);
    if (!before) return Promise.resolve(false);
    this.#shown.put(guessed(before, edit));
    this.#pending += 1;
    const number = does === 'plus' ? this.#numbers.ofPress(id) : this.#numbers.next();
    const turn = (this.#turns.get(id) ?? Promise.resolve())
      .then(() => this.#send(id, does, { edit, before, number }))
      .finally(() => this.#settle());
    this.#turns.set(id, turn);
    return turn;
  }

  /** Changes all selected rows, in as many requests as necessary. */
  async editSelected(does: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const chosen = this.rows.filter(({ id }) => this.selected.has(id));
    const batches: string[] = [];
    const refused: RowsOutcome['refused'][number][] = [];
    let count = 0;
    for (let from = 0; from < chosen.length; from += MOST_AT_ONCE) {
      this.working = { done: from, of: chosen.length };
      const some = chosen.slice(from, from + MOST_AT_ONCE).map((row) => this.row(row.id) ?? row);
      const answer = await this.#ask('bulk', { do: does, ...fields }, some.map(rowKey));
      if (!answer.outcome) {
        this.#say(answer, 'said');
        break;
      }
      const { outcome } = answer;
      batches.unshift(...outcome.batches);
      refused.push(...outcome.refused);
      count +=
        does === 'delete' ? outcome.gone.length : outcome.rows.length - outcome.refused.length;
      for (const row of outcome.rows) this.#shown.put(row);
      this.#drop(outcome.gone);
    }
    this.working = null;
    this.#undos.push(this.#numbers.next(), batches);
    if (count + refused.length === 0) return;
    const kind = does === 'delete' ? 'removed' : 'changed';
    this.notice = { tone: refused.length > 0 ? 'bad' : 'good', kind, count, text: '', refused };
    this.selected.clear();
  }

  get canUndo(): boolean {
    return !this.#undos.isEmpty;
  }

  /** Takes the last change back, once those that are under way have ended. */
  undo(): Promise<void> {
    return this.#undos.run(async (pop) => {
      await Promise.all(this.#turns.values());
      const batches = pop();
      if (!batches) return;
      const answer = await this.#ask('undo', { batches: batches.join(',') }, []);
      if (!answer.outcome) {
        this.#say(answer, 'said');
        return;
      }
      await (this.#reread ? this.#reread() : this.refresh());
      this.notice = done('undone');
    });
  }

  /** Selects or deselects a row, or with a range all rows from the one selected last. */
  select(id: string, options?: { isStretch: boolean }): void {
    this.#selection.toggle(this.rows, id, options);
  }

  /** Also those that are not read yet. */
  async selectAll(): Promise<void> {
    await this.#whole;
    this.#selection.addAll(this.rows);
  }

  #leave(): void {
    this.#selection.reset();
    this.at = -1;
  }

  async #send(
    id: string,
    does: string,
    { edit, before, number }: { edit: RowEdit; before: Row; number: number },
  ): Promise<boolean> {
    const row = this.row(id);
    if (!row) return false;
    const fields = { do: does, row: rowKey(row), ...editFields(before, edit) };
    const answer = await this.#ask(this.#rowAction, fields, []);
    const [now] = answer.outcome?.rows ?? [];
    if (now) this.#shown.put(now);
    else if (answer.outcome?.isStale) this.#drop([id]);
    else this.#shown.put({ ...before, version: row.version });
    if (!answer.isDone) {
      this.#say(answer, 'said');
      return false;
    }
    this.#undos.push(number, answer.outcome?.batches ?? []);
    const last = this.notice?.change;
    const from = last?.number === number ? last.before : before;
    const change = { number, before: from, after: now ?? from };
    this.notice = done('changed', { count: 1, change });
    return true;
  }

  async #ask(
    name: string,
    fields: Readonly<Record<string, string>>,
    keys: readonly string[],
  ): Promise<RowsAnswer> {
    this.#pending += 1;
    try {
      const answer = await sendRows(`${this.#path}?/${name}`, fields, keys);
      const { batches = [], undoneBy = [] } = answer.outcome ?? {};
      this.#updates.wrote([...batches, ...undoneBy]);
      return answer;
    } finally {
      this.#settle();
    }
  }

  #settle(): void {
    this.#pending -= 1;
    void this.#readUpdates();
  }

  #say({ message }: RowsAnswer, kind: ListNotice['kind']): void {
    const how = message === null ? 'offline' : kind;
    this.notice = { tone: 'bad', kind: how, count: 0, text: message ?? '', refused: [] };
  }

  #drop(ids: readonly string[]): void {
    this.#shown.drop(new Set(ids));
    for (const id of ids) this.selected.delete(id);
  }
}
