import { type Cell, refuse } from './cell.ts'
import { readCurrencies } from './currencies.ts'
import { Slice } from './slice.ts'

/** Storage phase; fees are nanoTON as decimal text. */
export type StoragePhase = { fees: string; due: string | null; change: 'unchanged' | 'frozen' | 'deleted' }
export type ComputePhase =
  | { skipped: 'no-state' | 'bad-state' | 'no-gas' | 'suspended' }
  | {
      skipped: null
      success: boolean
      gasFees: string
      gasUsed: string
      exitCode: number
      exitArg: number | null
      vmSteps: number
    }
export type ActionPhase = {
  success: boolean
  valid: boolean
  noFunds: boolean
  resultCode: number
  resultArg: number | null
  actions: number
  /** actions other than messages: reserves, code, libraries */
  specActions: number
  skippedActions: number
  fwdFees: string
  actionFees: string
}

/** Fields of `TransactionDescr` (block.tlb). */
export type Description = {
  kind: 'ordinary' | 'tick' | 'tock' | 'storage' | 'split' | 'merge'
  storage: StoragePhase | null
  compute: ComputePhase | null
  action: ActionPhase | null
  bounce: 'ok' | 'no-funds' | 'negative-funds' | null
  aborted: boolean
  destroyed: boolean
}

// Object members below are evaluated, and thus read, in the order of block.tlb.

/** Reads `AccStatusChange`. */
function readChange(from: Slice): StoragePhase['change'] {
  if (!from.bit()) return 'unchanged'
  return from.bit() ? 'deleted' : 'frozen'
}

function readStorage(from: Slice): StoragePhase {
  return { fees: from.coins(), due: from.maybeCoins(), change: readChange(from) }
}

function skipCredit(from: Slice): void {
  from.maybeCoins() // due_fees_collected
  readCurrencies(from) // credit
}

function readCompute(from: Slice): ComputePhase {
  if (!from.bit()) {
    const reason = (['no-state', 'bad-state', 'no-gas'] as const)[from.uint(2)]
    if (!reason && from.bit()) refuse('unknown reason')
    return { skipped: reason ?? 'suspended' }
  }
  const success = from.bit()
  from.skip(2) // msg_state_used, account_activated
  const gasFees = from.coins()
  const vm = new Slice(from.ref())
  const gasUsed = vm.varUint(3)
  vm.varUint(3) // gas_limit
  vm.maybe(() => vm.varUint(2)) // gas_credit
  vm.skip(8) // mode
  const exitCode = vm.uint(32) | 0
  const exitArg = vm.maybe(() => vm.uint(32) | 0)
  return { skipped: null, success, gasFees, gasUsed, exitCode, exitArg, vmSteps: vm.uint(32) }
}

function readAction(cell: Cell): ActionPhase {
  const from = new Slice(cell)
  const success = from.bit()
  const valid = from.bit()
  const noFunds = from.bit()
  readChange(from)
  const fwdFees = from.maybeCoins() ?? '0'
  const actionFees = from.maybeCoins() ?? '0'
  const resultCode = from.uint(32) | 0
  const resultArg = from.maybe(() => from.uint(32) | 0)
  const actions = from.uint(16)
  const specActions = from.uint(16)
  const skippedActions = from.uint(16)
  const fees = { fwdFees, actionFees }
  return { success, valid, noFunds, resultCode, resultArg, actions, specActions, skippedActions, ...fees }
}

function readBounce(from: Slice): Description['bounce'] {
  const isDone = from.bit()
  if (!isDone && !from.bit()) return 'negative-funds'
  from.varUint(3) // msg_size: cells
  from.varUint(3) // msg_size: bits
  from.coins() // msg_fees, or req_fwd_fees
  if (isDone) from.coins() // fwd_fees
  return isDone ? 'ok' : 'no-funds'
}

/** Kinds by four-bit tag, including the last bit of `trans_tick_tock$001 is_tock:Bool`. */
const kinds = ['ordinary', 'storage', 'tick', 'tock', 'split', 'split', 'merge', 'merge'] as const

/** Reads `TransactionDescr` (block.tlb). Throws `TonBytesError` for other cells. */
export function readDescription(cell: Cell): Description {
  const from = new Slice(cell)
  const tag = from.uint(4)
  const kind = kinds[tag] ?? refuse('unknown kind')
  const isOrdinary = tag === 0
  const isSplitInstall = tag === 5
  const isMergePrepare = tag === 6
  const isMergeInstall = tag === 7
  const hasCredit = isOrdinary || isMergeInstall
  const runs = kind !== 'storage' && !isSplitInstall && !isMergePrepare
  if (isOrdinary) from.skip(1) // credit_first
  if (tag > 3) from.skip(12 + 512) // split_info
  if (isMergeInstall) from.ref() // prepare_transaction
  const hasStorage = hasCredit || tag === 4 ? from.bit() : !isSplitInstall
  const storage = hasStorage ? readStorage(from) : null
  if (hasCredit) from.maybe(() => skipCredit(from))
  return {
    kind,
    storage,
    compute: runs ? readCompute(from) : null,
    action: runs ? from.maybe(() => readAction(from.ref())) : null,
    aborted: (runs || isMergePrepare) && from.bit(),
    bounce: isOrdinary ? from.maybe(() => readBounce(from)) : null,
    destroyed: runs && from.bit(),
  }
}

/** Initial gas of an ordinary, tick or tock transaction's run, by its description; null if it did not run. */
export function readInitialGas(description: Cell): number | null {
  const from = new Slice(description)
  const tag = from.uint(4)
  const isOrdinary = tag === 0
  if (!isOrdinary && kinds[tag] !== 'tick' && kinds[tag] !== 'tock') return null
  if (isOrdinary) from.skip(1) // credit_first
  if (!isOrdinary || from.bit()) readStorage(from)
  if (isOrdinary) from.maybe(() => skipCredit(from))
  if (!from.bit()) return null
  from.skip(3) // success, msg_state_used, account_activated
  from.coins() // gas_fees
  const vm = new Slice(from.ref())
  vm.varUint(3) // gas_used
  const limit = vm.varUint(3)
  return Number(limit) + Number(vm.maybe(() => vm.varUint(2)) ?? 0)
}
