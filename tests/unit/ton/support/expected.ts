import {
  Address,
  type Cell,
  type Message as CoreMessage,
  type Transaction as CoreTransaction,
  type Slice,
} from '@ton/core'
import type { Body } from '../../../../src/ton/body.ts'
import type { Message } from '../../../../src/ton/message.ts'
import type { ActionPhase, ComputePhase, Description, StoragePhase } from '../../../../src/ton/phases.ts'
import type { ChainTransaction } from '../../../../src/ton/transaction.ts'
import { rawOf } from '../../../support/address.ts'

const raw = (address: unknown) => (Address.isAddress(address) ? rawOf(address) : null)

function snake(start: Cell): string {
  const parts: Buffer[] = []
  for (let cell: Cell | undefined = start, skip = 32; cell && !cell.isExotic; cell = cell.refs[0], skip = 0) {
    const bytes = Math.floor((cell.bits.length - skip) / 8)
    parts.push(cell.bits.subbuffer(skip, bytes * 8) ?? Buffer.alloc(0))
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(parts).subarray(0, 65_536))
}

function units(from: Slice): { units?: string } {
  try {
    return { units: `${from.skip(64).loadCoins()}` }
  } catch {
    return {}
  }
}

function bodyOf(cell: Cell, bounced: boolean): Body {
  if (cell.isExotic) return { kind: 'unknown' }
  const from = cell.beginParse()
  const opcode = cell.bits.length < 32 ? null : from.loadUint(32)
  const next = cell.bits.length < 64 ? null : from.preloadUint(32)
  if (opcode === 0xffffffff) return { kind: 'bounced', opcode: next }
  if (opcode === 0xfffffffe) {
    const whole = cell.refs[0]
    const readable = whole && !whole.isExotic && whole.bits.length >= 32
    return { kind: 'bounced', opcode: readable ? whole.beginParse().loadUint(32) : null }
  }
  if (bounced) return { kind: 'bounced', opcode: null }
  if (opcode === null) return { kind: cell.bits.length === 0 && cell.refs.length === 0 ? 'empty' : 'unknown' }
  if (opcode === 0) return { kind: 'comment', text: snake(cell) }
  if (opcode === 0x2167da4b) return { kind: 'encrypted-comment' }
  const isJetton = [0x0f8a7ea5, 0x178d4519, 0x7362d09c, 0x595f07bc, 0x7bdd97de].includes(opcode)
  return { kind: 'operation', opcode, ...(isJetton && units(from)) }
}

/** What a message read by `@ton/core` is in our words. */
export function expectedMessage({ info, body }: CoreMessage): Message {
  const { type: kind } = info
  const [source, destination] = [raw(info.src), raw(info.dest)]
  const silent = { value: '0', bounce: false, bounced: false, fwdFee: '0', createdLt: '0' }
  if (kind === 'external-in') return { kind, source, destination, ...silent, body: bodyOf(body, false) }
  const createdLt = `${info.createdLt}`
  if (kind === 'external-out') return { kind, source, destination, ...silent, createdLt, body: bodyOf(body, false) }
  const { bounce, bounced } = info
  const amounts = { value: `${info.value.coins}`, fwdFee: `${info.forwardFee}` }
  return { kind, source, destination, bounce, bounced, ...amounts, createdLt, body: bodyOf(body, bounced) }
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
  return { skipped: null, success, gasFees: `${phase.gasFees}`, gasUsed: `${phase.gasUsed}`, exitCode, vmSteps }
}

function actionOf(phase: Phases['actionPhase']): ActionPhase | null {
  if (!phase) return null
  const { success, valid, noFunds, resultCode, totalActions: actions, skippedActions } = phase
  const fees = { fwdFees: `${phase.totalFwdFees ?? 0n}`, actionFees: `${phase.totalActionFees ?? 0n}` }
  return { success, valid, noFunds, resultCode, actions, skippedActions, ...fees }
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

/** What a transaction read by `@ton/core` is in our words. */
export function expectedTransaction(core: CoreTransaction, workchain: number): ChainTransaction {
  return {
    account: `${workchain}:${hex(core.address)}`,
    lt: `${core.lt}`,
    prevHash: hex(core.prevTransactionHash),
    prevLt: `${core.prevTransactionLt}`,
    utime: core.now,
    before: statuses[core.oldStatus],
    after: statuses[core.endStatus],
    inMessage: core.inMessage ? expectedMessage(core.inMessage) : null,
    outMessages: core.outMessages.values().map(expectedMessage),
    totalFees: `${core.totalFees.coins}`,
    ...described(core.description),
  }
}
