import type { RawAddress } from '../../ton/address.ts'
import type { AccountFacts } from './account.ts'

/** Interfaces of staking pools, as named by tonapi. */
const POOL = /nominator|^tv_pool|^tonstake|^bemo/
/** Get-methods that only these contracts have. */
const POOL_METHODS = /^(?:list_nominators|get_pool_full_data|get_staking_status)$/
/** System contracts of the masterchain. */
const NETWORK = /^(?:elector|config|dns)/

type Recognised = Pick<AccountFacts, 'interfaces' | 'methods'>

/** True if an account looks like a staking pool. Only then is the list of pools requested. */
export const mayBePool = ({ interfaces, methods }: Recognised) =>
  interfaces.some(name => POOL.test(name)) || methods.some(name => POOL_METHODS.test(name))

/** True if an account may have sent a stake to the elector, which only masterchain accounts can. */
export const mayBeValidator = (raw: RawAddress, interfaces: readonly string[]) =>
  raw.startsWith('-1:') && interfaces.length > 0 && !interfaces.some(name => NETWORK.test(name))
