import { cleanText, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import { withSales } from '../../domain/summary/sales.ts'
import { summarize } from '../../domain/summary/summary.ts'
import type { Body, Field, Message, Transaction } from '../../domain/transaction/transaction.ts'
import { sleep } from '../../lib/sleep.ts'
import { type RawAddress, workchainOf } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { createLargeHasher, hashLargeCell } from '../../ton/cell-hash.ts'
import type { Hash } from '../../ton/hash.ts'
import { readTransactionRequest } from '../../ton/request/request.ts'
import { readTransaction } from '../../ton/transaction.ts'
import type { ClaimedTransaction } from './claimed-transaction.ts'

/** ms of reading a long list before the page may respond to input. */
const STEP_MS = 8

/** Creates a function to await between steps of work. It resolves at once, or in a new task after `STEP_MS`. */
function createPause(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < STEP_MS) return
    await sleep(0)
    began = performance.now()
  }
}

/** Sanitizes texts by strangers at any depth of a body. */
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
    // Reject bytes that do not match the claimed hash.
    if (hashOf(root) !== hash) return undefined
    const own = readTransaction(root, workchainOf(account), hashOf)
    if (own.account !== account) return undefined
    const inMessage = own.inMessage && cleanMessage(own.inMessage)
    const transaction = { ...own, hash, inMessage, outMessages: own.outMessages.map(cleanMessage), block, provider }
    return { ...transaction, summary: summarize(transaction, readTransactionRequest(root, own.inMessage, hashOf)) }
  } catch {
    return undefined
  }
}

/**
 * Builds entities from the transactions' own bytes, so that all providers yield the same. Drops and counts invalid claims. Long lists are
 * read in steps. `interfaces`: contract interfaces named by an index.
 */
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

/** Bags that this page hashed last, by root hash. */
const hashed = new Map<Hash, Uint8Array>()
const MAX_HASHED = 8

/** Root hash of a bag of cells; null for missing or malformed bytes. Large bags are hashed in steps. */
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

/** A recently read bag, such as an account's code, by its root hash. */
export const bagOfHash = (hash: Hash): Uint8Array | undefined => hashed.get(hash)
