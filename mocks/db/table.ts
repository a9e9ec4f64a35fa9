interface TableDump<Row> {
  rows: Row[];
  lastId: number;
}

/** Rows by id, in insertion order. The id of a deleted row is not reused. */
export class Table<Row extends { id: number }> {
  private readonly rows = new Map<number, Row>();
  private lastId = 0;

  constructor(rows: readonly Row[] = []) {
    for (const row of rows) this.put(row);
  }

  get size(): number {
    return this.rows.size;
  }

  all(): Row[] {
    return [...this.rows.values()];
  }

  get(id: number): Row | undefined {
    return this.rows.get(id);
  }

  /** Returns the row that a foreign key refers to; null for a null key or a missing row. */
  find(id: number | null | undefined): Row | null {
    return this.rows.get(id ?? 0) ?? null;
  }

  insert(row: Omit<Row, 'id'>): Row {
    const added = { ...row, id: this.lastId + 1 } as Row;
    this.put(added);
    return added;
  }

  /** Changes columns of a row and returns the new row. Throws if the row does not exist. */
  update(id: number, changes: Partial<Omit<Row, 'id'>>): Row {
    const row = this.rows.get(id);
    if (row === undefined) throw new Error(`There is no row ${id} to change.`);
    const changed = { ...row, ...changes };
    this.rows.set(id, changed);
    return changed;
  }

  delete(id: number): boolean {
    return this.rows.delete(id);
  }

  clear(): void {
    this.rows.clear();
  }

  dump(): TableDump<Row> {
    return { rows: this.all(), lastId: this.lastId };
  }

  restore({ rows, lastId }: TableDump<Row>): void {
    this.rows.clear();
    for (const row of rows) this.put(row);
    this.lastId = lastId;
  }

  private put(row: Row): void {
    this.rows.set(row.id, row);
    this.lastId = Math.max(this.lastId, row.id);
  }
}
