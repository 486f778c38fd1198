import { bodyName } from '../reason/opcode.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'

/** End of a message: the transaction that received it, or the one that sent it. */
export type End = 'receiver' | 'sender'

/**
 * A row of a trace that is explored step by step. `step`: a loaded transaction. `message`: its other end is not loaded. `run`: similar
 * messages of one transaction, of which `found` have loaded receivers. `level`: number of branchings above; chains are not indented.
 * `total`: nanoTON.
 */
export type FoundRow =
  | { kind: 'step'; step: number; level: number }
  | { kind: 'message'; end: End; message: Message; level: number }
  | {
      kind: 'run'
      key: string
      name: string
      count: number
      found: number
      total: string
      open: boolean
      level: number
    }

/** Minimum length of a run of similar messages. */
const MIN_RUN = 9

/** The first loaded transaction, reached through the senders. */
function firstOf(found: Transaction[]): Transaction | undefined {
  const senders = new Map(found.flatMap(sender => sender.outMessages.map(({ hash }) => [hash, sender] as const)))
  let [first] = found
  for (let above = first; above; above = senders.get(above.inMessage?.hash ?? '')) first = above
  return first
}

/** Groups consecutive messages of the same name. */
function alike(messages: Message[]): { name: string; messages: Message[] }[] {
  const groups: { name: string; messages: Message[] }[] = []
  for (const message of messages) {
    const name = bodyName(message.body)
    const last = groups.at(-1)
    if (last?.name === name) last.messages.push(message)
    else groups.push({ name, messages: [message] })
  }
  return groups
}

/**
 * Rows of a partly loaded trace, whose transactions are linked by messages. `open`: keys of expanded runs; a collapsed run only shows
 * loaded receivers. Only messages between accounts have two ends.
 */
export function foundRows(found: Transaction[], open: ReadonlySet<string>): FoundRow[] {
  const rows: FoundRow[] = []
  const receivers = new Map(found.map((receiver, step) => [receiver.inMessage?.hash, { receiver, step }]))

  function follow(transaction: Transaction, step: number, level: number, isAlone: boolean) {
    rows.push({ kind: 'step', step, level })
    const sent = transaction.outMessages.filter(({ kind }) => kind === 'internal')
    const deeper = isAlone && sent.length < 2 ? level : level + 1
    for (const { name, messages } of alike(sent)) {
      const isRun = messages.length >= MIN_RUN
      const key = messages[0]?.hash ?? ''
      if (isRun) rows.push({ kind: 'run', key, name, open: open.has(key), ...sumOf(messages), level: deeper })
      const below = isRun ? deeper + 1 : deeper
      for (const message of messages) {
        const next = receivers.get(message.hash)
        if (next) follow(next.receiver, next.step, below, sent.length < 2)
        else if (!isRun || open.has(key)) rows.push({ kind: 'message', end: 'receiver', message, level: below })
      }
    }
  }

  const sumOf = (messages: Message[]) => ({
    count: messages.length,
    found: messages.filter(({ hash }) => receivers.has(hash)).length,
    total: `${messages.reduce((sum, { value }) => sum + BigInt(value), 0n)}`,
  })

  const first = firstOf(found)
  if (!first) return rows
  const { inMessage } = first
  if (inMessage?.kind === 'internal') rows.push({ kind: 'message', end: 'sender', message: inMessage, level: 0 })
  follow(first, found.indexOf(first), 0, true)
  return rows
}
