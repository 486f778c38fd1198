/** Transactions of TON's own executor, and what the site says of them: in a list, in the head of their page and in an export. */
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
import { summarize } from '../../src/domain/summary/summary.ts'
import { toldWith } from '../../src/domain/summary/told.ts'
import { endingOf } from '../../src/domain/trace/ending.ts'
import { storyOf } from '../../src/domain/trace/story.ts'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import { toneOf } from '../../src/domain/transaction/outcome.ts'
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
  return { ...own, summary: summarize(own, readTransactionRequest(root, own.inMessage, hashOf)) }
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
type Asked = { at?: number; names?: Names; jettons?: JettonWallets; interfaces?: Record<RawAddress, string[]> }

/** Words about one transaction of a trace: in a list, in the head of its page with the reason and colour, and in each row of its export. */
export type Said = { list: string; head: string; reason: string | null; colour: string; file: string[] }

/** Names of accounts, by their raw addresses. */
export const namesOf = (accounts: Record<string, Address>): Names =>
  Object.fromEntries(Object.entries(accounts).map(([name, address]) => [address.toRawString(), name]))

/** Words of the site about the transaction `at` a place of a trace, once the trace is read; others are called B. */
export function saidOf(played: Transaction[], { at = 0, names = {}, jettons = {}, interfaces }: Asked = {}): Said {
  const [transaction] = toldWith([played[at]!], jettons)
  if (!transaction) throw new Error('nothing was played')
  const write = (raw: RawAddress) => names[raw] ?? 'B'
  const trace = traceOfPlayed(played, interfaces)
  const ending = endingOf(trace, transaction, transaction.utime)
  const story = ending && storyOf(trace, transaction, ending)
  const { title, sentence, end } = transaction.summary
  const drawn = ending && createElement(EndingText, { ending })
  const ended = renderToStaticMarkup(createElement(JettonWalletsContext, { value: jettons }, drawn))
  const text = ended.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', '’')
  const head = sentenceText(story?.sentence ?? sentence, jettons, write)
  const tone = !ending ? end.tone : (story?.end.tone ?? toneOf(ending))
  return {
    list: sentenceText(title, jettons, write),
    head: text && !story ? `${head} · ${text}` : head,
    reason: end.hasReason ? reasonOf(transaction) : null,
    colour: tone,
    file: fileOf(transaction, jettons),
  }
}

/** Rows of an export: direction, amount and asset, then the outcome by its kind and in words. */
function fileOf(transaction: Transaction, jettons: JettonWallets): string[] {
  const names = { jettons, find: () => undefined }
  return rowsOf(transaction, 'toncenter', names).map(row => {
    const { direction, amount, asset, status, outcome } = cellsOf(row, names)
    const moved = [direction, amount, asset].filter(Boolean).join(' ')
    return [moved, status, short(outcome)].join(' · ')
  })
}

const short = (text: string) => text.replaceAll(/[EU]Q[\w…-]+/g, 'B')
