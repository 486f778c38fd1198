/** Contracts that pass a message back and forth: traces of any length, within one block or over many. */
import { type Address, beginCell, type Cell, contractAddress, external, storeMessage } from '@ton/core'
import type { Chain } from '../chain/chain.ts'
import type { Workchain } from '../chain/types.ts'
import { code } from './contracts.ts'
import type { Contract } from './zerostate.ts'

const PASS = 0x0000b0a7

/** `number`: makes the addresses of several relays on one chain differ. */
export class Relay {
  readonly contract: Contract
  readonly address: Address

  constructor(home: Address, number: number, workchain: Workchain = 0) {
    const data = beginCell().storeUint(number, 32).storeAddress(home).endCell()
    this.contract = { code: code('relay'), data }
    this.address = contractAddress(workchain, this.contract)
  }

  /** Makes the contract start a trace from its balance (nanoTON), without a signed request. */
  start(chain: Chain, { hops, next, value }: { hops: number; next: Address; value: bigint }): void {
    const seqno = chain.account(this.address)?.data?.beginParse().loadUint(32)
    if (seqno === undefined) return
    const body = beginCell().storeUint(seqno, 32).storeCoins(value).storeSlice(passBody(hops, next).beginParse())
    chain.sendExternal(
      beginCell()
        .store(storeMessage(external({ to: this.address, body: body.endCell() })))
        .endCell(),
    )
  }
}

/** Body of a message that is passed on `hops` times, first to `next`. The rest of its value then goes to `home`. */
export function passBody(hops: number, next: Address): Cell {
  return beginCell().storeUint(PASS, 32).storeUint(hops, 16).storeAddress(next).endCell()
}
