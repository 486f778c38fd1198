/** Messages in transit, and the cells that contain or reference them. */
import {
  type Address,
  beginCell,
  type Cell,
  type CommonMessageInfoExternalIn,
  type CommonMessageInfoInternal,
  Dictionary,
  loadMessage,
  type Message,
} from '@ton/core'
import type { TransactionRecord } from './record.ts'
import type { ForecastStart } from './types.ts'

export type InternalMessage = Message & { info: CommonMessageInfoInternal }
export type ExternalMessage = Message & { info: CommonMessageInfoExternalIn }

export type Waiting =
  | { kind: 'external'; cell: Cell; message: ExternalMessage }
  | {
      kind: 'internal'
      cell: Cell
      message: InternalMessage
      /** the sending transaction; null for the collator's own message */
      parent: TransactionRecord | null
      /** `MsgEnvelope` */
      envelope: Cell
    }

/** Outgoing messages of a `Transaction` cell as original cells, to preserve hashes. */
export function outgoingCells(transaction: Cell): Cell[] {
  const messages = transaction.refs[0]?.beginParse()
  if (!messages) throw new Error('A transaction keeps its messages in the first reference')
  messages.loadMaybeRef()
  const cells = messages.loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
  return cells.keys().flatMap(index => cells.get(index) ?? [])
}

/** Incoming message of a `Transaction` cell; null if none. */
export function incomingCell(transaction: Cell): Cell | null {
  return transaction.refs[0]?.beginParse().loadMaybeRef() ?? null
}

/** `msg_envelope#4`, routed within one shard. */
export function envelopeOf(message: Cell, forwardFee: bigint): Cell {
  return beginCell().storeUint(4, 4).storeUint(0, 8).storeUint(0, 8).storeCoins(forwardFee).storeRef(message).endCell()
}

/** Parses an external message. Throws for other cells. */
export function parseExternal(cell: Cell): ExternalMessage {
  const message = loadMessage(cell.beginParse())
  if (!isExternalIn(message)) throw new Error('Only external messages come from outside')
  return message
}

export function isInternal(message: Message): message is InternalMessage {
  return message.info.type === 'internal'
}

export function isExternalIn(message: Message): message is ExternalMessage {
  return message.info.type === 'external-in'
}

/** Normalised hash of an external message (TEP-467): without source, import fee and state init, so independent of the relay. */
export function normalizedHash(message: ExternalMessage): Buffer {
  return beginCell()
    .storeUint(0b10, 2)
    .storeAddress(null)
    .storeAddress(message.info.dest)
    .storeCoins(0)
    .storeBit(0)
    .storeBit(1)
    .storeRef(message.body)
    .endCell()
    .hash()
}

/** Message created by the collator: collected fees (nanoTON) for the elector. */
export function recovery(to: Address, value: bigint, lt: bigint, now: number) {
  const cell = beginCell()
    .storeUint(0b0110, 4)
    .storeUint(0b100, 3)
    .storeInt(-1, 8)
    .storeUint(0, 256)
    .storeAddress(to)
    .storeCoins(value)
    .storeBit(0)
    .storeCoins(0)
    .storeCoins(0)
    .storeUint(lt, 64)
    .storeUint(now, 32)
    .storeBit(0)
    .storeBit(0)
    .endCell()
  const message = loadMessage(cell.beginParse())
  if (!isInternal(message)) throw new Error('A recovery is an internal message')
  return { cell, message }
}

/** Predicate for the waiting messages that a forecast starts from. */
export function beginsAt({ trace, external }: ForecastStart): (one: Waiting) => boolean {
  const id = trace?.toString('hex')
  const isNamed = (hash: Buffer) => external?.equals(hash) ?? false
  return one =>
    one.kind === 'internal'
      ? one.parent !== null && one.parent.trace === id
      : isNamed(one.cell.hash()) || isNamed(normalizedHash(one.message))
}
