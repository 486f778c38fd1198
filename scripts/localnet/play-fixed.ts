/** Plays the history that tests and figures look at, so that it lies in the cache for all of them. */
import { FIXED_GENESIS, openNetwork } from './network.ts'

const network = await openNetwork({ profile: 'standard', genesisTime: FIXED_GENESIS })
network.close()
