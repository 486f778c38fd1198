import type { Balances } from '../../domain/export/balances.ts'
import type { ExportFormat } from '../../domain/export/format.ts'
import type { JettonCheck, JettonSum } from '../../domain/export/jetton-sums.ts'
import type { RangeProgress } from '../../domain/export/range.ts'
import { readEntry, writeEntry } from '../../lib/saved.ts'
import { sleep } from '../../lib/sleep.ts'
import { STORAGE_PREFIX } from '../../providers/http/browser.ts'
import type { Cursor } from '../../providers/node/transactions.ts'
import type { RawAddress } from '../../ton/address.ts'

/** Start of the next page: the newest transaction, the range's end (to be found), a transaction, or the one before it. */
export type Next = { kind: 'newest' | 'find' } | { kind: 'at' | 'before'; cursor: Cursor }

/** Source of pages: the node, its archive, or the indexer. Each source has older transactions than the previous one. */
export type Stage = 'recent' | 'archive' | 'index'

/**
 * A started export. `rows`: number of lines in its file; `leftOut`: number of movements without one; `pieces`: number of saved pieces of the
 * file; `elapsed`: working time in ms; `begun`: unix seconds.
 */
export type Job = {
  id: string
  begun: number
  format: ExportFormat
  progress: RangeProgress
  next: Next
  stage: Stage
  sources: string[]
  rows: number
  leftOut: number
  pieces: number
  requests: number
  elapsed: number
  /** sum of the rows' balance changes in nanoTON, as decimal text */
  moved: string
  balances: Balances | null
  /** null until the sums have been checked; “unlisted” from the first page on that was read without the list of jettons */
  jettonCheck: JettonCheck | null
  /** sums of the rows' movements per known jetton, checked against the indexer's history once the rows are complete */
  jettons: JettonSum[]
}

/** Storage with one export per account and the pieces of its file. `isKept`: the data survives the page. */
export type JobStorage = {
  isKept: boolean
  read: (account: RawAddress) => Promise<Job | null>
  begin: (account: RawAddress, job: Job) => Promise<void>
  /** Replaces `before` by `after` and appends a piece, atomically. Returns false if another tab has changed the job. */
  replace: (account: RawAddress, before: Job, after: Job, piece: string | null) => Promise<boolean>
  /** A piece of this job's file; rejects if another job has replaced it. */
  piece: (account: RawAddress, id: string, place: number) => Promise<string>
  /** Deletes this job with its pieces; keeps another job that has replaced it. */
  remove: (account: RawAddress, id: string) => Promise<void>
}

export const isSame = (kept: Job | null, job: Job) =>
  kept?.id === job.id && kept.pieces === job.pieces && JSON.stringify(kept.next) === JSON.stringify(job.next)

const DATABASE = `${STORAGE_PREFIX}exports`
/** Version of the shape of jobs. Jobs of older versions are ignored. */
const SHAPE = 10
const [JOBS, PIECES] = ['jobs', 'pieces']

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Milliseconds after which a database that does not open counts as blocked. */
const OPEN_LIMIT_MS = 3000

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, SHAPE)
  const opened = answer(request)
  request.onupgradeneeded = () => {
    for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name)
    request.result.createObjectStore(JOBS)
    request.result.createObjectStore(PIECES)
  }
  const database = await Promise.race([opened, sleep(OPEN_LIMIT_MS)])
  if (!database) {
    // An open connection would block an upgrade to the next version.
    opened.then(late => late.close()).catch(() => {})
    throw new Error('the database of exports is blocked')
  }
  // Allows the database to be deleted while a page is open.
  database.onversionchange = () => database.close()
  if ([JOBS, PIECES].every(name => database.objectStoreNames.contains(name))) return database
  database.close()
  throw new Error('the database of exports lacks its stores')
}

type Piece = { text: string }

const pieceName = (account: RawAddress, id: string, place: number) => `${account} ${id} ${place}`
const sealPiece = (account: RawAddress, { id, pieces }: Job, text: string) =>
  writeEntry(pieceName(account, id, pieces), { text } satisfies Piece)

/** Text that `writeEntry` stored under `name`; null for damaged or foreign data. */
const unseal = <T extends object>(name: string, kept: unknown): T | null =>
  (typeof kept === 'string' ? readEntry<T>(name, kept) : undefined) ?? null

const piecesOf = (account: RawAddress) => IDBKeyRange.bound([account], [account, []])

/** Job storage of the browser, shared by all tabs. Rejects if the browser keeps no databases. */
export async function openJobs(): Promise<JobStorage> {
  const database = await openDatabase()
  const writing = () => database.transaction([JOBS, PIECES], 'readwrite', { durability: 'relaxed' })
  const jobIn = async (transaction: IDBTransaction, account: RawAddress) =>
    unseal<Job>(account, await answer(transaction.objectStore(JOBS).get(account)))

  return {
    isKept: true,
    read: account => jobIn(database.transaction(JOBS), account),
    async begin(account, job) {
      const transaction = writing()
      transaction.objectStore(PIECES).delete(piecesOf(account))
      transaction.objectStore(JOBS).put(writeEntry(account, job), account)
      await finish(transaction)
    },
    async replace(account, before, after, piece) {
      const transaction = writing()
      const ended = finish(transaction)
      const kept = await jobIn(transaction, account)
      const isOurs = isSame(kept, before)
      if (isOurs) {
        if (piece !== null)
          transaction.objectStore(PIECES).put(sealPiece(account, before, piece), [account, before.pieces])
        transaction.objectStore(JOBS).put(writeEntry(account, after), account)
      }
      await ended
      return isOurs
    },
    async piece(account, id, place) {
      const kept: unknown = await answer(database.transaction(PIECES).objectStore(PIECES).get([account, place]))
      const piece = unseal<Piece>(pieceName(account, id, place), kept)
      if (!piece) throw new TypeError(`piece ${place} of an export is missing or damaged`)
      return piece.text
    },
    async remove(account, id) {
      const transaction = writing()
      const ended = finish(transaction)
      if ((await jobIn(transaction, account))?.id === id) {
        transaction.objectStore(PIECES).delete(piecesOf(account))
        transaction.objectStore(JOBS).delete(account)
      }
      await ended
    },
  }
}

/** Job storage in memory, for browsers that keep no databases. */
export function memoryJobs(): JobStorage {
  const kept = new Map<RawAddress, { job: Job; pieces: string[] }>()
  return {
    isKept: false,
    read: async account => kept.get(account)?.job ?? null,
    begin: async (account, job) => void kept.set(account, { job, pieces: [] }),
    async replace(account, before, after, piece) {
      const found = kept.get(account)
      if (!found || !isSame(found.job, before)) return false
      kept.set(account, { job: after, pieces: piece === null ? found.pieces : [...found.pieces, piece] })
      return true
    },
    async piece(account, id, place) {
      const found = kept.get(account)
      const piece = found?.job.id === id ? found.pieces[place] : undefined
      if (piece === undefined) throw new TypeError(`piece ${place} of an export is missing`)
      return piece
    },
    async remove(account, id) {
      if (kept.get(account)?.job.id === id) kept.delete(account)
    },
  }
}
