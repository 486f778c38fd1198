import {
  Address,
  type Cell,
  type Message as CoreMessage,
  type Transaction as CoreTransaction,
  Dictionary,
  ExternalAddress,
} from '@ton/core'
import { normalizedHash } from '../../../../scripts/localnet/chain/message.ts'
import type { Body } from '../../../../src/ton/body.ts'
import type { Message } from '../../../../src/ton/message.ts'
import { dedust } from '../../../../src/ton/operations/dedust.ts'
import { exchanges } from '../../../../src/ton/operations/exchanges.ts'
import { staking } from '../../../../src/ton/operations/staking.ts'
import { tokens } from '../../../../src/ton/operations/tokens.ts'
import { wallets } from '../../../../src/ton/operations/wallets.ts'
import type { ActionPhase, ComputePhase, Description, StoragePhase } from '../../../../src/ton/phases.ts'
import type { ChainTransaction } from '../../../../src/ton/transaction.ts'
import { rawOf } from '../../../support/address.ts'

const raw = (address: unknown) => (Address.isAddress(address) ? rawOf(address) : null)

const MAX_COMMENT = 65_536

/** A comment across cells: text where all of it is whole bytes and UTF-8, and does not begin with the byte of binary ones. */
function comment(start: Cell): BodyStart {
  const parts: Buffer[] = []
  for (let cell: Cell | undefined = start, skip = 32; cell && !cell.isExotic; cell = cell.refs[0], skip = 0) {
    const part = cell.bits.subbuffer(skip, cell.bits.length - skip)
    if (!part) return { kind: 'binary-comment' }
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
  try {
    if (bytes[0] === 0xff) return { kind: 'binary-comment' }
    return {
      kind: 'comment',
      text: decoder.decode(bytes.subarray(0, MAX_COMMENT), { stream: bytes.length > MAX_COMMENT }),
    }
  } catch {
    return { kind: 'binary-comment' }
  }
}

/** Beginning of a body: its operations are compared field by field elsewhere. */
export type BodyStart = { kind: Body['kind']; opcode?: number | null; text?: string }

function startOfCell(cell: Cell, bounced: boolean): BodyStart {
  if (cell.isExotic) return { kind: 'unknown', opcode: null }
  const opcode = cell.bits.length < 32 ? null : cell.beginParse().loadUint(32)
  if (bounced || opcode === 0xffffffff || opcode === 0xfffffffe) return { kind: 'bounced' }
  if (opcode === null)
    return cell.bits.length === 0 && cell.refs.length === 0 ? { kind: 'empty' } : { kind: 'unknown', opcode }
  if (opcode === 0) return comment(cell)
  if (opcode === 0x2167da4b) return { kind: 'encrypted-comment' }
  return { kind: LAYOUTS.test(opcode.toString(16).padStart(8, '0')) ? 'operation' : 'unknown', opcode }
}

const LAYOUTS = new RegExp(
  `^(?:${[tokens, wallets, staking, exchanges, dedust]
    .join('')
    .match(/^[0-9a-f]{8}/gm)
    ?.join('|')})$`,
)

/** The same of a message read by the product. */
export function startOf(message: Message): Omit<Message, 'body'> & { body: BodyStart } {
  const { kind, ...more } = message.body
  const body: BodyStart = { kind }
  if ('opcode' in more) body.opcode = more.opcode
  if ('text' in more) body.text = more.text
  return { ...message, body }
}

const extraOf = (other: Dictionary<number, bigint> | null | undefined) =>
  (other?.keys() ?? []).map(id => ({ id, amount: `${other?.get(id)}` }))

function external(address: unknown): string | null {
  if (!(address instanceof ExternalAddress)) return null
  const { bits, value } = address
  const padded = value << BigInt((8 - (bits % 8)) % 8)
  const hex = bits === 0 ? '' : padded.toString(16).padStart(Math.ceil(bits / 8) * 2, '0')
  return bits % 8 === 0 ? hex : `${hex}/${bits}`
}

/** A message read by `@ton/core` in our words; `cell` is the one that it was read from. */
export function expectedMessage({ info, init, body }: CoreMessage, cell: Cell): ReturnType<typeof startOf> {
  const { type: kind } = info
  const common = {
    hash: cell.hash().toString('hex'),
    source: raw(info.src),
    destination: raw(info.dest),
    init: init
      ? { code: init.code?.hash().toString('hex') ?? null, data: init.data?.hash().toString('hex') ?? null }
      : null,
  }
  const silent = { value: '0', extra: [], bounce: false, bounced: false, fwdFee: '0', createdLt: '0' }
  const outside = external(kind === 'external-in' ? info.src : info.dest)
  if (kind === 'external-in') {
    const normalized = normalizedHash({ info, init, body }).toString('hex')
    return { kind, ...common, normalized, external: outside, ...silent, body: startOfCell(body, false) }
  }
  const createdLt = `${info.createdLt}`
  if (kind === 'external-out')
    return { kind, ...common, external: outside, ...silent, createdLt, body: startOfCell(body, false) }
  return {
    kind,
    ...common,
    external: null,
    value: `${info.value.coins}`,
    extra: extraOf(info.value.other),
    bounce: info.bounce,
    bounced: info.bounced,
    fwdFee: `${info.forwardFee}`,
    createdLt,
    body: startOfCell(body, info.bounced),
  }
}

type Phases = Partial<{
  storagePhase: {
    storageFeesCollected: bigint
    storageFeesDue?: bigint | null
    statusChange: StoragePhase['change']
  } | null
  computePhase: Extract<CoreTransaction['description'], { type: 'generic' }>['computePhase']
  actionPhase: Extract<CoreTransaction['description'], { type: 'generic' }>['actionPhase']
  bouncePhase: { type: 'ok' | 'no-funds' | 'negative-funds' } | null
  aborted: boolean
  destroyed: boolean
}>

function computeOf(phase: Phases['computePhase']): ComputePhase | null {
  if (!phase) return null
  if (phase.type === 'skipped') return { skipped: phase.reason as 'no-gas' }
  const { success, exitCode, vmSteps } = phase
  const exitArg = phase.exitArg ?? null
  return {
    skipped: null,
    success,
    gasFees: `${phase.gasFees}`,
    gasUsed: `${phase.gasUsed}`,
    exitCode,
    exitArg,
    vmSteps,
  }
}

function actionOf(phase: Phases['actionPhase']): ActionPhase | null {
  if (!phase) return null
  const { success, valid, noFunds, resultCode, totalActions: actions, specActions, skippedActions } = phase
  const fees = { fwdFees: `${phase.totalFwdFees ?? 0n}`, actionFees: `${phase.totalActionFees ?? 0n}` }
  const resultArg = phase.resultArg ?? null
  return { success, valid, noFunds, resultCode, resultArg, actions, specActions, skippedActions, ...fees }
}

function described(description: CoreTransaction['description']): Description {
  const phases = description as Phases
  const names = { generic: 'ordinary', storage: 'storage', 'tick-tock': 'tick' } as const
  const { type } = description
  const other = type.startsWith('split') ? 'split' : 'merge'
  const kind = type === 'tick-tock' && description.isTock ? 'tock' : (names[type as 'generic'] ?? other)
  const stored = phases.storagePhase
  const due = stored?.storageFeesDue
  return {
    kind,
    storage: stored
      ? {
          fees: `${stored.storageFeesCollected}`,
          due: typeof due === 'bigint' ? `${due}` : null,
          change: stored.statusChange,
        }
      : null,
    compute: computeOf(phases.computePhase),
    action: actionOf(phases.actionPhase),
    bounce: phases.bouncePhase?.type ?? null,
    aborted: phases.aborted ?? false,
    destroyed: phases.destroyed ?? false,
  }
}

const hex = (value: bigint) => value.toString(16).padStart(64, '0')
const statuses = { uninitialized: 'uninit', 'non-existing': 'nonexist', active: 'active', frozen: 'frozen' } as const

/** A transaction read by `@ton/core` in our words. */
export function expectedTransaction(core: CoreTransaction, workchain: number) {
  const messages = core.raw.refs[0]?.beginParse()
  const received = messages?.loadMaybeRef()
  const sent = messages?.loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell()).values() ?? []
  return {
    account: `${workchain}:${hex(core.address)}`,
    lt: `${core.lt}`,
    prevHash: hex(core.prevTransactionHash),
    prevLt: `${core.prevTransactionLt}`,
    utime: core.now,
    before: statuses[core.oldStatus],
    after: statuses[core.endStatus],
    inMessage: core.inMessage && received ? expectedMessage(core.inMessage, received) : null,
    outMessages: core.outMessages
      .values()
      .flatMap((message, at) => (sent[at] ? expectedMessage(message, sent[at]) : [])),
    totalFees: `${core.totalFees.coins}`,
    ...described(core.description),
  }
}

/** The same of a transaction read by the product. */
export const startsOf = (transaction: ChainTransaction) => ({
  ...transaction,
  inMessage: transaction.inMessage && startOf(transaction.inMessage),
  outMessages: transaction.outMessages.map(startOf),
})
