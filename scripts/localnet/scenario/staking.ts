/** Staking pools and stakes for the elector: zerostate cells and message bodies. */
import { type Address, beginCell, type Cell, contractAddress } from '@ton/core'
import { code } from './contracts.ts'
import { type KeyPair, signBytes } from './keys.ts'
import { comment } from './wallet.ts'
import type { Contract } from './zerostate.ts'

export type PoolTerms = {
  validator: Address
  /** in 1/10,000 */
  rewardShare: number
  maxNominators: number
  minValidatorStake: bigint
  minNominatorStake: bigint
  /** jetton of a liquid pool */
  minter?: Address
}

export class Pool {
  readonly name: string
  readonly contract: Contract
  readonly address: Address

  constructor(name: string, terms: PoolTerms, workchain: -1 | 0 = 0) {
    this.name = name
    const details = beginCell()
      .storeAddress(terms.validator)
      .storeUint(terms.rewardShare, 16)
      .storeUint(terms.maxNominators, 16)
      .storeCoins(terms.minValidatorStake)
      .storeCoins(terms.minNominatorStake)
      .storeAddress(terms.minter ?? null)
      .endCell()
    const data = beginCell()
      .storeUint(0, 8)
      .storeUint(0, 16)
      .storeCoins(0)
      .storeCoins(0)
      .storeUint(0, 32)
      .storeBit(0)
      .storeRef(details)
      .endCell()
    this.contract = { code: code('staking-pool'), data }
    this.address = contractAddress(workchain, this.contract)
  }
}

export const depositBody = (): Cell => comment('d')
export const withdrawBody = (): Cell => comment('w')

export function acceptCoinsBody(): Cell {
  return beginCell().storeUint(4, 32).storeUint(0, 64).endCell()
}

export type Candidate = {
  keys: KeyPair
  adnl: Buffer
  account: Address
  electAt: number /** fixed point, 16.16 */
  maxFactor: number
}

/** Body of a stake for the elector, signed with the validator's key. */
export function newStakeBody(candidate: Candidate, queryId = 1): Cell {
  return beginCell()
    .storeUint(0x4e73744b, 32)
    .storeUint(queryId, 64)
    .storeSlice(stakeRequest(candidate).beginParse())
    .endCell()
}

/** Body of a stake through a pool, which adds its coins. */
export function poolStakeBody(candidate: Candidate, amount: bigint): Cell {
  return beginCell()
    .storeUint(0x4e73744b, 32)
    .storeUint(1, 64)
    .storeCoins(amount)
    .storeRef(stakeRequest(candidate))
    .endCell()
}

export function recoverStakeBody(): Cell {
  return beginCell().storeUint(0x47657424, 32).storeUint(1, 64).endCell()
}

function stakeRequest({ keys, adnl, account, electAt, maxFactor }: Candidate): Cell {
  const oath = Buffer.alloc(12)
  oath.writeUInt32BE(0x654c5074, 0)
  oath.writeUInt32BE(electAt, 4)
  oath.writeUInt32BE(maxFactor, 8)
  const signature = signBytes(Buffer.concat([oath, account.hash, adnl]), keys)
  return beginCell()
    .storeBuffer(keys.publicKey)
    .storeUint(electAt, 32)
    .storeUint(maxFactor, 32)
    .storeBuffer(adnl)
    .storeRef(beginCell().storeBuffer(signature).endCell())
    .endCell()
}

/** Returns the elector before its first election. */
export function electorContract(): Contract {
  const data = beginCell().storeBit(0).storeBit(0).storeBit(0).storeCoins(0).storeUint(0, 32).endCell()
  return { code: code('elector'), data }
}

/** Returns the configuration contract. Its data begin with the configuration. */
export function configContract(config: Cell): Contract {
  return { code: code('config'), data: beginCell().storeRef(config).storeUint(0, 32).endCell() }
}
