/** Plays the history for tests and measurements, so that all of them find it in the cache. */
import { FIXED_GENESIS, openNetwork } from './network.ts'

const network = await openNetwork({ profile: 'standard', genesisTime: FIXED_GENESIS })
network.close()
