import { masterchainBlock } from '../../domain/block/block.ts'
import { plainMethods } from '../../domain/replay/plain-methods.ts'
import type { ForecastEnd } from '../../domain/replay/replay.ts'
import { getBlockEnd } from '../../providers/node/block-at.ts'
import { getConfiguration } from '../../providers/node/config.ts'
import { getShardAccount } from '../../providers/node/execution.ts'
import { getMasterchainHead } from '../../providers/node/head.ts'
import type { RawAddress } from '../../ton/address.ts'
import { toBase64 } from '../../ton/base64.ts'
import { readBoc } from '../../ton/boc.ts'
import type { Cell } from '../../ton/cell.ts'
import { readAccountParts } from '../../ton/proof/account-state.ts'
import { emulatedConfig } from '../../ton/replay/config.ts'
import { MAX_MESSAGE_BYTES } from '../../ton/replay/job.ts'
import type { EmulatorResult } from '../../ton/replay/orders.ts'
import { readShardAccount } from '../../ton/replay/shard-account.ts'
import { writeBoc } from '../../ton/write-boc.ts'
import { createEmulation, type Emulation } from './emulation.ts'
import { EmulationError } from './emulator.ts'
import { UnavailableError } from './inputs.ts'
import { librariesOf, shortfallsOf } from './surroundings.ts'

/** Random seed of a forecast: that of a future block is unknown. */
const NO_SEED = '00'.repeat(32)

/**
 * Forecasts the effect of a message on the current state of an account, at the time of the newest block. Nothing is sent.
 */
export function createForecast(account: RawAddress, cell: Cell): Emulation<ForecastEnd> {
  return createEmulation(async (call, onInput, fetchEmulator) => {
    const boc = writeBoc(cell, MAX_MESSAGE_BYTES)
    if (!boc) throw new UnavailableError('kind')
    onInput('head')
    const { seqno } = await getMasterchainHead(call)
    const { utime } = await getBlockEnd(call, masterchainBlock(seqno))
    onInput('state')
    const state = await getShardAccount(call, account, seqno)
    fetchEmulator()
    const root = readBoc(state)
    onInput('configuration')
    const config = await getConfiguration(call, seqno)
    const { boc: libraries, isMissing } = await librariesOf(call, [root, cell], onInput)
    const shortfalls = shortfallsOf(config, isMissing)
    const surroundings = { config: emulatedConfig(config), libraries, randomSeed: NO_SEED }
    const input = { ...surroundings, utime, lt: '0', account: toBase64(state), cause: { message: toBase64(boc) } }
    return {
      order: {
        kind: 'forecast',
        job: { input, methods: plainMethods(readAccountParts(readShardAccount(root).account).code) },
      },
      shortfalls,
      end: (result: EmulatorResult): ForecastEnd => {
        if (result.kind !== 'forecast') throw new EmulationError('engine', 'another result')
        return { ...result.forecast, shortfalls, seqno }
      },
    }
  })
}
