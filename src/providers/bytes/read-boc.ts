import { cleanText, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import { withSales } from '../../domain/summary/sales.ts'
import { summarize } from '../../domain/summary/summary.ts'
import type { Body, Field, Message, Transaction } from '../../domain/transaction/transaction.ts'
import { sleep } from '../../lib/sleep.ts'
import type { RawAddress } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { createLargeHasher, hashLargeCell } from '../../ton/cell-hash.ts'
import type { Hash } from '../../ton/hash.ts'
import { readTransactionRequest } from '../../ton/request/request.ts'
import { readTransaction } from '../../ton/transaction.ts'
import type { ClaimedTransaction } from './claimed-transaction.ts'

/** Milliseconds that a long list is read for before the page may answer. */
const STEP_TIME = 8

/** To be called between steps of work: it resolves at once, or in a new task when the work took long. */
function createPause(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < STEP_TIME) return
    await sleep(0)
    began = performance.now()
  }
}

/** Cleans what strangers wrote, however deep it stands. */
function cleanBody(body: Body): Body {
  if (body.kind === 'comment') return { ...body, text: cleanText(body.text, MAX_PARAGRAPH_LENGTH) }
  if (body.kind === 'bounced') return { ...body, original: body.original && cleanBody(body.original) }
  if (body.kind !== 'operation') return body
  const clean = (field: Field) => (field.kind === 'body' ? { ...field, value: cleanBody(field.value) } : field)
  return { ...body, fields: body.fields.map(clean) }
}

const cleanMessage = (message: Message): Message => ({ ...message, body: cleanBody(message.body) })

async function read(
  { provider, boc, hash, account, block }: ClaimedTransaction,
  pause: () => Promise<void>,
): Promise<Transaction | undefined> {
  try {
    const bytes = boc()
    if (!bytes || !account) return undefined
    const root = readBoc(bytes)
    const hashOf = await createLargeHasher([root], pause)
    // Bytes that are another transaction than they are said to be are worth nothing.
    if (hashOf(root) !== hash) return undefined
    const own = readTransaction(root, Number(account.split(':')[0]), hashOf)
    if (own.account !== account) return undefined
    const inMessage = own.inMessage && cleanMessage(own.inMessage)
    const transaction = { ...own, hash, inMessage, outMessages: own.outMessages.map(cleanMessage), block, provider }
    return { ...transaction, summary: summarize(transaction, readTransactionRequest(root, own.inMessage, hashOf)) }
  } catch {
    return undefined
  }
}

/** Makes the entities from the transactions' own bytes, so that every provider gives the same; drops and counts what does not fit. A long list is read in steps. `interfaces`: an index's word on their contracts. */
export async function readTransactions(claims: ClaimedTransaction[], interfaces?: ReadonlyMap<RawAddress, string[]>) {
  const transactions: Transaction[] = []
  const pause = createPause()
  for (const claim of claims) {
    const transaction = await read(claim, pause)
    if (transaction) transactions.push(transaction)
    await pause()
  }
  const unreadable = claims.length - transactions.length
  return { transactions: interfaces ? withSales(transactions, interfaces) : transactions, unreadable }
}

/** True if a transaction has the hash, or received a message with it, plain or normalised (TEP-467). */
export const isNamedBy = (hash: Hash, { hash: own, inMessage }: Transaction): boolean =>
  own === hash || inMessage?.hash === hash || inMessage?.normalized === hash

/** The bags that this page hashed last, by the hash of their root. */
const hashed = new Map<Hash, Uint8Array>()
const MAX_HASHED = 8

/** The hash of the root of a bag of cells; null for bytes that are missing or malformed. A large one is hashed in steps. */
export async function hashOfBoc(boc: Uint8Array | undefined): Promise<Hash | null> {
  if (!boc?.length) return null
  try {
    const hash = await hashLargeCell(readBoc(boc), () => sleep(0))
    hashed.set(hash, boc)
    for (const oldest of [...hashed.keys()].slice(0, -MAX_HASHED)) hashed.delete(oldest)
    return hash
  } catch {
    return null
  }
}

/** A bag that this page read a moment ago, such as an account's code, by its hash. */
export const bagOfHash = (hash: Hash): Uint8Array | undefined => hashed.get(hash)
