import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import { holdsAccount } from '../../domain/block/holds-account.ts'
import type { TransactionList } from '../../domain/transaction/list.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { prepareReader } from '../bytes/boc.ts'
import { askedRows } from '../http/asked.ts'
import { flag, maybe, schemaOf } from '../http/wire.ts'
import { answeredBlock } from '../requests/answered-block.ts'
import { blockParams } from '../requests/block.ts'
import { expectBlock, findBlock, pageAfter } from './block-id.ts'
import { nodeApi } from './client.ts'
import { extTransactions, readExtTransactions } from './transaction-rows.ts'

const blockTransactions = v.object({
  id: maybe(schemaOf(answeredBlock)),
  transactions: extTransactions,
  incomplete: maybe(flag),
})

/** At most `count` complete transactions of a block after `after`, in the server's order (getBlockTransactionsExt). */
export async function getFullBlockTransactions(
  call: Call,
  id: BlockId,
  count: number,
  after?: { account: RawAddress; lt: string },
): Promise<TransactionList & { incomplete: boolean }> {
  prepareReader()
  const query = { ...blockParams(id.workchain, id.shard, id.seqno), count, ...pageAfter(after) }
  const read = await findBlock(nodeApi('/getBlockTransactionsExt', query, blockTransactions, call))
  expectBlock(id, read.id)
  const all = await readExtTransactions(read.transactions, id)
  const received = all.transactions.length + all.unreadable
  const transactions = askedRows('toncenter', 'block', all.transactions, ({ account }) => holdsAccount(id, account))
  return {
    ...all,
    transactions,
    unreadable: received - transactions.length,
    // A full page may have a successor.
    incomplete: read.incomplete ?? received >= count,
  }
}
