import type { Argument, MethodCall } from '../../domain/method/value.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { authorityOf, gradeOf, MAX_GRADE, reachedBy } from '../../domain/proof/grade.ts'
import type { ComputedEnd } from '../../domain/replay/computed.ts'
import { getConfiguration } from '../../providers/node/execution.ts'
import { getMasterchainHead } from '../../providers/node/head.ts'
import type { RawAddress } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'

import { TonBytesError } from '../../ton/cell.ts'
import { methodIdOf } from '../../ton/code/methods.ts'
import { readAccountParts } from '../../ton/proof/account-state.ts'
import { rootOf } from '../../ton/replay/bag.ts'
import { emulatedConfig } from '../../ton/replay/config.ts'
import { methodInput } from '../../ton/replay/methods.ts'
import type { EmulatorResult } from '../../ton/replay/orders.ts'
import { readsConfig } from '../../ton/replay/reads-config.ts'
import { readVmStack, type VmArgument, writeVmStack } from '../../ton/replay/vm-stack.ts'
import { addressCell } from '../../ton/write-address.ts'
import { $proof, type Proof } from '../proof.ts'
import { createEmulation, type Emulation } from './emulation.ts'
import { EmulationError } from './emulator.ts'
import { UnavailableError } from './inputs.ts'
import { librariesOf, shortfallsOf } from './surroundings.ts'

/** Seed of a run that belongs to no block. */
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

/** Rejects with the reason of the signal when it is aborted before the proof has ended. */
function ended(proof: Proof, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = proof.subscribe(({ status }) => {
    if (status === 'ended') resolve()
  })
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise.finally(stop)
}

/** The state of an account with how far it is proved. Throws the provider's error where its bytes cannot be had. */
async function provedState(account: RawAddress, signal: AbortSignal) {
  const claim: Claim = { kind: 'account', account }
  const proof = $proof(claim)
  proof.start()
  await ended(proof, signal)
  const { rungs, problem } = proof.get()
  const link = rungs.map(rung => rung.link).find(({ kind }) => kind === 'account')
  if (link?.kind !== 'account' || link.state.length === 0) throw problem ?? new UnavailableError('other-state')
  const reached = reachedBy(rungs)
  const isSigned = gradeOf(claim, rungs) === MAX_GRADE && authorityOf(rungs)?.kind === 'pinned'
  return { state: link.state, seqno: reached?.committedBy?.seqno ?? null, isSigned }
}

/** A run of a get-method in this browser, on the state of its account that is proved as far as it goes. */
export function createComputation({ address, method, args }: MethodCall): Emulation<ComputedEnd> {
  return createEmulation(async (call, onInput, fetchEmulator) => {
    onInput('proof')
    const { state, seqno, isSigned } = await provedState(address, call.signal)
    fetchEmulator()
    onInput('configuration')
    const config = await getConfiguration(call, seqno ?? (await getMasterchainHead(call)).seqno)
    const root = readBoc(state)
    const { boc: libraries, isMissing } = await librariesOf(call, [root], onInput)
    const id = typeof method === 'number' ? method : methodIdOf(method)
    const around = {
      config: emulatedConfig(config),
      libraries,
      utime: Math.floor(Date.now() / 1000),
      randomSeed: NO_SEED,
    }
    const input = methodInput(readAccountParts(root), around, id, writeVmStack(args.map(stackArgument)))
    if (!input) throw new UnavailableError('no-code')
    const shortfalls = shortfallsOf(config, isMissing)
    return {
      order: { kind: 'method', input },
      shortfalls,
      end: (result: EmulatorResult): ComputedEnd => {
        if (result.kind !== 'method') throw new EmulationError('engine', 'another result')
        const { exitCode, gasUsed, stack, log } = result.output
        const run = { exitCode, gasUsed, stack: readStack(stack), readsConfig: readsConfig(log) }
        return { status: 'computed', ...run, seqno, isSigned, shortfalls }
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
