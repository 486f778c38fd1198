import { plainMethods } from '../../domain/replay/plain-methods.ts'
import type { ForecastEnd } from '../../domain/replay/replay.ts'
import { getConfiguration, getShardAccount } from '../../providers/node/execution.ts'
import { getMasterchainHead } from '../../providers/node/head.ts'
import type { RawAddress } from '../../ton/address.ts'
import { toBase64 } from '../../ton/base64.ts'
import { readBoc } from '../../ton/boc.ts'
import { readAccountView } from '../../ton/replay/account-view.ts'
import type { EmulatorResult } from '../../ton/replay/orders.ts'
import { createEmulation, type Emulation } from './emulation.ts'
import { EmulationError } from './emulator.ts'
import { librariesOf, shortfallsOf } from './surroundings.ts'

/** A message as a bag of cells in base64, and the account that would receive it. */
export type ForecastMessage = { account: RawAddress; message: string }

/** Seed of a forecast: the one of a block to come is not known. */
const NO_SEED = '00'.repeat(32)

/** Forecast of what a message would do to an account as it is now. Nothing is sent. */
export function createForecast({ account, message }: ForecastMessage): Emulation<ForecastEnd> {
  return createEmulation(async (call, onInput) => {
    onInput('head')
    const { seqno } = await getMasterchainHead(call)
    onInput('state')
    const state = await getShardAccount(call, account, seqno)
    onInput('configuration')
    const config = await getConfiguration(call, seqno)
    const { boc, isMissing } = await librariesOf(call, readBoc(state), onInput)
    const bag = toBase64(state)
    const shortfalls = shortfallsOf(config, isMissing)
    const surroundings = { config: toBase64(config), libraries: boc, randomSeed: NO_SEED }
    const time = { utime: Math.floor(Date.now() / 1000), lt: '0' }
    const input = { ...surroundings, ...time, account: bag, cause: { message } }
    return {
      order: { kind: 'forecast', job: { input, methods: plainMethods(readAccountView(bag).code) } },
      shortfalls,
      end: (result: EmulatorResult): ForecastEnd => {
        if (result.kind !== 'forecast') throw new EmulationError('engine', 'another result')
        return { ...result.forecast, shortfalls, seqno }
      },
    }
  })
}
