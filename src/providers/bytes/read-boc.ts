import { cleanText, LONGEST_PARAGRAPH } from '../../domain/foreign/clean-text.ts'
import { summarize } from '../../domain/summary/summary.ts'
import type { Body, Field, Message, Transaction } from '../../domain/transaction/transaction.ts'
import { sleep } from '../../lib/sleep.ts'
import { readBoc } from '../../ton/boc.ts'
import { createHasher, hashLargeCell } from '../../ton/cell-hash.ts'
import type { Hash } from '../../ton/hash.ts'
import { readTransaction } from '../../ton/transaction.ts'
import type { ClaimedTransaction } from './claimed-transaction.ts'

const AT_ONCE = 8

/** Cleans what strangers wrote, however deep it stands. */
function cleanBody(body: Body): Body {
  if (body.kind === 'comment') return { ...body, text: cleanText(body.text, LONGEST_PARAGRAPH) }
  if (body.kind === 'bounced') return { ...body, original: body.original && cleanBody(body.original) }
  if (body.kind !== 'operation') return body
  const clean = (field: Field) => (field.kind === 'body' ? { ...field, value: cleanBody(field.value) } : field)
  return { ...body, fields: body.fields.map(clean) }
}

const cleanMessage = (message: Message): Message => ({ ...message, body: cleanBody(message.body) })

function read({ boc, hash, account, block }: ClaimedTransaction): Transaction | undefined {
  if (!boc || !account) return undefined
  try {
    const root = readBoc(boc)
    const hashOf = createHasher()
    // Bytes that are another transaction than they are said to be are worth nothing.
    if (hashOf(root) !== hash) return undefined
    const own = readTransaction(root, Number(account.split(':')[0]), hashOf)
    if (own.account !== account) return undefined
    const inMessage = own.inMessage && cleanMessage(own.inMessage)
    const transaction = { ...own, hash, inMessage, outMessages: own.outMessages.map(cleanMessage), block }
    return { ...transaction, summary: summarize(transaction) }
  } catch {
    return undefined
  }
}

/** Makes the entities from the transactions' own bytes, so that every provider gives the same; drops and counts what does not fit. */
export async function readTransactions(claims: ClaimedTransaction[]) {
  const transactions: Transaction[] = []
  for (let at = 0; at < claims.length; at += AT_ONCE) {
    // A long list is read in steps, and the page answers meanwhile.
    if (at > 0) await sleep(0)
    const step = claims.slice(at, at + AT_ONCE).map(read)
    transactions.push(...step.filter(transaction => transaction !== undefined))
  }
  return { transactions, unreadable: claims.length - transactions.length }
}

/** The bags that this page hashed last, by the hash of their root. */
const hashed = new Map<Hash, Uint8Array>()
const MOST_HASHED = 8

/** The hash of the root of a bag of cells; null for bytes that are missing or malformed. A large one is hashed in steps. */
export async function hashOfBoc(boc: Uint8Array | undefined): Promise<Hash | null> {
  if (!boc?.length) return null
  try {
    const hash = await hashLargeCell(readBoc(boc), () => sleep(0))
    hashed.set(hash, boc)
    for (const oldest of [...hashed.keys()].slice(0, -MOST_HASHED)) hashed.delete(oldest)
    return hash
  } catch {
    return null
  }
}

/** A bag that this page read a moment ago, such as an account's code, by its hash. */
export const bagOfHash = (hash: Hash): Uint8Array | undefined => hashed.get(hash)
