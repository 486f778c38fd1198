/** Transactions of TON's own executor, and the site's texts about them: in a list, in the head of their page and in an export. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, Cell } from '@ton/core'
import { runTolkCompiler } from '@ton/tolk-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { rowsOf } from '../../src/domain/export/rows.ts'
import { cellsOf } from '../../src/domain/export/table.ts'
import type { JettonWallets } from '../../src/domain/jetton/jetton.ts'
import { reasonOf } from '../../src/domain/reason/reason.ts'
import { withKnownFacts } from '../../src/domain/summary/known-facts.ts'
import { summarize } from '../../src/domain/summary/summary.ts'
import { endedBy } from '../../src/domain/trace/ended-by.ts'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import { sentenceText } from '../../src/domain/transaction/sentence-text.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { createHasher } from '../../src/ton/cell-hash.ts'
import { readTransactionRequest } from '../../src/ton/request/request.ts'
import { readTransaction } from '../../src/ton/transaction.ts'
import { EndingText } from '../../src/ui/transaction/EndingText.tsx'
import { JettonWalletsContext } from '../../src/ui/transaction/jetton-wallets.ts'

const CONTRACTS = join(import.meta.dirname, 'contracts')

/** Code of a contract whose source is in `contracts`. */
export async function compiled(name: string): Promise<Cell> {
  const result = await runTolkCompiler({
    entrypointFileName: `${name}.tolk`,
    fsReadCallback: path => readFileSync(join(CONTRACTS, path), 'utf8'),
  })
  if (result.status === 'error') throw new Error(`${name}: ${result.message}`)
  return Cell.fromBase64(result.codeBoc64)
}

/** A transaction as the site reads it from its bytes. */
export function readPlayed(raw: Cell): Transaction {
  const root = readBoc(raw.toBoc({ idx: false }))
  const hashOf = createHasher()
  const own = { ...readTransaction(root, 0, hashOf), hash: hashOf(root), block: null }
  return { ...own, provider: 'toncenter', summary: summarize(own, readTransactionRequest(root, own.inMessage, hashOf)) }
}

/** A transaction with the hash that its message had where it was sent: @ton/sandbox writes messages again, and may choose another layout. */
function linked(transaction: Transaction, all: Transaction[]): Transaction {
  const { inMessage } = transaction
  const sent = all
    .flatMap(({ outMessages }) => outMessages)
    .find(({ source, createdLt }) => source === inMessage?.source && createdLt === inMessage?.createdLt)
  return inMessage && sent ? { ...transaction, inMessage: { ...inMessage, hash: sent.hash } } : transaction
}

/** A trace of transactions that follow from the first one; `interfaces` by account, as an indexer names them. */
export function traceOfPlayed(all: Transaction[], interfaces: Record<RawAddress, string[]> = {}): Trace {
  const steps = all.map((played, place): Step => {
    const transaction = linked(played, all)
    const sends = ({ outMessages }: Transaction) => outMessages.some(({ hash }) => hash === transaction.inMessage?.hash)
    return {
      parent: place === 0 ? null : all.findIndex(sends),
      hash: transaction.hash,
      account: transaction.account,
      transaction,
      expected: false,
      linked: true,
      interfaces: interfaces[transaction.account] ?? [],
    }
  })
  return { steps, known: {}, unreadable: 0 }
}

export type Names = Record<string, string>
export type Asked = {
  at?: number
  names?: Names
  jettons?: JettonWallets
  items?: RawAddress[]
  interfaces?: Record<RawAddress, string[]>
}

/** Words about one transaction of a trace: in a list, in the head of its page with the reason and colour, and in its export. */
export type Said = { list: string; head: string; reason: string | null; colour: string; file: string }

/** Names of accounts, by their raw addresses. */
export const namesOf = (accounts: Record<string, Address>): Names =>
  Object.fromEntries(Object.entries(accounts).map(([name, address]) => [address.toRawString(), name]))

/** Words of the site about the transaction `at` a place of a trace, once the trace is read; others are called B. */
export function saidOf(played: Transaction[], asked: Asked = {}): Said {
  const { at = 0, names = {}, jettons = {}, items = [], interfaces = {} } = asked
  const [transaction] = withKnownFacts([played[at]!], jettons, new Set(items))
  if (!transaction) throw new Error('nothing was played')
  const ended = endedBy(traceOfPlayed(played, interfaces), transaction, transaction.utime, jettons)
  const row = saidInRow(transaction, asked)
  const { end } = transaction.summary
  const reason = end.hasReason ? reasonOf(transaction, interfaces[transaction.account]) : null
  if (!ended) return { ...row, reason }
  const drawn = createElement(EndingText, { ending: ended.ending })
  const drawing = renderToStaticMarkup(createElement(JettonWalletsContext, { value: jettons }, drawn))
  const text = ended.note ?? drawing.replaceAll(/<[^>]*>/g, '')
  const head = ended.sentence ? sentenceText(ended.sentence, jettons, writeWith(names)) : row.head
  return { ...row, head: ended.sentence ? head : `${head} · ${text}`, reason, colour: ended.end.tone }
}

const writeWith = (names: Names) => (raw: RawAddress) => names[raw] ?? 'B'

function saidInRow(transaction: Transaction, { names = {}, jettons = {}, items = [] }: Asked): Said {
  const { title, sentence, end } = transaction.summary
  const write = writeWith(names)
  return {
    list: sentenceText(title, jettons, write),
    head: sentenceText(sentence, jettons, write),
    reason: null,
    colour: end.tone,
    file: fileOf(transaction, jettons, new Set(items)),
  }
}

/** Words about the first transaction of a trace in a history, newest first, of all that its account did in it. */
export function rowOf(played: Transaction[], asked: Asked = {}): Said {
  const own = played.filter(({ account }) => account === played[0]?.account).toReversed()
  const row = withKnownFacts(own, asked.jettons ?? {}, new Set(asked.items)).at(-1)
  if (!row) throw new Error('nothing was played')
  return saidInRow(row, asked)
}

/** Rows of an export: direction, amount and asset of each, then the outcome, the same in all, by its kind and in words. */
function fileOf(transaction: Transaction, jettons: JettonWallets, items: ReadonlySet<RawAddress>): string {
  const names = { jettons, items, find: () => undefined }
  const rows = rowsOf(transaction, 'toncenter', names).map(row => cellsOf(row, names))
  const moved = rows.map(({ direction, amount, asset }) => [direction, amount, asset].filter(Boolean).join(' '))
  const ends = new Set(rows.map(({ status, outcome }) => `${status} · ${outcome}`))
  return short([moved.join(', '), ...ends].join(' · '))
}

const short = (text: string) => text.replaceAll(/[EU]Q[\w…-]+/g, 'B')
