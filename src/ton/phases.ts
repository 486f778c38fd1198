import { type Cell, refuse } from './cell.ts'
import { Slice } from './slice.ts'

/** All fees are nanoTON as decimal text. */
export type StoragePhase = { fees: string; due: string | null; change: 'unchanged' | 'frozen' | 'deleted' }
export type ComputePhase =
  | { skipped: 'no-state' | 'bad-state' | 'no-gas' | 'suspended' }
  | { skipped: null; success: boolean; gasFees: string; gasUsed: string; exitCode: number; vmSteps: number }
export type ActionPhase = {
  success: boolean
  valid: boolean
  noFunds: boolean
  resultCode: number
  actions: number
  skippedActions: number
  fwdFees: string
  actionFees: string
}

/** What `TransactionDescr` tells. */
export type Description = {
  kind: 'ordinary' | 'tick' | 'tock' | 'storage' | 'split' | 'merge'
  storage: StoragePhase | null
  compute: ComputePhase | null
  action: ActionPhase | null
  bounce: 'ok' | 'no-funds' | 'negative-funds' | null
  aborted: boolean
  destroyed: boolean
}

// In what follows the fields of an object are read in the order they are written in, which is that of block.tlb.

/** `AccStatusChange` */
function readChange(from: Slice): StoragePhase['change'] {
  if (!from.bit()) return 'unchanged'
  return from.bit() ? 'deleted' : 'frozen'
}

function readStorage(from: Slice): StoragePhase {
  return { fees: from.coins(), due: from.maybe(() => from.coins()), change: readChange(from) }
}

/** `TrCreditPhase` */
function skipCredit(from: Slice): void {
  from.maybe(() => from.coins())
  from.currencies()
}

function readCompute(from: Slice): ComputePhase {
  if (!from.bit()) {
    const reason = (['no-state', 'bad-state', 'no-gas'] as const)[from.uint(2)]
    if (!reason && from.bit()) refuse('Compute phase skipped for an unknown reason')
    return { skipped: reason ?? 'suspended' }
  }
  const success = from.bit()
  from.skip(2) // msg_state_used, account_activated
  const gasFees = from.coins()
  const vm = new Slice(from.ref())
  const gasUsed = `${vm.varUint(3)}`
  vm.varUint(3) // gas_limit
  vm.maybe(() => vm.varUint(2)) // gas_credit
  vm.skip(8) // mode
  const exitCode = vm.int32()
  vm.maybe(() => vm.int32()) // exit_arg
  return { skipped: null, success, gasFees, gasUsed, exitCode, vmSteps: vm.uint(32) }
}

function readAction(cell: Cell): ActionPhase {
  const from = new Slice(cell)
  const [success, valid, noFunds] = [from.bit(), from.bit(), from.bit()]
  readChange(from)
  const fwdFees = from.maybe(() => from.coins()) ?? '0'
  const actionFees = from.maybe(() => from.coins()) ?? '0'
  const resultCode = from.int32()
  from.maybe(() => from.int32()) // result_arg
  const actions = from.uint(16)
  from.skip(16) // spec_actions
  return { success, valid, noFunds, resultCode, actions, skippedActions: from.uint(16), fwdFees, actionFees }
}

function readBounce(from: Slice): Description['bounce'] {
  const done = from.bit()
  if (!done && !from.bit()) return 'negative-funds'
  from.varUint(3) // msg_size: cells, bits
  from.varUint(3)
  from.coins() // msg_fees, or req_fwd_fees
  if (done) from.coins() // fwd_fees
  return done ? 'ok' : 'no-funds'
}

const nothing = { storage: null, compute: null, action: null, bounce: null, aborted: false, destroyed: false }

/** How all kinds of transactions that run a contract end. */
function readRun(from: Slice, mayBounce = false) {
  return {
    compute: readCompute(from),
    action: from.maybe(() => readAction(from.ref())),
    aborted: from.bit(),
    bounce: mayBounce ? from.maybe(() => readBounce(from)) : null,
    destroyed: from.bit(),
  }
}

function readOrdinary(from: Slice): Description {
  from.skip(1) // credit_first
  const storage = from.maybe(() => readStorage(from))
  from.maybe(() => skipCredit(from))
  return { kind: 'ordinary', storage, ...readRun(from, true) }
}

function readSplitMerge(from: Slice, kind: 'split' | 'merge', isInstall: boolean): Description {
  from.skip(12 + 512) // split_info
  if (kind === 'merge' && !isInstall) return { ...nothing, kind, storage: readStorage(from), aborted: from.bit() }
  if (isInstall) from.ref() // prepare_transaction
  if (kind === 'split' && isInstall) return { ...nothing, kind }
  const storage = from.maybe(() => readStorage(from))
  if (isInstall) from.maybe(() => skipCredit(from))
  return { kind, storage, ...readRun(from) }
}

/** Reads `TransactionDescr` (block.tlb). Throws a `TonBytesError` when the cell is something else. */
export function readDescription(cell: Cell): Description {
  const from = new Slice(cell)
  const tag = from.uint(3)
  if (tag === 1) return { ...nothing, kind: from.bit() ? 'tock' : 'tick', storage: readStorage(from), ...readRun(from) }
  const second = from.bit()
  if (tag > 3) refuse('Unknown kind of transaction')
  if (tag > 1) return readSplitMerge(from, tag === 2 ? 'split' : 'merge', second)
  return second ? { ...nothing, kind: 'storage', storage: readStorage(from) } : readOrdinary(from)
}
