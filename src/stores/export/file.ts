import type { Balances } from '../../domain/export/balances.ts'
import { type ExportFormat, fileName, frameOf, pieceOf } from '../../domain/export/format.ts'
import type { JettonSum } from '../../domain/export/jetton-sums.ts'
import { sumInFile } from '../../domain/export/sums-in-file.ts'
import { isoTime } from '../../domain/export/table.ts'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { jobStorage, namesWith } from './export.ts'
import type { Job } from './job-storage.ts'

/** A file that can be saved at once or in parts. */
export type ExportFile = { name: string; type: string; parts: () => AsyncIterable<string> }

/** The site and the network that a file is from. */
export type Origin = { site: string; network: string }

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv',
  json: 'application/json',
  koinly: 'text/csv',
  cointracking: 'text/csv',
}

type About = {
  account: RawAddress
  format: ExportFormat
  from: number
  to: number
  complete: boolean
  source: string
  balances?: Balances | null
  jettons?: JettonSum[]
}

function describe(about: About, { site, network }: Origin) {
  const { account, from, to, complete, source, balances, jettons } = about
  const address = friendlyAddress(account)
  const generated = isoTime(Math.floor(Date.now() / 1000))
  return {
    name: fileName({ ...about, address }),
    provenance: {
      site,
      network,
      address,
      from: isoTime(from),
      to: isoTime(to),
      complete,
      source,
      generated,
      opening_balance: balances?.opening ?? null,
      closing_balance: balances?.closing ?? null,
      jettons: (jettons ?? []).map(sumInFile),
    },
  }
}

/** Builds a file from its pieces, with one piece at a time in memory. */
function bind(
  { name, provenance }: ReturnType<typeof describe>,
  format: ExportFormat,
  pieces: () => AsyncIterable<string>,
): ExportFile {
  const { head, comma, tail } = frameOf(format, provenance)
  async function* parts() {
    yield head
    let isFirst = true
    for await (const piece of pieces()) {
      if (!piece) continue
      yield isFirst ? piece : `${comma}${piece}`
      isFirst = false
    }
    yield tail
  }
  return { name, type: TYPES[format], parts }
}

/** The file of a finished export, which starts at the oldest row if the export is incomplete. */
export function fileOf(account: RawAddress, job: Job, origin: Origin): ExportFile {
  const { id, format, progress, sources, pieces, balances, jettons } = job
  const complete = progress.ending === 'complete'
  const from = complete ? progress.from : Math.max(progress.from, progress.reached ?? progress.from)
  const about = { account, format, from, to: progress.to, complete, source: sources.join(', '), balances, jettons }
  async function* kept() {
    const storage = await jobStorage()
    for (let place = 0; place < pieces; place++) yield await storage.piece(account, id, place)
  }
  return bind(describe(about, origin), format, kept)
}

type Shown = {
  account: RawAddress
  rows: Transaction[]
  format: ExportFormat
  jettons: JettonWallets
  complete: boolean
}

/** A file of the displayed rows, newest first. `complete`: no row is missing between the newest and the oldest. */
export function fileOfShown({ account, rows, format, jettons, complete }: Shown, origin: Origin): ExportFile {
  const [to, from] = [rows[0]?.utime ?? 0, rows.at(-1)?.utime ?? 0]
  const source = [...new Set(rows.map(({ provider }) => provider))].join(', ')
  async function* shown() {
    const names = namesWith(account, jettons)
    for (const row of rows) yield pieceOf(format, [row], row.provider, names).text
  }
  return bind(describe({ account, format, from, to, complete, source }, origin), format, shown)
}
