/** The zerostate: configuration, elector, banks and the first validators. */
import { Address, type Cell } from '@ton/core'
import { addressParam, electionTimes, stakeLimits, validatorSet } from '../chain/config.ts'
import type { Accounts } from './accounts.ts'
import { type Context, placeContract, TON } from './context.ts'
import { rootContract, type Zone } from './dns.ts'
import { configContract, electorContract } from './staking.ts'
import { activeAccount } from './zerostate.ts'

export const ELECTOR = new Address(-1, Buffer.alloc(32, 0x33))
const CONFIG = new Address(-1, Buffer.alloc(32, 0x55))

/** Times of elections in seconds, as on mainnet. */
export const ELECTION = { electedFor: 65536, startBefore: 32768, endBefore: 8192, heldFor: 32768 }
/** Seconds from the zerostate to the end of the first round. */
export const FIRST_ROUND_SECONDS = 9000
const MIN_STAKE = 300_000n * TON
const MAX_STAKE = 10_000_000n * TON
const MIN_TOTAL_STAKE = 5_000_000n * TON
const MAX_FACTOR = 3 * 65536

/** Configuration parameters that differ from mainnet's. The DNS root (4) keeps its mainnet address. */
export function configuration(accounts: Accounts, genesis: number): Map<number, Cell> {
  const { electedFor, startBefore, endBefore, heldFor } = ELECTION
  const until = genesis + FIRST_ROUND_SECONDS
  const weight = (1n << 60n) / BigInt(accounts.validators.length)
  const validators = accounts.validators.map(({ keys, adnl }) => ({ publicKey: keys.publicKey, adnl, weight }))
  return new Map([
    [0, addressParam(CONFIG)],
    [1, addressParam(ELECTOR)],
    [15, electionTimes(electedFor, startBefore, endBefore, heldFor)],
    [17, stakeLimits(MIN_STAKE, MAX_STAKE, MIN_TOTAL_STAKE, MAX_FACTOR)],
    [34, validatorSet({ since: until - electedFor, until, validators, main: validators.length })],
  ])
}

/** Places the system contracts and the banks. The configuration contract contains the chain's configuration. */
export function layFoundation({ chain, fixtures, accounts, place }: Context): void {
  for (const { keys } of accounts.validators) fixtures.setSecretKey(keys)
  const config = chain.sealer.config.cell
  const special = { tick: true, tock: true }
  place(CONFIG, () => activeAccount(CONFIG, configContract(config), 5_000n * TON, { ...special, tick: false }))
  place(ELECTOR, () => activeAccount(ELECTOR, electorContract(), 10_000n * TON, { ...special, tock: false }))
  const { bank, masterBank } = accounts
  place(bank.address, () => activeAccount(bank.address, bank.init, 900_000_000n * TON))
  place(masterBank.address, () => activeAccount(masterBank.address, masterBank.init, 4_000_000_000n * TON))
}

/** Places the DNS root on the masterchain, and its collections on the basechain. */
export function placeDomains(context: Context, ton: Zone, telegram: Zone): void {
  const root = context.chain.sealer.config.account(4)
  context.place(root, () => activeAccount(root, rootContract(ton.address, telegram.address), 100n * TON))
  placeContract(context, ton.contract, 10n * TON)
  placeContract(context, telegram.contract, 10n * TON)
  context.fixtures.addRole('dns root', root)
}
