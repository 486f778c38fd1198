/** Transactions without a chain. */
import { type Address, beginCell, external, storeMessage } from '@ton/core'
import { sha256 } from '../../../scripts/localnet/chain/tlb.ts'

/** A transaction of an external message, skipped for want of gas: `transaction$0111` of block.tlb. */
export function transactionBoc(account: Address, lt: bigint): { boc: Buffer; hash: Buffer } {
  const body = beginCell().storeUint(lt, 64).endCell()
  const message = beginCell()
    .store(storeMessage(external({ to: account, body })))
    .endCell()
  const messages = beginCell().storeMaybeRef(message).storeBit(0).endCell()
  const update = beginCell().storeUint(0x72, 8).storeBuffer(Buffer.alloc(32)).storeBuffer(Buffer.alloc(32)).endCell()
  // trans_ord: no storage and credit phase, compute phase skipped (no gas), no action phase, aborted.
  const description = beginCell().storeUint(0, 4).storeBit(0).storeBit(0).storeBit(0)
  description.storeBit(0).storeUint(0b10, 2).storeBit(0).storeBit(1).storeBit(0).storeBit(0)
  const cell = beginCell()
    .storeUint(0b0111, 4)
    .storeBuffer(account.hash)
    .storeUint(lt, 64)
    .storeBuffer(sha256('before'))
    .storeUint(0, 64)
    .storeUint(1_780_000_000, 32)
    .storeUint(0, 15)
    .storeUint(0b1010, 4)
    .storeRef(messages)
    .storeCoins(0)
    .storeBit(0)
    .storeRef(update)
    .storeRef(description.endCell())
    .endCell()
  return { boc: cell.toBoc(), hash: cell.hash() }
}
