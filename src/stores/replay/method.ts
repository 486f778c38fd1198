import { masterchainBlock } from '../../domain/block/block.ts'
import type { Argument, MethodCall } from '../../domain/method/value.ts'
import { type ComputedEnd, computedConfig, type RefusedRun } from '../../domain/replay/computed.ts'
import type { Call } from '../../lib/call.ts'
import { getBlockEnd } from '../../providers/node/block-at.ts'
import { getConfiguration } from '../../providers/node/config.ts'
import { getMasterchainHead } from '../../providers/node/head.ts'
import { readBoc } from '../../ton/boc.ts'
import { TonBytesError } from '../../ton/cell.ts'
import { hashCell } from '../../ton/cell-hash.ts'
import { methodIdOf } from '../../ton/code/methods.ts'
import { readAccountParts } from '../../ton/proof/account-state.ts'
import type { Evidence } from '../../ton/proof/checked.ts'
import { rootOf } from '../../ton/replay/bag.ts'
import { emulatedConfig, isShortened } from '../../ton/replay/config.ts'
import { methodInput } from '../../ton/replay/methods.ts'
import type { EmulatorResult } from '../../ton/replay/orders.ts'
import { readVmStack, type VmArgument, writeVmStack } from '../../ton/replay/vm-stack.ts'
import { addressCell } from '../../ton/write-address.ts'
import { createEmulation, type Emulation } from './emulation.ts'
import { EmulationError } from './emulator.ts'
import { UnavailableError } from './inputs.ts'
import { configurationAfter, type ProvedState, provedState } from './proved-state.ts'
import { librariesOf, shortfallsOf } from './surroundings.ts'

/** Random seed of a run outside of any block. */
const NO_SEED = '00'.repeat(32)

function stackArgument(argument: Argument): VmArgument {
  switch (argument.kind) {
    case 'int':
      return { kind: 'int', value: BigInt(argument.value) }
    case 'address':
      return { kind: 'slice', cell: addressCell(argument.raw) }
    case 'cell':
    case 'slice':
      return { kind: argument.kind, cell: rootOf(argument.boc) }
    case 'null':
      return argument
  }
}

/**
 * Configuration (bag of cells) at the block that commits a state. `isSigned`: a signed proof of that block has the same configuration.
 * `evidence`: set if the proof has another configuration. `utime`: time of the block in unix seconds; nodes run get-methods at it too.
 */
async function askConfiguration(call: Call, proved: ProvedState) {
  const shown = await configurationAfter(call, proved)
  const seqno = proved.committedBy?.block.seqno ?? (await getMasterchainHead(call)).seqno
  const utime = proved.utime ?? (await getBlockEnd(call, masterchainBlock(seqno))).utime
  const config = await getConfiguration(call, seqno)
  const sent = hashCell(readBoc(config))
  const isAnother = shown !== null && shown !== sent
  const evidence: Evidence | null = isAnother ? { what: 'configuration', expected: sent, found: shown } : null
  return { config, evidence, utime, isSigned: shown !== null && proved.isSigned }
}

const refused = (evidence: Evidence) => ({ ended: { status: 'contradicted' as const, evidence } })

/** Runs a get-method in this browser, on its account's state, which is proved as far as possible. */
export function createComputation({ address, method, args }: MethodCall): Emulation<ComputedEnd | RefusedRun> {
  return createEmulation<ComputedEnd | RefusedRun>(async (call, onInput, fetchEmulator) => {
    onInput('proof')
    const proved = await provedState(address, call.signal)
    if ('evidence' in proved) return refused(proved.evidence)
    fetchEmulator()
    onInput('configuration')
    const { config, evidence, utime, isSigned } = await askConfiguration(call, proved)
    if (evidence) return refused(evidence)
    const root = readBoc(proved.state)
    const { boc: libraries, isMissing } = await librariesOf(call, [root], onInput)
    const id = typeof method === 'number' ? method : methodIdOf(method)
    const around = {
      config: emulatedConfig(config),
      libraries,
      utime,
      randomSeed: NO_SEED,
    }
    const input = methodInput(readAccountParts(root), around, id, writeVmStack(args.map(stackArgument)))
    if (!input) throw new UnavailableError('no-code')
    const shortfalls = shortfallsOf(config, isMissing)
    const isCut = isShortened(config)
    return {
      order: { kind: 'method', input },
      shortfalls,
      end: (result: EmulatorResult): ComputedEnd => {
        if (result.kind !== 'method') throw new EmulationError('engine', 'another result')
        const { exitCode, gasUsed, stack, uses } = result.output
        const run = { exitCode, gasUsed, stack: readStack(stack), shortfalls }
        const ground = { seqno: proved.committedBy?.block.seqno ?? null, isSigned: proved.isSigned }
        return { status: 'computed', ...run, ...ground, config: computedConfig({ uses, isSigned, isShortened: isCut }) }
      },
    }
  })
}

function readStack(bag: string) {
  try {
    return readVmStack(rootOf(bag))
  } catch (error) {
    if (error instanceof TonBytesError) throw new EmulationError('engine', error.message)
    throw error
  }
}
