import type { RawAddress } from '../../ton/address.ts'
import type { AccountFacts } from './account.ts'

/** Names of contracts that stake coins of others, as tonapi recognises them. */
const POOL = /nominator|^tv_pool|^tonstake|^bemo/
/** Get-methods that these contracts alone have. */
const POOL_METHODS = /^(?:list_nominators|get_pool_full_data|get_staking_status)$/
/** Contracts of the masterchain that are the network's own. */
const NETWORK = /^(?:elector|config|dns)/

type Recognised = Pick<AccountFacts, 'interfaces' | 'methods'>

/** True if an account looks like a staking pool, so that the list of pools is worth asking. */
export const mayBePool = ({ interfaces, methods }: Recognised) =>
  interfaces.some(name => POOL.test(name)) || methods.some(name => POOL_METHODS.test(name))

/** True if an account may have sent a stake to the elector: accounts of the masterchain alone can. */
export const mayBeValidator = (raw: RawAddress, interfaces: readonly string[]) =>
  raw.startsWith('-1:') && interfaces.length > 0 && !interfaces.some(name => NETWORK.test(name))
