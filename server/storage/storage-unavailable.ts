/** The database can't do its work now: its disk is full, it is read-only, busy for too long, out of reach or closed. Nothing was kept. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** What the database called it: `SQLITE_13`, `53100`, `ECONNREFUSED`. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
