import { bodyName } from '../reason/opcode.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'

/** Transaction of a message that is looked for: the one that received it, or the one that sent it. */
export type End = 'receiver' | 'sender'

/**
 * A row of a trace that is found transaction by transaction: one that was found, a message whose other end was not looked for, or a run of
 * like messages that one transaction sent, `found` of them received by transactions that were found. `level` counts branchings above
 * it: a chain is not indented. `total` is nanoTON.
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

/** So many like messages of one transaction are a run. */
const MIN_RUN = 9

/** The first transaction of those found: the sender of the sender, as far as it is known. */
function firstOf(found: Transaction[]): Transaction | undefined {
  const senders = new Map(found.flatMap(sender => sender.outMessages.map(({ hash }) => [hash, sender] as const)))
  let [first] = found
  for (let above = first; above; above = senders.get(above.inMessage?.hash ?? '')) first = above
  return first
}

/** Messages in their order, neighbours of one name together. */
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
 * The rows of a trace of which only some transactions were found, each linked to another by a message. `open` holds the keys of runs whose
 * messages are all shown; a closed one shows those that were found. Only messages from account to account have two ends.
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
